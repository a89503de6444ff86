import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { addCategory, changeCategory } from '#contract/category/desk.calls.ts';
import { CATEGORY_DEPTH } from '#contract/category/values.ts';
import { type Categories, createCategories, placesFor, type Row, rowsOf } from '../../../stores/desk/category.ts';
import { Button } from '../../ui/Button.tsx';
import { Confirm } from '../../ui/Confirm.tsx';
import { useIsland } from '../../ui/IslandContext.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { useResource } from '../../ui/use-resource.ts';
import { DeskIcon } from '../ui/DeskIcon.tsx';
import { defineScreen } from '../ui/define-screen.ts';
import { FoundRows } from '../ui/FoundList.tsx';
import { May } from '../ui/may.tsx';
import { CategoryDialog } from './CategoryDialog.tsx';
import { MergeDialog } from './MergeDialog.tsx';

type Asked = { what: 'edit' | 'merge' | 'remove'; row: Row } | { what: 'new'; parentId: number | null };

export const CategoriesScreen = defineScreen(Screen);

function Screen() {
  const { t } = useIsland();
  const [categories, now] = useResource(createCategories);
  const [asked, setAsked] = useState<Asked>();
  const rows = rowsOf(now.value?.items ?? []);
  return (
    <>
      <header className="desk-head">
        <h1>{t('deskcategories:title')}</h1>
        <May call={addCategory}>
          <Button look="primary" size="sm" onClick={() => setAsked({ what: 'new', parentId: null })}>
            {t('deskcategories:add')}
          </Button>
        </May>
      </header>
      <p className="field-hint mb-4">{t('deskcategories:hint')}</p>
      <FoundRows
        found={{ list: categories, now, page: now.value && { items: rowsOf(now.value.items) } }}
        none={<p>{t('deskcategories:none')}</p>}
      >
        {(rows) => (
          <ul className="desk-tree bg-base-100 rounded-box">
            {rows.map((row) => (
              <Line key={row.id} row={row} categories={categories} onAsk={setAsked} />
            ))}
          </ul>
        )}
      </FoundRows>
      {asked && <Ask asked={asked} rows={rows} categories={categories} onClose={() => setAsked(undefined)} />}
    </>
  );
}

type LineProps = { row: Row; categories: Categories; onAsk: (asked: Asked) => void };

function Line({ row, categories, onAsk }: LineProps) {
  const { t } = useIsland();
  const busy = useStore(categories.$acting);
  const name = row.name.zh;
  const of = (key: string) => t(`deskcategories:of.${key}`, { name });
  return (
    <li
      className="grid grid-cols-[minmax(0,1fr)_6rem_auto] items-center gap-x-4 gap-y-1 min-h-12 py-1 px-4 border-b border-base-200 max-[50rem]:grid-cols-1"
      data-depth={row.depth}
    >
      <span className="desk-tree-name flex items-center gap-2.5 wrap-anywhere">
        {row.icon && <Picture className="flex-none size-8 object-cover rounded-field" path={row.icon} width={80} />}
        <span>
          <strong lang="zh">{name}</strong>{' '}
          <small className="text-quiet" lang="en">
            {row.name.en}
          </small>
        </span>
      </span>
      <small className="text-quiet">{t('deskcategories:products', { n: row.products })}</small>
      <May call={changeCategory}>
        <span className="flex flex-wrap justify-end min-[50rem]:min-w-86">
          {([-1, 1] as const).map((by) => (
            <Button
              key={by}
              size="sm"
              look="ghost"
              disabled={busy || (by < 0 ? row.isFirst : row.isLast)}
              aria-label={of(by < 0 ? 'up' : 'down')}
              onClick={() => void categories.move(row, by)}
            >
              <DeskIcon name="down" className={by < 0 ? 'size-4 rotate-180' : 'size-4'} />
            </Button>
          ))}
          {row.depth < CATEGORY_DEPTH && (
            <Button
              size="sm"
              look="ghost"
              aria-label={of('below')}
              onClick={() => onAsk({ what: 'new', parentId: row.id })}
            >
              {t('deskcategories:below')}
            </Button>
          )}
          {(['edit', 'merge', 'remove'] as const).map((what) => (
            <Button
              key={what}
              size="sm"
              look="ghost"
              disabled={what !== 'edit' && (row.hasBelow || (what === 'remove' && row.products > 0))}
              aria-label={of(what)}
              onClick={() => onAsk({ what, row })}
            >
              {t(`deskcategories:${what}`)}
            </Button>
          ))}
        </span>
      </May>
    </li>
  );
}

type AskProps = { asked: Asked; rows: Row[]; categories: Categories; onClose: () => void };

function Ask({ asked, rows, categories, onClose }: AskProps) {
  const { t } = useIsland();
  const busy = useStore(categories.$acting);
  if (asked.what === 'new' || asked.what === 'edit') {
    const row = asked.what === 'edit' ? asked.row : undefined;
    const parentId = asked.what === 'new' ? asked.parentId : asked.row.parentId;
    const places = placesFor(rows, row?.id ?? null);
    return <CategoryDialog {...{ categories, row, parentId, places, onClose }} />;
  }
  const { row } = asked;
  if (asked.what === 'merge') return <MergeDialog {...{ categories, row, rows, onClose }} />;
  return (
    <Confirm
      title={t('deskcategories:removeTitle', { name: row.name.zh })}
      action={t('deskcategories:remove')}
      busy={busy}
      onConfirm={() => void categories.remove(row.id).then(onClose)}
      onClose={onClose}
    />
  );
}
