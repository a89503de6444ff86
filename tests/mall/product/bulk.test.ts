import { setTimeout as sleep } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PUBLISH_STATUS } from '#contract/enums.ts';
import type { GoodsChoices, GoodsList } from '#contract/product/schema.ts';
import { TIMEOUTS_MS } from '#mall/db/open.ts';
import { lockListing } from '#mall/product/listing-row.ts';
import { product } from '#mall/product/product.tables.ts';
import { makeGoods, need } from '../../helpers/mall/buying.ts';
import { openTestMall, type TestMall } from '../../helpers/mall/mall.ts';
import { type Keeper, makeKeeper } from '../../helpers/mall/product.ts';

const SHOP = 3;
const { PUT_ON, PUT_OFF } = PUBLISH_STATUS;

let mall: TestMall;
let keeper: Keeper;
let admin: Keeper;
beforeAll(async () => {
  mall = await openTestMall();
  keeper = await makeKeeper(mall, SHOP);
  admin = await makeKeeper(mall, null);
});
afterAll(() => mall.close());

const list = async (query = '', by = keeper) => need(await by.call<GoodsList>('GET', `/products?${query}`));
const goods = async (n: number, shopId = SHOP) => {
  const ids: number[] = [];
  for (let made = 0; made < n; made += 1) ids.push((await makeGoods(mall, { shopId })).productId);
  return ids;
};
const rowsOf = (shopId: number) => mall.db.select().from(product).where(eq(product.shopId, shopId));

describe('the list of products', () => {
  it('shows a shop its own, and the mall all', async () => {
    const own = await list();
    expect(own.total).toBe((await rowsOf(SHOP)).length);
    expect(own.items).toHaveLength(20);
    expect(own.items.every(({ shopId }) => shopId === SHOP)).toBe(true);
    expect(Object.values(own.counts).reduce((sum, n) => sum + n, 0)).toBe(own.total);
    expect((await list('', admin)).total).toBeGreaterThan(own.total);
    expect((await list('shop=3', admin)).total).toBe(own.total);
    expect((await keeper.call('GET', '/products?shop=4')).status).toBe(404);
    expect((await keeper.call('GET', '/products?category=99999')).status).toBe(404);
    expect((await keeper.call('GET', '/products?page=999')).status).toBe(404);
    expect((await keeper.call('GET', '/products?status=33')).envelope.code).toBe('A00002');
  });

  it('finds any part of a title or code, in either language, and every word of it', async () => {
    const { productId, title } = await makeGoods(mall, { shopId: SHOP, stock: 0 });
    const [row] = await mall.db.select().from(product).where(eq(product.id, productId));
    const ids = async (text: string, more = '') =>
      (await list(`text=${encodeURIComponent(text)}${more}`)).items.map(({ id }) => id);
    for (const text of [
      title.zh,
      title.en.toUpperCase(),
      row?.code ?? '',
      `${title.zh.slice(1)} ${title.en}`,
      row?.code.slice(6, 20) ?? '',
    ])
      expect(await ids(text), text).toEqual([productId]);
    expect(await ids(title.zh, '&stock=out')).toEqual([productId]);
    expect(await ids(title.zh, '&stock=low')).toEqual([productId]);
    expect(await ids(title.zh, '&stock=in')).toEqual([]);
    expect(await ids(title.zh, `&status=${PUT_ON}&category=${row?.categoryId}`)).toEqual([productId]);
    expect(await ids(title.zh, `&status=${PUT_OFF}`)).toEqual([]);
    expect(await ids('没有这样的商品')).toEqual([]);
    expect(await ids("%' or 1=1 --")).toEqual([]);
  });

  it('offers what products are made of', async () => {
    const choices = need(await keeper.call<GoodsChoices>('GET', '/products/choices'));
    expect(choices.shops.map(({ id }) => id)).toEqual([SHOP]);
    expect(choices.categories.some(({ path, leaf }) => leaf && path.split(' / ').length === 3)).toBe(true);
    expect(choices.brands.length).toBeGreaterThan(10);
    expect(choices.attributes.every(({ values }) => values.length > 0)).toBe(true);
    expect(need(await admin.call<GoodsChoices>('GET', '/products/choices')).shops.length).toBeGreaterThan(10);
  });
});

type Report = { rows: { id: number; done: boolean; msg: string }[] };
const bulk = async (ids: number[], act: object, by = keeper) =>
  need(await by.call<Report>('POST', '/products/bulk', { ids, act }));

