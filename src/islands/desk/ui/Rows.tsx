import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { useIsland } from '../../ui/IslandContext.tsx';
import { type Bind, bind } from './bind.ts';
import { leaveRow } from './leave-row.ts';
import { errorsOf, partOf, RefusedProvider, useRefused } from './refused.tsx';
import { SortableList } from './SortableList.tsx';
import { useFocusRow } from './use-focus-row.ts';

type Props<T> = {
  label: string;
  items: readonly T[];
  nameOf: (item: T) => string;
  onItems: (items: T[]) => void;
  blank?: () => T;
  /** Where there are several kinds of rows, each with a button of its own. */
  blanks?: readonly { name: string; blank: () => T }[];
  max?: number;
  removable?: boolean;
  fold?: boolean;
  fixed?: (item: T) => boolean;
  names?: string;
  /** Name of the list in the value that it is a part of: what is refused of a row stands at its field. */
  at?: string;
  /** Index of the row that opens focused; -1: none. */
  begun?: number;
  children: (item: T, set: (change: Partial<T>) => void, field: Bind<T>) => ReactNode;
};

export function Rows<T extends object>({
  label,
  items,
  nameOf,
  onItems,
  blank,
  blanks = blank ? [{ name: label, blank }] : [],
  max = 100,
  removable = false,
  fold = false,
  fixed,
  names = 'deskcontent:field',
  at = '',
  begun = -1,
  children,
}: Props<T>) {
  const { t } = useIsland();
  const [ids, setIds] = useRowIds(items.length);
  const [added, setAdded] = useState<number>();
  const list = useRef<HTMLDivElement>(null);
  const refused = partOf(useRefused(), at);
  const rows = items.map((item, index) => ({
    item,
    index,
    id: ids[index] ?? index,
    error: partOf(refused, String(index)),
  }));
  const called = (item: T) => nameOf(item) || label;
  useEffect(() => {
    if (added === undefined) return;
    list.current?.querySelector<HTMLElement>(`:scope > ol > :last-child ${FIELD}`)?.focus();
  }, [added]);
  useFocusRow(list, begun, FIELD);
  const add = (one: T) => {
    const id = freshId(ids);
    setIds([...ids, id]);
    setAdded(id);
    onItems([...items, one]);
  };
  const replace = (index: number, to: (now: T) => T) => onItems(items.map((one, at) => (at === index ? to(one) : one)));
  const remove = (index: number) => {
    setIds(ids.toSpliced(index, 1));
    onItems(items.filter((_, at) => at !== index));
  };
  return (
    <div ref={list} className="grid gap-3">
      <SortableList
        label={label}
        items={rows}
        idOf={({ id }) => String(id)}
        nameOf={({ item }) => called(item)}
        onOrder={(ordered) => {
          setIds(ordered.map(({ id }) => id));
          onItems(ordered.map(({ item }) => item));
        }}
      >
        {({ item, index, id, error }) => (
          <div className="desk-row">
            <Fold title={fold ? called(item) : undefined} open={id === added || !nameOf(item) || error !== undefined}>
              <RefusedProvider value={error}>
                {children(
                  item,
                  (change) => replace(index, (now) => ({ ...now, ...change })),
                  bind(
                    item,
                    (to) => replace(index, to),
                    (name) => t(`${names}.${name}`),
                    errorsOf(error),
                  ),
                )}
              </RefusedProvider>
            </Fold>
            {(blanks.length > 0 || removable) && !fixed?.(item) && (
              <Button
                look="ghost"
                size="sm"
                aria-label={t('deskcontent:rows.remove', { name: called(item) })}
                onClick={({ currentTarget }) => {
                  leaveRow(currentTarget);
                  remove(index);
                }}
              >
                {t('deskcontent:rows.out')}
              </Button>
            )}
          </div>
        )}
      </SortableList>
      {blanks.length > 0 && (
        <p className="flex flex-wrap gap-2">
          {blanks.map((one) => (
            <Button key={one.name} size="sm" disabled={items.length >= max} onClick={() => add(one.blank())}>
              {t('deskcontent:rows.add', { name: one.name })}
            </Button>
          ))}
        </p>
      )}
    </div>
  );
}

const FIELD = '.desk-row :is(input:not([type="file"]), select, textarea)';
const freshId = (ids: readonly number[]): number => Math.max(-1, ...ids) + 1;

/** Ids for rows that have only positions, so that focus and open state move with a row. */
function useRowIds(count: number): [ids: readonly number[], set: (ids: readonly number[]) => void] {
  const [ids, setIds] = useState<readonly number[]>(() => Array.from({ length: count }, (_, at) => at));
  if (ids.length === count) return [ids, setIds];
  // Other rows have come from elsewhere: a reload, an earlier state taken up again.
  const fresh = freshId(ids);
  const next = Array.from({ length: count }, (_, at) => ids[at] ?? fresh + at);
  setIds(next);
  return [next, setIds];
}

function Fold({ title, open, children }: { title: string | undefined; open: boolean; children: ReactNode }) {
  const [shown, setShown] = useState(open);
  useEffect(() => {
    if (open) setShown(true);
  }, [open]);
  const fields = <div className="desk-fields">{children}</div>;
  if (title === undefined) return fields;
  return (
    <details className="desk-fold" open={shown} onToggle={({ currentTarget }) => setShown(currentTarget.open)}>
      <summary className="min-h-10 py-2 font-semibold cursor-pointer">{title}</summary>
      {shown && fields}
    </details>
  );
}
