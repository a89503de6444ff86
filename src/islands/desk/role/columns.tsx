import { AREAS, covers, type Rights } from '#contract/operator/areas.values.ts';
import type { RoleView } from '#contract/operator/staff.schema.ts';
import type { RoleRow } from '../../../stores/desk/role.ts';
import { Button } from '../../ui/Button.tsx';
import { useIsland } from '../../ui/IslandContext.tsx';
import type { Column } from '../ui/DataTable.tsx';
import { useWorker } from '../ui/may.tsx';
import type { OpenRole } from './RolesScreen.tsx';

type Props = {
  edits: boolean;
  onOpen: (role: OpenRole) => void;
  onRemove: (role: RoleView) => void;
};

export function useRoleColumns({ edits, onOpen, onRemove }: Props): Column<RoleRow>[] {
  const { t } = useIsland();
  const worker = useWorker();
  const nameOf = ({ preset, role }: RoleRow) => (preset ? t(`desk:role.${preset}`) : role.name);
  const sideOf = ({ shopId, shop }: RoleRow) => {
    if (shopId === null) return t('deskroles:ofMall');
    return shop ?? t('deskroles:ofShops');
  };
  const columns: Column<RoleRow>[] = [
    {
      id: 'name',
      title: t('deskroles:name'),
      cell: (row) => (
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
          {nameOf(row)}
          {row.preset && <span className="badge badge-sm badge-outline">{t('deskroles:preset')}</span>}
        </span>
      ),
    },
    { id: 'rights', title: t('deskroles:rights'), cell: ({ rights }) => <Summary rights={rights} /> },
    { id: 'operators', title: t('deskroles:operators'), cell: ({ operators }) => operators, end: true },
    {
      id: 'actions',
      title: t('desk:staff.actions'),
      cell: (row) => {
        const { rights, role, shopId } = row;
        const name = nameOf(row);
        const form = { name, rights, shopId, version: role?.version ?? 1 };
        const may = edits && role?.may === true;
        const copies = edits && covers(worker.rights, rights) && (worker.shopId === null) === (shopId === null);
        return (
          <span className="flex gap-1 whitespace-nowrap">
            <Button
              size="sm"
              aria-label={t(may ? 'deskroles:editOf' : 'deskroles:viewOf', { name })}
              onClick={() => onOpen({ id: role?.id, form, ...(may ? {} : { readOnly: true }) })}
            >
              {t(may ? 'deskroles:edit' : 'deskroles:view')}
            </Button>
            {copies && (
              <Button
                size="sm"
                look="ghost"
                aria-label={t('deskroles:copyOf', { name })}
                onClick={() =>
                  onOpen({
                    id: undefined,
                    form: { ...form, name: t('deskroles:copyName', { name }), shopId: worker.shopId },
                  })
                }
              >
                {t('deskroles:copy')}
              </Button>
            )}
            {may && role && (
              <Button
                size="sm"
                look="ghost"
                disabled={role.operators > 0}
                title={role.operators > 0 ? t('deskroles:held') : undefined}
                aria-label={t('deskroles:removeOf', { name })}
                onClick={() => onRemove(role)}
              >
                {t('deskroles:remove')}
              </Button>
            )}
          </span>
        );
      },
    },
  ];
  if (worker.shopId === null)
    columns.splice(1, 0, { id: 'of', title: t('deskroles:of'), cell: sideOf, sortBy: sideOf });
  return columns;
}

function Summary({ rights }: { rights: Rights }) {
  const { t, language } = useIsland();
  const looks = t('deskroles:looksOnly');
  const areas = AREAS.filter((area) => rights[area]);
  if (areas.length === 0) return t('deskroles:nothing');
  return (
    <span className="block max-w-96 whitespace-normal text-sm">
      {areas
        .map((area) => `${t(`deskroles:area.${area}`)}${rights[area] === 'look' ? looks : ''}`)
        .join(language === 'zh' ? '、' : ', ')}
    </span>
  );
}
