import { setTimeout as sleep } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ListingPage } from '#contract/catalog/listing.schema.ts';
import type { ProductView } from '#contract/catalog/schema.ts';
import type { DeskBrands, DeskCategories, DeskCategory } from '#contract/category/schema.ts';
import { SEO } from '#contract/seo.values.ts';
import { branchOf, depthOf, levelAt, moveError } from '#mall/category/category.rules.ts';
import { orderLine } from '#mall/order/order.tables.ts';
import { product } from '#mall/product/product.tables.ts';
import { makeBuyer, makeGoods, makeOperator, need, oneOf } from '../../helpers/mall/buying.ts';
import { errorOf } from '../../helpers/mall/desk.ts';
import { openTestMall, type TestMall } from '../../helpers/mall/mall.ts';
import { foundBy } from '../../helpers/mall/product.ts';

const PATH = '/api/desk/p/categories';
const BRANDS = '/api/desk/p/brands';
let mall: TestMall;
let token: string;
beforeAll(async () => {
  mall = await openTestMall();
  ({ token } = await makeOperator(mall, null, 'admin'));
});
afterAll(() => mall.close());

const send = <T = null>(method: string, path: string, body?: unknown) => mall.call<T>(method, path, { token, body });
const all = async () => need(await send<DeskCategories>('GET', PATH)).items;
const one = async (id: number) => (await all()).find((row) => row.id === id) as DeskCategory;
const named = (zh: string, parentId: number | null = null) => ({ name: { zh, en: '' }, icon: '', parentId });
const add = async (zh: string, parentId: number | null = null) =>
  need(await send<{ id: number }>('POST', PATH, named(zh, parentId))).id;
const listed = async (code: string) =>
  need(await mall.call<ListingPage>('GET', `/api/pms/goods?category=${code}`)).items.map(({ id }) => id);

it('a category says to search engines what its own name does not', async () => {
  const id = await add('搜索用');
  const { code } = await one(id);
  const seo = async () => need(await mall.call<ListingPage>('GET', `/api/pms/goods?category=${code}`)).seo;
  expect(await seo()).toEqual({ title: '', description: '' });
  const texts = { seoTitle: { zh: ' 好用的搜索 ', en: '' }, seoDescription: { zh: '一段摘要', en: '' } };
  need(await send('PUT', `${PATH}/${id}`, { ...named('搜索用'), ...texts }));
  expect(await seo()).toEqual({ title: '好用的搜索', description: '一段摘要' });
  expect(await one(id)).toMatchObject({ seoTitle: { zh: '好用的搜索' } });
  expect(need(await mall.call<ListingPage>('GET', '/api/pms/goods')).seo).toBeUndefined();
  const long = { ...texts, seoTitle: { zh: 'a'.repeat(SEO.title + 1), en: '' } };
  expect(errorOf(await send('PUT', `${PATH}/${id}`, { ...named('搜索用'), ...long }))).toBe('seoTitle.zh');
});

describe('the rules of the tree', () => {
  const nodes = [
    { id: 1, parentId: null },
    { id: 2, parentId: 1 },
    { id: 3, parentId: 2 },
    { id: 4, parentId: null },
  ];
  it('know depth, branch and level', () => {
    expect([depthOf(nodes, null), depthOf(nodes, 1), depthOf(nodes, 3)]).toEqual([0, 1, 3]);
    expect(branchOf(nodes, 1)).toEqual([1, 2, 3]);
    expect([1, 2, 3, 4].map(levelAt)).toEqual([10, 20, 30, 30]);
  });
  it('forbid what would be below itself or too deep', () => {
    expect(moveError(nodes, 1, 3)).toBe('categoryInItself');
    expect(moveError(nodes, 2, 2)).toBe('categoryInItself');
    expect(moveError(nodes, 1, 4)).toBe('categoryDeep');
    expect(moveError(nodes, 3, 4)).toBeUndefined();
    expect(moveError(nodes, 2, null)).toBeUndefined();
  });
});

