import { type ReactNode, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { useGround } from '../../ui/Ground.tsx';
import { SortableList } from './SortableList.tsx';

type Props<T> = {
  /** What the list is of. */
  label: string;
  items: readonly T[];
  nameOf: (item: T) => string;
  onItems: (items: T[]) => void;
  /** A new one; absent: there are as many as there are. */
  blank?: () => T;
  max?: number;
  /** They can be taken out, though none is put in here. */
  removable?: boolean;
  /** Rows of many fields, shut until they are looked at. */
  fold?: boolean;
  /** Those that cannot be taken out. */
  fixed?: (item: T) => boolean;
  children: (item: T, set: (change: Partial<T>) => void, index: number) => ReactNode;
};

/** A list whose rows are edited in place, put in, taken out and ordered. Its things have no ids but their places. */
export function Rows<T extends object>({
  label,
  items,
  nameOf,
  onItems,
  blank,
  max = 100,
  removable = false,
  fold = false,
  fixed,
  children,
}: Props<T>) {
  const { t } = useGround();
  const rows = items.map((item, index) => ({ item, index }));
  const called = (item: T) => nameOf(item) || label;
  return (
    <div className="grid gap-3">
      <SortableList
        label={label}
        items={rows}
        idOf={({ index }) => String(index)}
        nameOf={({ item }) => called(item)}
        onOrder={(ordered) => onItems(ordered.map(({ item }) => item))}
      >
        {({ item, index }) => (
          <div className="desk-row">
            <Fold title={fold ? called(item) : undefined} open={!nameOf(item)}>
              {children(
                item,
                (change) => onItems(items.map((one, at) => (at === index ? { ...one, ...change } : one))),
                index,
              )}
            </Fold>
            {(blank || removable) && !fixed?.(item) && (
              <Button
                look="ghost"
                size="sm"
                aria-label={t('deskcontent:rows.remove', { name: called(item) })}
                onClick={() => onItems(items.filter((_, at) => at !== index))}
              >
                {t('deskcontent:rows.out')}
              </Button>
            )}
          </div>
        )}
      </SortableList>
      {blank && (
        <p>
          <Button size="sm" disabled={items.length >= max} onClick={() => onItems([...items, blank()])}>
            {t('deskcontent:rows.add', { name: label })}
          </Button>
        </p>
      )}
    </div>
  );
}

/** Open from the start where there is nothing to read on it yet. */
function Fold({ title, open, children }: { title: string | undefined; open: boolean; children: ReactNode }) {
  const [shown, setShown] = useState(open);
  const fields = <div className="desk-fields">{children}</div>;
  if (title === undefined) return fields;
  return (
    <details className="desk-fold" open={shown} onToggle={({ currentTarget }) => setShown(currentTarget.open)}>
      <summary>{title}</summary>
      {shown && fields}
    </details>
  );
}
