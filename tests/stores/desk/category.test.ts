import { beforeEach, describe, expect, it } from 'vitest';
import type { DeskCategory } from '#contract/category/schema.ts';
import { createBrands, createCategories, placesFor, rowsOf } from '#src/stores/desk/category.ts';
import { $toasts } from '#src/stores/public/toast.ts';
import { Refusal, stubMall } from '../../helpers/browser/answers.ts';

const words = { network: 'no network', internal: 'slipped' };
const NONE = { zh: '', en: '' };
const node = (id: number, parentId: number | null = null): DeskCategory => ({
  ...{ id, parentId, code: `c-${id}`, level: 10, icon: '', noReturns: false, products: 0 },
  ...{ seoTitle: NONE, seoDescription: NONE },
  name: { zh: `类${id}`, en: '' },
});
const ITEMS = [node(1), node(4), node(2, 1), node(5, 1), node(3, 2)];
const INPUT = {
  name: { zh: '新', en: '' },
  icon: '',
  parentId: null,
  noReturns: false,
  seoTitle: NONE,
  seoDescription: NONE,
};

let mall: ReturnType<typeof stubMall>;
beforeEach(() => {
  mall = stubMall();
  $toasts.set([]);
  mall.answers['GET /desk/p/categories'] = { items: ITEMS };
  mall.answers['GET /desk/p/brands'] = { items: [] };
});

describe('the tree', () => {
  it('is rows, each after the one it stands below', () => {
    const rows = rowsOf(ITEMS);
    expect(rows.map(({ id, depth }) => [id, depth])).toEqual([
      [1, 1],
      [2, 2],
      [3, 3],
      [5, 2],
      [4, 1],
    ]);
    expect(rows[0]).toMatchObject({ isFirst: true, isLast: false, hasBelow: true });
    expect(rows.at(-1)).toMatchObject({ isFirst: false, isLast: true, hasBelow: false });
  });

  it('knows where a category can stand', () => {
    const rows = rowsOf(ITEMS);
    const places = (id: number | null) => placesFor(rows, id).map((row) => row.id);
    expect(places(null)).toEqual([1, 2, 5, 4]);
    expect(places(1)).toEqual([]);
    expect(places(2)).toEqual([1, 4]);
    expect(places(4)).toEqual([1, 2, 5]);
  });
});

describe('categories', () => {
  it('are added, changed, moved, merged and removed', async () => {
    const categories = createCategories(words);
    await categories.reload();
    mall.answers['POST /desk/p/categories'] = { id: 9 };
    mall.answers['PUT /desk/p/categories/4'] = null;
    mall.answers['PUT /desk/p/categories/order'] = null;
    mall.answers['POST /desk/p/categories/4/merge'] = null;
    mall.answers['DELETE /desk/p/categories/4'] = null;
    expect(await categories.save(undefined, INPUT)).toBe(true);
    expect(await categories.save(4, INPUT)).toBe(true);
    expect(await categories.save(4, INPUT, { field: 'name', text: 'missing' })).toBe(false);
    expect(categories.$failure.get()?.text).toBe('missing');
    categories.forget();
    expect(categories.$failure.get()).toBeUndefined();
    expect(await categories.move(node(4), -1)).toBe(true);
    expect(await categories.move(node(1), 1)).toBe(true);
    expect(await categories.merge(4, 1)).toBe(true);
    expect(await categories.remove(4)).toBe(true);
    const orders = mall.sent.filter(({ call }) => call.endsWith('/order')).map(({ body }) => body);
    expect(orders).toEqual([{ ids: [4, 1] }, { ids: [4, 1] }]);
    mall.answers['DELETE /desk/p/categories/4'] = new Refusal('goods');
    expect(await categories.remove(4)).toBe(false);
  });

  it('that have not come cannot be moved', async () => {
    mall.answers['PUT /desk/p/categories/order'] = new Refusal('changed');
    expect(await createCategories(words).move(node(4), 1)).toBe(false);
  });
});

describe('brands', () => {
  it('are added, renamed and removed', async () => {
    const brands = createBrands(words);
    mall.answers['POST /desk/p/brands'] = { id: 1 };
    mall.answers['PUT /desk/p/brands/1'] = null;
    mall.answers['DELETE /desk/p/brands/1'] = null;
    expect(await brands.save(undefined, INPUT.name)).toBe(true);
    expect(await brands.save(1, INPUT.name)).toBe(true);
    expect(await brands.save(1, INPUT.name, { text: 'x' })).toBe(false);
    brands.forget();
    expect(await brands.remove(1)).toBe(true);
  });
});