describe('categories', () => {
  it('are added three levels deep', async () => {
    const top = await add('茶具');
    const below = await add('茶杯', top);
    const last = await add('青花杯', below);
    expect([await one(top), await one(below), await one(last)].map(({ level }) => level)).toEqual([10, 20, 30]);
    expect(errorOf(await send('POST', PATH, named('太深', last)))).toBe('parentId');
    expect((await send('POST', PATH, named('无', 999_999))).status).toBe(404);
    expect(errorOf(await send('POST', PATH, named(' ')))).toBeDefined();
  });

  it('that exclude returns without a reason say so on the pages of their goods and of those below, and in orders', async () => {
    const top = await add('生鲜');
    const below = await add('水果', top);
    const { productId, skuId } = await makeGoods(mall);
    await mall.db.update(product).set({ categoryId: below }).where(eq(product.id, productId));
    const page = async () => need(await mall.call<ProductView>('GET', `/api/pms/goods/${productId}`)).noReason;
    const sold = async () => {
      const { orderIds } = await (await makeBuyer(mall)).buy(oneOf(skuId));
      const [line] = await mall.db
        .select()
        .from(orderLine)
        .where(eq(orderLine.orderId, orderIds[0] ?? ''));
      return line?.noReturns;
    };
    expect([await page(), await sold()]).toEqual([null, false]);
    const dropped: string[] = [];
    const stop = mall.bus.subscribe('tags', (tags) => void dropped.push(...(tags as string[])));
    need(await send('PUT', `${PATH}/${top}`, { ...named('生鲜'), noReturns: true }));
    stop?.();
    expect(dropped).toContain(`product:${productId}`);
    expect((await one(top)).noReturns).toBe(true);
    expect([await page(), await sold()]).toEqual(['category', true]);
  });

  it('are renamed and moved with what is below, and their goods are found there', async () => {
    const [from, to] = [await add('甲'), await add('乙')];
    const child = await add('丙', from);
    const { productId } = await makeGoods(mall);
    await mall.db.update(product).set({ categoryId: child }).where(eq(product.id, productId));
    need(await send('PUT', `${PATH}/${child}`, named('丙杯', to)));
    const { code } = await one(to);
    expect(await listed(code)).toEqual([productId]);
    expect(await listed((await one(from)).code)).toEqual([]);
    need(await send('PUT', `${PATH}/${child}`, named('丙杯')));
    expect(await one(child)).toMatchObject({ level: 10, products: 1, name: { zh: '丙杯' } });
    expect(errorOf(await send('PUT', `${PATH}/${child}`, named('丙杯', child)))).toBe('parentId');
    expect((await send('PUT', `${PATH}/999999`, named('无'))).status).toBe(404);
  });

  it('are ordered among their own', async () => {
    const top = await add('序');
    const ids = [await add('一', top), await add('二', top), await add('三', top)];
    need(await send('PUT', `${PATH}/order`, { ids: ids.toReversed() }));
    expect((await all()).filter(({ parentId }) => parentId === top).map(({ id }) => id)).toEqual(ids.toReversed());
    expect((await send('PUT', `${PATH}/order`, { ids: ids.slice(1) })).envelope.code).toBe('A00001');
    expect((await send('PUT', `${PATH}/order`, { ids: [...ids.slice(1), top] })).envelope.code).toBe('A00001');
  });

  it('are merged, and removed only without goods and without others below', async () => {
    const [from, into] = [await add('旧'), await add('新')];
    const below = await add('旧下', from);
    const { productId } = await makeGoods(mall);
    await mall.db.update(product).set({ categoryId: below }).where(eq(product.id, productId));
    expect((await send('DELETE', `${PATH}/${from}`)).envelope.msg).toContain('下级');
    expect((await send('DELETE', `${PATH}/${below}`)).envelope.msg).toContain('商品');
    expect((await send('POST', `${PATH}/${from}/merge`, { into })).envelope.msg).toContain('下级');
    expect((await send('POST', `${PATH}/${below}/merge`, { into: below })).envelope.success).toBe(false);
    need(await send('POST', `${PATH}/${below}/merge`, { into }));
    expect(await one(below)).toBeUndefined();
    expect(await listed((await one(into)).code)).toEqual([productId]);
    need(await send('DELETE', `${PATH}/${from}`));
    expect((await send('DELETE', `${PATH}/${from}`)).status).toBe(404);
  });

  it('never stand below each other, whoever moves them at once', async () => {
    const [a, b] = [await add('左'), await add('右')];
    const both = await Promise.all([
      send('PUT', `${PATH}/${a}`, named('左', b)),
      send('PUT', `${PATH}/${b}`, named('右', a)),
    ]);
    expect(both.filter(({ envelope }) => envelope.success)).toHaveLength(1);
  });

  it('are the mall administrators’ alone', async () => {
    const shop = await makeOperator(mall, 1);
    expect((await mall.call('GET', PATH, { token: shop.token })).status).toBe(403);
  });
});

describe('brands', () => {
  const brands = async () => need(await send<DeskBrands>('GET', BRANDS)).items;

  it('are added, renamed in search too, and removed only without goods', async () => {
    const { id } = need(await send<{ id: number }>('POST', BRANDS, { name: { zh: '景德窑', en: '' } }));
    const { productId } = await makeGoods(mall);
    await mall.db.update(product).set({ brandId: id }).where(eq(product.id, productId));
    need(await send('PUT', `${BRANDS}/${id}`, { name: { zh: '龙泉窑坊', en: 'Longquan' } }));
    expect(await foundBy(mall, '龙泉窑坊')).toContain(productId);
    expect((await brands()).find((row) => row.id === id)).toMatchObject({ products: 1, name: { en: 'Longquan' } });
    expect((await send('DELETE', `${BRANDS}/${id}`)).envelope.success).toBe(false);
    await mall.db.update(product).set({ brandId: 1 }).where(eq(product.id, productId));
    need(await send('DELETE', `${BRANDS}/${id}`));
    expect((await send('DELETE', `${BRANDS}/${id}`)).status).toBe(404);
    expect((await send('PUT', `${BRANDS}/${id}`, { name: { zh: '无', en: '' } })).status).toBe(404);
  });
});

describe.runIf(process.env.TEST_DATABASE_URL)('goods and what they stand in', () => {
  it('a product is made, or its brand and category are removed: never both', async () => {
    let products = 0;
    for (let n = 0; n < 20; n += 1) {
      const categoryId = await add(`竞争${n}`);
      const { id: brandId } = need(await send<{ id: number }>('POST', BRANDS, { name: { zh: `竞争${n}`, en: '' } }));
      const body = { code: `race-${n}`, title: { zh: '竞争', en: '' }, categoryId, brandId, shopId: 1 };
      const make = () =>
        mall.call('POST', '/api/desk/p/products', { token, body, headers: { 'idempotency-key': crypto.randomUUID() } });
      const early = n % 2 ? make() : undefined;
      // A head start of each length; the last product is there before anything is removed.
      if (early) await (n === 19 ? early : sleep(n));
      const [category, brand, made] = await Promise.all([
        send('DELETE', `${PATH}/${categoryId}`),
        send('DELETE', `${BRANDS}/${brandId}`),
        early ?? make(),
      ]);
      const stands = [category, brand].every(({ envelope }) => !envelope.success);
      expect([n, made.envelope.success, made.status]).toEqual([n, stands, 200]);
      products += Number(made.envelope.success);
    }
    expect(products).toBeGreaterThan(0);
  });
});
