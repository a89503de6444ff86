import { useStore } from '@nanostores/react';
import { type ReactNode, useState } from 'react';
import type { DeskBrand } from '#contract/category/schema.ts';
import type { Access } from '#contract/operator/areas.values.ts';
import type { Resource } from '../../../lib/shared/api/resource.ts';
import type { EditedList } from '../../../stores/desk/edited-list.ts';
import { Button } from '../../ui/Button.tsx';
import { Confirm } from '../../ui/Confirm.tsx';
import { Field } from '../../ui/Field.tsx';
import { useIsland } from '../../ui/IslandContext.tsx';
import type { Column } from '../ui/DataTable.tsx';
import { FoundList } from '../ui/FoundList.tsx';
import { useMay } from '../ui/may.tsx';

type Item = { id: number; name: DeskBrand['name'] };
type Page<Row> = { items: readonly Row[] };
type Props<Row, I> = {
  list: EditedList<Page<Row>, I>;
  now: Resource<Page<Row>>;
  texts: { title: string; add: string; none: string };
  /** What adds to it; who may, may change and remove too. */
  call: Access;
  hint?: string;
  /** Above the table. */
  children?: ReactNode;
  columns: readonly Column<Row>[];
  nameOf: (row: Row) => string;
  isUsed?: (row: Row) => boolean;
  /** @param row undefined: a new one */
  dialog: (row: Row | undefined, onClose: () => void) => ReactNode;
};

/** Rows that are seen without searching. */
const FEW = 12;

export function EditedTable<Row extends Item, I>({
  list,
  now,
  texts,
  call,
  hint,
  children,
  columns,
  nameOf,
  isUsed,
  dialog,
}: Props<Row, I>) {
  const { t } = useIsland();
  const edits = useMay()(call);
  const busy = useStore(list.$acting);
  const [edited, setEdited] = useState<Row | 'new'>();
  const [removed, setRemoved] = useState<Row>();
  const [typed, setTyped] = useState('');
  const items = now.value?.items ?? [];
  const word = typed.trim().toLowerCase();
  const shown = items.filter(({ name }) => `${name.zh} ${name.en}`.toLowerCase().includes(word));
  const acts: Column<Row> = {
    id: 'acts',
    title: t('deskcategories:acts'),
    cell: (row) => (
      <span className="flex gap-1 whitespace-nowrap">
        <Button
          size="sm"
          aria-label={t('deskcategories:of.edit', { name: nameOf(row) })}
          onClick={() => setEdited(row)}
        >
          {t('deskcategories:edit')}
        </Button>
        <Button
          size="sm"
          look="ghost"
          disabled={isUsed?.(row)}
          aria-label={t('deskcategories:of.remove', { name: nameOf(row) })}
          onClick={() => setRemoved(row)}
        >
          {t('deskcategories:remove')}
        </Button>
      </span>
    ),
  };
  return (
    <FoundList
      title={texts.title}
      actions={
        edits && (
          <Button look="primary" size="sm" onClick={() => setEdited('new')}>
            {texts.add}
          </Button>
        )
      }
      found={{ list, now, page: now.value && { items: shown } }}
      none={<p>{items.length ? t('deskcategories:noneNamed') : texts.none}</p>}
      columns={edits ? [...columns, acts] : columns}
    >
      {hint && <p className="field-hint mb-4">{hint}</p>}
      {children}
      {items.length > FEW && (
        <div className="mb-4 max-w-sm">
          <Field label={t('deskcategories:byName')} value={typed} onValue={setTyped} maxLength={60} />
        </div>
      )}
      {edited && dialog(edited === 'new' ? undefined : edited, () => setEdited(undefined))}
      {removed && (
        <Confirm
          title={t('deskcategories:removeTitle', { name: removed.name.zh })}
          action={t('deskcategories:remove')}
          busy={busy}
          onConfirm={() => void list.remove(removed.id).then(() => setRemoved(undefined))}
          onClose={() => setRemoved(undefined)}
        />
      )}
    </FoundList>
  );
}
