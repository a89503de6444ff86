import {
  type ColumnDef,
  createSortedRowModel,
  type RowSelectionState,
  rowSelectionFeature,
  rowSortingFeature,
  type SortingState,
  sortFn_alphanumeric,
  sortFn_basic,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { type ReactNode, useMemo, useState } from 'react';
import { useIsland } from '../../ui/IslandContext.tsx';
import { DeskIcon } from './DeskIcon.tsx';

export type Column<T> = {
  id: string;
  title: string;
  cell: (row: T) => ReactNode;
  sortBy?: (row: T) => string | number;
  end?: boolean;
};

export type Selection<T> = {
  chosen: ReadonlySet<string>;
  onChoose: (chosen: Set<string>) => void;
  nameOf: (row: T) => string;
};

type Props<T> = {
  caption: string;
  columns: readonly Column<T>[];
  rows: readonly T[];
  /** Undefined: rows have an `id`. */
  idOf?: ((row: T) => string) | undefined;
  selection?: Selection<T> | undefined;
  busy?: boolean | undefined;
};

const features = tableFeatures({
  rowSortingFeature,
  rowSelectionFeature,
  sortedRowModel: createSortedRowModel(),
  sortFns: { alphanumeric: sortFn_alphanumeric, basic: sortFn_basic },
});
type Features = typeof features;

const toDef = <T extends object>({ id, title, cell, sortBy }: Column<T>): ColumnDef<Features, T> => ({
  id,
  header: title,
  accessorFn: sortBy ?? (() => ''),
  enableSorting: sortBy !== undefined,
  cell: ({ row }) => cell(row.original),
});

const chosenState = (chosen: ReadonlySet<string>): RowSelectionState =>
  Object.fromEntries([...chosen].map((id) => [id, true as const]));

const ownId = (row: object): string => String('id' in row && row.id);

export function DataTable<T extends object>({ caption, columns, rows, idOf, selection, busy = false }: Props<T>) {
  const { t } = useIsland();
  const table = useRows({ columns, rows, idOf, selection });
  const ends = new Set(columns.filter(({ end }) => end).map(({ id }) => id));
  const all = rows.length > 0 && table.getIsAllRowsSelected();
  return (
    <div className="desk-table aria-busy:opacity-60" aria-busy={busy || undefined}>
      <table>
        <caption className="sr-only">{caption}</caption>
        <thead>
          {table.getHeaderGroups().map((group) => (
            <tr key={group.id}>
              {selection && (
                <th className="w-11">
                  <Tick
                    label={t('desk:table.all')}
                    checked={all}
                    some={!all && table.getIsSomeRowsSelected()}
                    onChange={table.getToggleAllRowsSelectedHandler()}
                  />
                </th>
              )}
              {group.headers.map(({ id, column }) => (
                <Head
                  key={id}
                  title={String(column.columnDef.header)}
                  end={ends.has(id)}
                  sorted={column.getIsSorted()}
                  onSort={column.getCanSort() ? column.getToggleSortingHandler() : undefined}
                />
              ))}
            </tr>
          ))}
        </thead>
        <tbody>
          {table.getRowModel().rows.map((row) => (
            <tr key={row.id} aria-selected={selection ? row.getIsSelected() : undefined}>
              {selection && (
                <td className="w-11">
                  <Tick
                    label={t('desk:table.choose', { name: selection.nameOf(row.original) })}
                    checked={row.getIsSelected()}
                    onChange={row.getToggleSelectedHandler()}
                  />
                </td>
              )}
              {row.getAllCells().map((cell) => (
                <td key={cell.id} className={ends.has(cell.column.id) ? 'desk-end' : undefined}>
                  <table.FlexRender cell={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function useRows<T extends object>({ columns, rows, idOf = ownId, selection }: Omit<Props<T>, 'caption' | 'busy'>) {
  const [sorting, setSorting] = useState<SortingState>([]);
  const defs = useMemo(() => columns.map(toDef), [columns]);
  const data = useMemo(() => [...rows], [rows]);
  const rowSelection = selection ? chosenState(selection.chosen) : {};
  return useTable({
    features,
    columns: defs,
    data,
    getRowId: idOf,
    enableRowSelection: selection !== undefined,
    state: { sorting, rowSelection },
    onSortingChange: setSorting,
    onRowSelectionChange: (next) => {
      const state = typeof next === 'function' ? next(rowSelection) : next;
      selection?.onChoose(new Set(Object.keys(state).filter((id) => state[id])));
    },
  });
}

type TickProps = { label: string; checked: boolean; some?: boolean; onChange: (event: unknown) => void };

function Tick({ label, checked, some = false, onChange }: TickProps) {
  return (
    <input
      type="checkbox"
      className="checkbox checkbox-sm"
      aria-label={label}
      checked={checked}
      ref={(box) => {
        if (box) box.indeterminate = some;
      }}
      onChange={onChange}
    />
  );
}

type HeadProps = {
  title: string;
  end: boolean;
  sorted: false | 'asc' | 'desc';
  onSort: ((event: unknown) => void) | undefined;
};

const SORTS = { asc: 'ascending', desc: 'descending' } as const;

function Head({ title, end, sorted, onSort }: HeadProps) {
  return (
    <th
      scope="col"
      className={end ? 'desk-end' : undefined}
      aria-sort={onSort ? (sorted ? SORTS[sorted] : 'none') : undefined}
    >
      {onSort ? (
        <button
          className="inline-flex items-center gap-1 cursor-pointer data-sorted:text-base-content"
          type="button"
          onClick={onSort}
          data-sorted={sorted || undefined}
        >
          {title}
          <DeskIcon name="down" className="size-3" />
        </button>
      ) : (
        title
      )}
    </th>
  );
}
