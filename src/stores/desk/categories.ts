import type { CategoryInput, DeskCategory } from '#contract/category/schema.ts';
import { CATEGORY_DEPTH } from '#contract/category/values.ts';
import * as api from '../../lib/browser/api/desk/categories.ts';
import { createAction } from '../public/action.ts';
import { createForm, type Failure, type FailureWords } from '../public/form.ts';
import { createResource } from '../public/resource.ts';

export type Row = DeskCategory & { depth: number; isFirst: boolean; isLast: boolean; hasBelow: boolean };

/** The tree as rows, each after the one it stands below. */
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

/** The category tree as the mall arranges it. */
export function createCategories(words: FailureWords) {
  const list = createResource(api.categories, words);
  const form = createForm(words);
  const action = createAction(words);
  const items = () => list.value()?.items ?? [];

  async function act(send: () => Promise<unknown>): Promise<boolean> {
    const done = await action.run(send);
    await list.reload();
    return done;
  }

  /** @param id undefined: a new one @param error what is wrong before anything is sent */
  const save = (id: number | undefined, input: CategoryInput, error?: Failure): Promise<boolean> =>
    form.submit(error, async () => {
      await (id === undefined ? api.addCategory(input) : api.changeCategory(id, input));
      await list.reload();
    });

  /** Changes places with the one before it, or after it. */
  function move({ id, parentId }: DeskCategory, by: -1 | 1): Promise<boolean> {
    const ids = items()
      .filter((item) => item.parentId === parentId)
      .map((item) => item.id);
    const at = ids.indexOf(id);
    ids.splice(at, 1);
    ids.splice(at + by, 0, id);
    return act(() => api.orderCategories(ids));
  }

  return {
    $state: list.$state,
    reload: list.reload,
    $busy: form.$busy,
    $failure: form.$failure,
    $acting: action.$busy,
    forget: () => form.$failure.set(undefined),
    save,
    move,
    merge: (id: number, into: number) => act(() => api.mergeCategory(id, into)),
    remove: (id: number) => act(() => api.removeCategory(id)),
  };
}
export type Categories = ReturnType<typeof createCategories>;

export function createBrands(words: FailureWords) {
  const list = createResource(api.brands, words);
  const form = createForm(words);
  const action = createAction(words);
  return {
    $state: list.$state,
    reload: list.reload,
    $busy: form.$busy,
    $failure: form.$failure,
    $acting: action.$busy,
    forget: () => form.$failure.set(undefined),
    save: (id: number | undefined, name: CategoryInput['name'], error?: Failure): Promise<boolean> =>
      form.submit(error, async () => {
        await (id === undefined ? api.addBrand(name) : api.changeBrand(id, name));
        await list.reload();
      }),
    remove: async (id: number): Promise<boolean> => {
      const done = await action.run(() => api.removeBrand(id));
      await list.reload();
      return done;
    },
  };
}
export type Brands = ReturnType<typeof createBrands>;
