import type { ReactNode } from 'react';
import { useIsland } from '../../ui/IslandContext.tsx';
import type { Column } from './DataTable.tsx';
import { useMoment } from './moment.ts';
import { TwoLines } from './TwoLines.tsx';

type Named = { name: string; note: ReactNode };
/** `until` absent: another column says when it ends. */
type Standing = { state: string; until?: string };

/** The columns that lists of promotions of every kind have. */
export function usePromotionColumns<Row extends { id: number }>(path: string, texts: string) {
  const { t } = useIsland();
  const moment = useMoment();
  const name = (field: string, of: (row: Row) => Named): Column<Row> => ({
    id: 'name',
    title: t(`${texts}:field.${field}`),
    cell(row) {
      const { name, note } = of(row);
      return (
        <TwoLines note={note}>
          <a className="link" href={`${path}/${row.id}`}>
            {name}
          </a>
        </TwoLines>
      );
    },
  });
  const state = (of: (row: Row) => Standing): Column<Row> => ({
    id: 'state',
    title: t(`${texts}:state.title`),
    cell(row) {
      const { state, until } = of(row);
      return (
        <TwoLines note={until && t(`${texts}:until`, { day: moment(until) })}>
          <span className="badge badge-sm badge-outline">{t(`${texts}:state.${state}`)}</span>
        </TwoLines>
      );
    },
  });
  return { name, state, moment };
}
