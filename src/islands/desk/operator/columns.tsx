import { useMemo } from 'react';
import { STATUS } from '#contract/enums.ts';
import type { OperatorView } from '#contract/operator/staff.schema.ts';
import { Button } from '../../ui/Button.tsx';
import { useIsland } from '../../ui/IslandContext.tsx';
import type { Column } from '../ui/DataTable.tsx';

type Props = {
  onEdit: (operator: OperatorView) => void;
  onPassword: (operator: OperatorView) => void;
};

export function useOperatorColumns({ onEdit, onPassword }: Props) {
  const { t } = useIsland();
  return useMemo(
    (): Column<OperatorView>[] => [
      { id: 'name', title: t('desk:staff.name'), cell: ({ name }) => name, sortBy: ({ name }) => name },
      {
        id: 'userName',
        title: t('desk:login.userName'),
        cell: ({ userName }) => userName,
        sortBy: ({ userName }) => userName,
      },
      {
        id: 'role',
        title: t('desk:staff.role'),
        cell: ({ role }) => t(`desk:role.${role}`),
        sortBy: ({ role }) => role,
      },
      { id: 'shop', title: t('desk:staff.shop'), cell: ({ shop }) => shop ?? '—', sortBy: ({ shop }) => shop ?? '' },
      {
        id: 'status',
        title: t('desk:staff.status'),
        cell: ({ status }) => t(status === STATUS.NORMAL ? 'desk:staff.active' : 'desk:staff.disabled'),
        sortBy: ({ status }) => status,
      },
      {
        id: 'actions',
        title: t('desk:staff.actions'),
        cell: (operator) => (
          <span className="flex gap-1 whitespace-nowrap">
            <Button
              size="sm"
              aria-label={t('desk:staff.editOf', { name: operator.name })}
              onClick={() => onEdit(operator)}
            >
              {t('desk:staff.edit')}
            </Button>
            {!operator.store && (
              <Button
                size="sm"
                look="ghost"
                aria-label={t('desk:staff.resetTitle', { name: operator.name })}
                onClick={() => onPassword(operator)}
              >
                {t('desk:staff.reset')}
              </Button>
            )}
          </span>
        ),
      },
    ],
    [t, onEdit, onPassword],
  );
}
