import { useMemo } from 'react';
import { STATUS } from '#contract/enums.ts';
import { changeOperator } from '#contract/operator/desk.calls.ts';
import type { OperatorView, RoleView } from '#contract/operator/staff.schema.ts';
import { Button } from '../../ui/Button.tsx';
import { useIsland } from '../../ui/IslandContext.tsx';
import type { Column } from '../ui/DataTable.tsx';
import { useMay, useWorker } from '../ui/may.tsx';

type Props = {
  roles: readonly RoleView[];
  onEdit: (operator: OperatorView) => void;
  onPassword: (operator: OperatorView) => void;
  onLogins: (operator: OperatorView) => void;
};

export function useOperatorColumns({ roles, onEdit, onPassword, onLogins }: Props) {
  const { t } = useIsland();
  const { shopId: own } = useWorker();
  const edits = useMay()(changeOperator);
  return useMemo((): Column<OperatorView>[] => {
    const nameOfRole = ({ role, roleId }: OperatorView) =>
      roles.find(({ id }) => id === roleId)?.name ?? t(`desk:role.${role}`);
    const all: (Column<OperatorView> | false)[] = [
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
        cell: nameOfRole,
        sortBy: nameOfRole,
      },
      own === null && {
        id: 'shop',
        title: t('desk:staff.shop'),
        cell: ({ shop }) => shop ?? '—',
        sortBy: ({ shop }) => shop ?? '',
      },
      {
        id: 'status',
        title: t('desk:staff.status'),
        cell: ({ status }) => t(status === STATUS.NORMAL ? 'desk:staff.active' : 'desk:staff.disabled'),
        sortBy: ({ status }) => status,
      },
      {
        id: 'factor',
        title: t('desksecurity:title'),
        cell: ({ hasFactor }) => t(hasFactor ? 'desksecurity:logins.on' : 'desksecurity:logins.off'),
        sortBy: ({ hasFactor }) => Number(hasFactor),
      },
      edits && {
        id: 'actions',
        title: t('desk:staff.actions'),
        cell: (operator) =>
          operator.may && (
            <span className="flex flex-wrap gap-1 whitespace-nowrap xl:flex-nowrap">
              <Button
                size="sm"
                aria-label={t('desk:staff.editOf', { name: operator.name })}
                onClick={() => onEdit(operator)}
              >
                {t('desk:staff.edit')}
              </Button>
              <Button
                size="sm"
                look="ghost"
                aria-label={t('desksecurity:logins.of', { name: operator.name })}
                onClick={() => onLogins(operator)}
              >
                {t('desksecurity:logins.action')}
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
    ];
    return all.filter((column) => column !== false);
  }, [t, roles, own, edits, onEdit, onPassword, onLogins]);
}
