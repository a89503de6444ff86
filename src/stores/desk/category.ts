import * as calls from '#contract/category/desk.calls.ts';
import type { CategoryInput, DeskCategory } from '#contract/category/schema.ts';
import { CATEGORY_DEPTH } from '#contract/category/values.ts';
import { desk } from '../../lib/browser/api/desk/client.ts';
import { createAction } from '../public/action.ts';
import { createForm, type Failure, type FailureWords } from '../public/form.ts';
import { createResource } from '../public/resource.ts';

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
  const list = createResource(() => desk.call(calls.listCategories), words);
  const form = createForm(words);
  const action = createAction(words);
  const items = () => list.value()?.items ?? [];

  async function act(send: () => Promise<unknown>): Promise<boolean> {
    const done = await action.run(send);
    await list.reload();
    return done;
  }

  const save = (id: number | undefined, input: CategoryInput, error?: Failure): Promise<boolean> =>
    form.submit(error, async () => {
      await (id === undefined
        ? desk.call(calls.addCategory, { body: input })
        : desk.call(calls.changeCategory, { params: { id }, body: input }));
      await list.reload();
    });

  function move({ id, parentId }: DeskCategory, by: -1 | 1): Promise<boolean> {
    const ids = items()
      .filter((item) => item.parentId === parentId)
      .map((item) => item.id);
    const at = ids.indexOf(id);
    ids.splice(at, 1);
    ids.splice(at + by, 0, id);
    return act(() => desk.call(calls.orderCategories, { body: { ids } }));
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
    merge: (id: number, into: number) => act(() => desk.call(calls.mergeCategory, { params: { id }, body: { into } })),
    remove: (id: number) => act(() => desk.call(calls.removeCategory, { params: { id } })),
  };
}
export type Categories = ReturnType<typeof createCategories>;

export function createBrands(words: FailureWords) {
  const list = createResource(() => desk.call(calls.listBrands), words);
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
        await (id === undefined
          ? desk.call(calls.addBrand, { body: { name } })
          : desk.call(calls.changeBrand, { params: { id }, body: { name } }));
        await list.reload();
      }),
    remove: async (id: number): Promise<boolean> => {
      const done = await action.run(() => desk.call(calls.removeBrand, { params: { id } }));
      await list.reload();
      return done;
    },
  };
}
export type Brands = ReturnType<typeof createBrands>;