describe('many at once', () => {
  it('are put off and on, each by itself', async () => {
    const ids = await goods(3);
    const other = await goods(1, 4);
    await bulk(ids.slice(0, 1), { kind: 'move', move: 'putOff' });
    expect(await bulk([...ids, ...other, ...ids], { kind: 'move', move: 'putOff' })).toEqual({
      rows: [
        { id: ids[0], done: false, msg: '商品状态已变化，请刷新后重试' },
        { id: ids[1], done: true, msg: '' },
        { id: ids[2], done: true, msg: '' },
        { id: other[0], done: false, msg: '没有找到您要的内容' },
      ],
    });
    const { rows } = await bulk(ids, { kind: 'move', move: 'putOn' });
    expect(rows.every(({ done }) => done)).toBe(true);
  });

  it('cost more or less by basis points, list prices with them', async () => {
    const ids = await goods(2);
    const [first = 0] = ids;
    const { value, version } = await keeper.read(first);
    const skus = [{ spec: [], price: 999, listPrice: 2_000, picture: null }];
    need(await keeper.save(first, { value: { ...value, skus }, version }));
    const { rows } = await bulk([...ids, 1], { kind: 'price', points: -1_050 });
    expect(rows.map(({ done }) => done)).toEqual([true, true, false]);
    expect((await keeper.read(first)).value.skus[0]).toMatchObject({ price: 894, listPrice: 1_790 });
    const shown = await mall.call<{ price: number }>('GET', `/api/pms/goods/${first}`);
    expect(shown.envelope.data?.price).toBe(894);
  });

  it('are moved to a category that there is', async () => {
    const ids = await goods(2);
    need(await keeper.call('POST', '/products/bulk', { ids, act: { kind: 'category', categoryId: 5 } }));
    expect((await keeper.read(ids[1] ?? 0)).value.categoryId).toBe(5);
    const wrong = await keeper.call('POST', '/products/bulk', { ids, act: { kind: 'category', categoryId: 99_999 } });
    expect(wrong.envelope).toMatchObject({ code: 'A00002', data: [{ field: 'categoryId' }] });
  });

  it('one that cannot be changed keeps no other from it', async () => {
    const ids = await goods(2);
    // Written before a rule that it breaks.
    await mall.db
      .update(product)
      .set({ pictures: [] })
      .where(eq(product.id, ids[0] ?? 0));
    const { rows } = await bulk(ids, { kind: 'price', points: 100 });
    expect(rows).toEqual([
      { id: ids[0], done: false, msg: '请至少上传一张图片' },
      { id: ids[1], done: true, msg: '' },
    ]);
    expect((await keeper.read(ids[0] ?? 0)).version).toBe(1);
  });
});

describe('a shop', () => {
  const path = `/shop/${SHOP}`;
  type Whole = { value: { freight: object; autoAccept: boolean }; version: number };
  it('changes how it ships and what it says of itself', async () => {
    const { value, version } = need(await keeper.call<Whole>('GET', path));
    const freight = {
      fee: 900,
      freeFrom: 9_900,
      notDelivered: ['西藏自治区'],
      regions: [{ provinces: ['新疆维吾尔自治区'], fee: 2_500 }],
    };
    const change = { ...value, freight, autoAccept: false, intro: { zh: '新的介绍', en: 'New' } };
    expect(need(await keeper.call('PUT', path, { value: change, version }))).toMatchObject({ version: version + 1 });
    expect((await keeper.call('PUT', path, { value: change, version })).envelope.success).toBe(false);
    const shown = await mall.call<{ intro: string }>('GET', `/api/shop/${SHOP}`);
    expect(shown.envelope.data?.intro).toBe('新的介绍');
    const { regions: _, ...plain } = freight;
    need(await keeper.call('PUT', path, { value: { ...change, freight: plain }, version: version + 1 }));
    expect(need(await admin.call<Whole>('GET', path)).value.freight).toEqual(plain);
    expect((await admin.call('GET', '/shop/999')).status).toBe(404);
  });
});

describe.runIf(process.env.TEST_DATABASE_URL)('while others write many products', () => {
  it('a change waits longer than a statement may take', async () => {
    const { productId } = await makeGoods(mall, { shopId: SHOP });
    const held = Promise.withResolvers<void>();
    const others = mall.db.transaction(async (tx) => {
      await lockListing(tx);
      held.resolve();
      await sleep(TIMEOUTS_MS.statement_timeout + 500);
    });
    await held.promise;
    expect((await keeper.move(productId, 'putOff')).status).toBe(200);
    await others;
  });
});
