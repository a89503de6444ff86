import * as calls from '#contract/category/desk.calls.ts';
import type { CategoryInput, DeskCategory } from '#contract/category/schema.ts';
import { CATEGORY_DEPTH } from '#contract/category/values.ts';
import { desk } from '../../lib/browser/api/desk/client.ts';
import type { FailureWords } from '../../lib/shared/api/failure.ts';
import { createEditedList } from './edited-list.ts';

export type Row = DeskCategory & { depth: number; isFirst: boolean; isLast: boolean; hasBelow: boolean };

export function rowsOf(items: readonly DeskCategory[], parentId: number | null = null, depth = 1): Row[] {
  const siblings = items.filter((item) => item.parentId === parentId);
  return siblings.flatMap((item, at) => {
    const below = rowsOf(items, item.id, depth + 1);
    const place = { depth, isFirst: at === 0, isLast: at === siblings.length - 1, hasBelow: below.length > 0 };
    return [{ ...item, ...place }, ...below];
  });
}

/** Where a category can stand: not below itself, nor where it would be too deep. `id` null: a new one. */
export function placesFor(rows: readonly Row[], id: number | null): Row[] {
  const own = id === null ? -1 : rows.findIndex((row) => row.id === id);
  const start = rows[own]?.depth ?? 0;
  const after = rows.slice(own + 1).findIndex(({ depth }) => depth <= start);
  const end = after < 0 ? rows.length : own + 1 + after;
  const branch = own < 0 ? [] : rows.slice(own, end);
  const height = Math.max(1, ...branch.map(({ depth }) => depth - start + 1));
  return rows.filter((row) => !branch.includes(row) && row.depth + height <= CATEGORY_DEPTH);
}

export function createCategories(words: FailureWords) {
  const list = createEditedList(
    {
      load: () => desk.call(calls.listCategories),
      add: (body: CategoryInput) => desk.call(calls.addCategory, { body }),
      change: (id, body) => desk.call(calls.changeCategory, { params: { id }, body }),
      remove: (id) => desk.call(calls.removeCategory, { params: { id } }),
    },
    words,
  );

  function move({ id, parentId }: DeskCategory, by: -1 | 1): Promise<boolean> {
    const ids = (list.value()?.items ?? []).filter((item) => item.parentId === parentId).map((item) => item.id);
    const at = ids.indexOf(id);
    ids.splice(at, 1);
    ids.splice(at + by, 0, id);
    return list.act(() => desk.call(calls.orderCategories, { body: { ids } }));
  }

  const merge = (id: number, into: number) =>
    list.act(() => desk.call(calls.mergeCategory, { params: { id }, body: { into } }));

  return { ...list, move, merge };
}
export type Categories = ReturnType<typeof createCategories>;

export const createBrands = (words: FailureWords) =>
  createEditedList(
    {
      load: () => desk.call(calls.listBrands),
      add: (name: CategoryInput['name']) => desk.call(calls.addBrand, { body: { name } }),
      change: (id, name) => desk.call(calls.changeBrand, { params: { id }, body: { name } }),
      remove: (id) => desk.call(calls.removeBrand, { params: { id } }),
    },
    words,
  );
export type Brands = ReturnType<typeof createBrands>;
