import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PUBLISH_STATUS } from '#contract/enums.ts';
import type { ChooseGoods, ChosenGoods, GoodsGroups } from '#contract/product/choose.schema.ts';
import { GOODS_CHOICE } from '#contract/product/choose.values.ts';
import { GOODS_CODE } from '#contract/product/code.values.ts';
import { product } from '#mall/product/product.tables.ts';
import { makeGoods, need } from '../../helpers/mall/buying.ts';
import { errorOf, makeEditor } from '../../helpers/mall/desk.ts';
import { openTestMall, type TestMall } from '../../helpers/mall/mall.ts';

const SHOP = 1;
const OTHER = 2;

let mall: TestMall;
let ofMall: Awaited<ReturnType<typeof makeEditor>>;
let ofShop: Awaited<ReturnType<typeof makeEditor>>;
const made: { id: number; code: string }[] = [];
let foreign: { id: number; code: string };

async function addNamed(shopId: number, code: string, more: Partial<typeof product.$inferInsert> = {}) {
  const { productId: id } = await makeGoods(mall, { shopId });
  const title = { zh: `挑选${code}`, en: `Chosen ${code}` };
  await mall.db
    .update(product)
    .set({ code, title, categoryId: 3, brandId: 1, ...more })
    .where(eq(product.id, id));
  return { id, code };
}

beforeAll(async () => {
  mall = await openTestMall();
  ofMall = await makeEditor(mall, 'admin');
  ofShop = await makeEditor(mall, 'shop');
  for (const code of ['pick-a', 'pick-b', 'pick-c']) made.push(await addNamed(SHOP, code));
  made.push(await addNamed(SHOP, 'pick-d', { categoryId: 4, brandId: 2 }));
  await addNamed(SHOP, 'pick-off', { status: PUBLISH_STATUS.PUT_OFF });
  foreign = await addNamed(OTHER, 'pick-a');
});
afterAll(() => mall.close());

async function choose(by: typeof ofMall, asked: ChooseGoods) {
  const found = need(await by.post<ChosenGoods>('products/choose', asked));
  return { ...found, ids: found.items.map(({ id }) => id) };
}
const idsOf = (...codes: string[]) =>
  made
    .filter(({ code }) => codes.includes(code))
    .map(({ id }) => id)
    .toReversed();

describe('goods chosen for promotions and pages', () => {
  it('are found by words, category, brand and all of them together', async () => {
    const words = await choose(ofShop, { text: '挑选' });
    expect(words.ids).toEqual(idsOf('pick-a', 'pick-b', 'pick-c', 'pick-d'));
    expect(words.items[0]?.title).toBe('挑选pick-d');
    expect(words).toMatchObject({ more: false, unknown: [] });
    expect((await choose(ofShop, { text: '挑选', categoryId: 4 })).ids).toEqual(idsOf('pick-d'));
    // A category has those of the ones below it.
    expect((await choose(ofShop, { text: '挑选', categoryId: 1 })).ids).toEqual(words.ids);
    expect((await choose(ofShop, { text: '挑选', brandId: 2 })).ids).toEqual(idsOf('pick-d'));
    expect((await choose(ofShop, { text: '挑选', categoryId: 4, brandId: 1 })).ids).toEqual([]);
  });

  it('are found by codes, and codes of which nothing is on sale are named', async () => {
    const found = await choose(ofShop, { codes: ['pick-b', 'pick-a', 'pick-off', 'pick-none'] });
    expect(found.ids).toEqual(idsOf('pick-a', 'pick-b'));
    expect(found.unknown).toEqual(['pick-off', 'pick-none']);
    const many = Array.from({ length: GOODS_CHOICE.most + 1 }, (_, at) => `c${at}`);
    expect(errorOf(await ofShop.post('products/choose', { codes: many }))).toBe('codes');
  });

  it('are of the own shop, for the mall of every shop or of one', async () => {
    expect((await choose(ofMall, { codes: ['pick-a'] })).ids).toEqual([foreign.id, ...idsOf('pick-a')]);
    expect((await choose(ofMall, { codes: ['pick-a'], shopId: OTHER })).ids).toEqual([foreign.id]);
    expect((await ofShop.post('products/choose', { codes: ['pick-a'], shopId: OTHER })).status).toBe(404);
  });

  it('are listed up to a bound', async () => {
    expect(await mall.db.$count(product, eq(product.status, PUBLISH_STATUS.PUT_ON))).toBeGreaterThan(GOODS_CHOICE.most);
    const { ids, more } = await choose(ofMall, {});
    expect(new Set(ids).size).toBe(GOODS_CHOICE.most);
    expect(more).toBe(true);
  });

  it('may have the longest code that a product may have', async () => {
    const long = await addNamed(SHOP, 'p'.repeat(GOODS_CODE));
    expect((await choose(ofShop, { codes: [long.code] })).ids).toEqual([long.id]);
  });

  it('can be chosen by every category and brand', async () => {
    const { categories, brands } = need(await ofShop.call<GoodsGroups>('GET', 'products/groups'));
    expect(categories.find(({ id }) => id === 3)?.path).toContain(' / ');
    expect(brands.length).toBeGreaterThan(1);
  });
});
