import { setTimeout as sleep } from 'node:timers/promises';
import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PUBLISH_STATUS } from '#contract/enums.ts';
import type { BulkInput, BulkReport, ProductIds } from '#contract/product/bulk.schema.ts';
import type { GoodsChoices, GoodsList } from '#contract/product/schema.ts';
import { lockShelves } from '#mall/catalog/listing-lock.ts';
import { TIMEOUTS_MS } from '#mall/db/open.ts';
import { product } from '#mall/product/product.tables.ts';
import { makeGoods, need, newKey, stockOf } from '../../helpers/mall/buying.ts';
import { openTestMall, type TestMall } from '../../helpers/mall/mall.ts';
import { type Keeper, makeKeeper } from '../../helpers/mall/product.ts';
import { NO_RECORD } from '../../helpers/sku.ts';

const SHOP = 3;
const { TO_PUBLISH, TO_AUDIT, TO_PUT_ON, PUT_ON, PUT_OFF } = PUBLISH_STATUS;

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

type Act = BulkInput['act'];
type Asked = { run?: string; apply?: boolean; versions?: number[]; by?: Keeper };
const send = (ids: number[], act: Act, { run = newKey(), apply = true, versions = [], by = keeper }: Asked = {}) => {
  const products = ids.map((id, at) => ({ id, version: versions[at] }));
  return by.call<BulkReport>('POST', '/products/bulk', { run, apply, products, act });
};
const bulk = async (ids: number[], act: Act, asked?: Asked) => need(await send(ids, act, asked)).rows;
const outcomes = (rows: BulkReport['rows']) => rows.map(({ outcome, msg }) => msg || outcome);
const statusOf = async (...ids: number[]) => {
  const rows = await mall.db.select().from(product).where(inArray(product.id, ids));
  return ids.map((id) => rows.find((row) => row.id === id)?.status);
};
const inState = async (n: number, status: number) => {
  const ids = await goods(n);
  await mall.db.update(product).set({ status }).where(inArray(product.id, ids));
  return ids;
};

describe('many at once', () => {
  it('are put off and on, each by itself, and only after a look if one likes', async () => {
    const ids = await goods(3);
    const other = await goods(1, 4);
    await bulk(ids.slice(0, 1), { kind: 'move', move: 'putOff' });
    const all = [...ids, ...other, ...ids];
    const looked = await bulk(all, { kind: 'move', move: 'putOff' }, { apply: false });
    expect(outcomes(looked)).toEqual(['already', 'ready', 'ready', '没有找到您要的内容']);
    expect(looked[1]).toMatchObject({
      id: ids[1],
      from: PUT_ON,
      to: PUT_OFF,
      title: expect.stringContaining('测试商品'),
    });
    expect(await statusOf(...ids)).toEqual([PUT_OFF, PUT_ON, PUT_ON]);
    const done = await bulk(all, { kind: 'move', move: 'putOff' });
    expect(outcomes(done)).toEqual(['already', 'done', 'done', '没有找到您要的内容']);
    expect(outcomes(await bulk(ids, { kind: 'move', move: 'putOn' }))).toEqual(['done', 'done', 'done']);
    expect(await statusOf(...ids, ...other)).toEqual([PUT_ON, PUT_ON, PUT_ON, PUT_ON]);
  });

  it('go to the shelf by all moves that the caller may make', async () => {
    const ids = await inState(2, TO_PUBLISH);
    const putOn: Act = { kind: 'move', move: 'putOn' };
    expect(await bulk(ids.slice(0, 1), putOn)).toMatchObject([{ outcome: 'done', to: TO_AUDIT }]);
    expect(outcomes(await bulk(ids.slice(0, 1), putOn))).toEqual(['商品状态已变化，请刷新后重试']);
    const looked = await bulk(ids, putOn, { apply: false, by: admin });
    expect(looked.map(({ from, to }) => [from, to])).toEqual([
      [TO_AUDIT, PUT_ON],
      [TO_PUBLISH, PUT_ON],
    ]);
    const versions = looked.map(({ version }) => version);
    expect(outcomes(await bulk(ids, putOn, { by: admin, versions }))).toEqual(['done', 'done']);
    expect(await statusOf(...ids)).toEqual([PUT_ON, PUT_ON]);
    const shown = await mall.call<{ price: number }>('GET', `/api/pms/goods/${ids[1]}`);
    expect(shown.status).toBe(200);
  });

  it('are approved as they were looked at, and refused with a reason', async () => {
    const ids = await inState(2, TO_AUDIT);
    const approve: Act = { kind: 'move', move: 'approve' };
    expect(outcomes(await bulk(ids, approve))).toEqual([
      '商品状态已变化，请刷新后重试',
      '商品状态已变化，请刷新后重试',
    ]);
    const [one] = await bulk(ids, approve, { apply: false, by: admin });
    const version = one?.version ?? 0;
    const versions = [version, version + 1];
    expect(outcomes(await bulk(ids, approve, { by: admin, versions }))).toEqual([
      'done',
      '商品内容刚被修改，请重新核对',
    ]);
    const refuse: Act = { kind: 'move', move: 'refuse' };
    expect((await send(ids, refuse, { by: admin })).envelope).toMatchObject({ data: [{ field: 'reason' }] });
    expect(outcomes(await bulk(ids.slice(1), { ...refuse, reason: '图片不清' }, { by: admin }))).toEqual(['done']);
    expect(await statusOf(...ids)).toEqual([TO_PUT_ON, TO_PUBLISH]);
    expect((await admin.state(ids[1] ?? 0)).log[0]).toMatchObject({ move: 'refuse', reason: '图片不清' });
  });

  it('lack what the shelf needs, and say so before', async () => {
    const [id = 0] = await inState(1, TO_PUBLISH);
    await mall.db.update(product).set({ pictures: [] }).where(eq(product.id, id));
    const act: Act = { kind: 'move', move: 'putOn' };
    expect(outcomes(await bulk([id], act, { apply: false, by: admin }))).toEqual(['请至少上传一张图片']);
    expect(outcomes(await bulk([id], act, { by: admin, versions: [1] }))).toEqual(['请至少上传一张图片']);
    expect(await statusOf(id)).toEqual([TO_PUBLISH]);
  });

  it('cost more or less by basis points, rounded, list prices with them; once in a run', async () => {
    const ids = await goods(2);
    const [first = 0] = ids;
    const { value, version } = await keeper.read(first);
    const skus = [{ spec: [], price: 999, listPrice: 2_000, picture: null, ...NO_RECORD }];
    need(await keeper.save(first, { value: { ...value, skus }, version }));
    const run = newKey();
    const act: Act = { kind: 'price', points: -1_050 };
    for (const outcome of ['done', 'done'])
      expect(outcomes(await bulk([...ids, 1], act, { run }))).toEqual([outcome, outcome, '没有找到您要的内容']);
    expect((await keeper.read(first)).value.skus[0]).toMatchObject({ price: 894, listPrice: 1_790 });
    const shown = await mall.call<{ price: number }>('GET', `/api/pms/goods/${first}`);
    expect(shown.envelope.data?.price).toBe(894);
    expect(await bulk([first], { kind: 'price', points: 0, step: 100 })).toMatchObject([{ from: 894, to: 900 }]);
    expect(outcomes(await bulk([first], { ...act, points: 700 }, { run }))).not.toEqual(['done']);
  });

  it('all cost the same, unless a list price is below it', async () => {
    const ids = await goods(2);
    const [first = 0] = ids;
    const { value, version } = await keeper.read(first);
    const skus = [{ spec: [], price: 999, listPrice: 2_000, picture: null, ...NO_RECORD }];
    need(await keeper.save(first, { value: { ...value, skus }, version }));
    const act: Act = { kind: 'setPrice', price: 3_000 };
    expect(outcomes(await bulk(ids, act, { apply: false }))).toEqual(['划线价不能低于价格', 'ready']);
    expect(outcomes(await bulk(ids, act))).toEqual(['划线价不能低于价格', 'done']);
    expect(outcomes(await bulk(ids, act))).toEqual(['划线价不能低于价格', 'already']);
  });

  it('have so many pieces, or so many more: once in a run, however often it is sent', async () => {
    const made = [await makeGoods(mall, { shopId: SHOP, stock: 3 }), await makeGoods(mall, { shopId: SHOP, stock: 0 })];
    const ids = made.map(({ productId }) => productId);
    const skus = made.map(({ skuId }) => skuId);
    const run = newKey();
    const add: Act = { kind: 'stock', way: 'add', pieces: 5, reason: '到货' };
    expect(await bulk(ids, add, { apply: false })).toMatchObject([
      { outcome: 'ready', from: 3, to: 8 },
      { outcome: 'ready', from: 0, to: 5 },
    ]);
    await Promise.all([bulk(ids, add, { run }), bulk(ids, add, { run })]);
    expect(outcomes(await bulk(ids, add, { run }))).toEqual(['done', 'done']);
    expect(await stockOf(mall, ...skus)).toEqual([8, 5]);
    expect(outcomes(await bulk(ids, { ...add, pieces: -6 }))).toEqual(['done', '库存不足']);
    const set: Act = { kind: 'stock', way: 'set', pieces: 5, reason: '盘点' };
    expect(outcomes(await bulk(ids, set))).toEqual(['done', 'already']);
    expect(await stockOf(mall, ...skus)).toEqual([5, 5]);
    expect(outcomes(await bulk(await goods(1, 4), set))).toEqual(['没有找到您要的内容']);
  });

  it('are moved to a category that there is', async () => {
    const ids = await goods(2);
    await bulk(ids, { kind: 'category', categoryId: 5 });
    expect((await keeper.read(ids[1] ?? 0)).value.categoryId).toBe(5);
    expect(outcomes(await bulk(ids, { kind: 'category', categoryId: 5 }))).toEqual(['already', 'already']);
    const wrong = await send(ids, { kind: 'category', categoryId: 99_999 });
    expect(wrong.envelope).toMatchObject({ code: 'A00002', data: [{ field: 'categoryId' }] });
  });

  it('one that cannot be changed keeps no other from it', async () => {
    const ids = await goods(2);
    // Written before a rule that it breaks.
    await mall.db
      .update(product)
      .set({ pictures: [] })
      .where(eq(product.id, ids[0] ?? 0));
    expect(outcomes(await bulk(ids, { kind: 'price', points: 100 }))).toEqual(['请至少上传一张图片', 'done']);
    expect((await keeper.read(ids[0] ?? 0)).version).toBe(1);
  });

  it('are all that match', async () => {
    const { title, productId } = await makeGoods(mall, { shopId: SHOP });
    const idsOf = async (query: string, by = keeper) =>
      need(await by.call<ProductIds>('GET', `/products/ids?${query}`));
    expect(await idsOf(`text=${encodeURIComponent(title.zh)}`)).toEqual({ ids: [productId], more: false });
    expect((await idsOf('')).ids).toHaveLength((await list()).total);
    expect((await keeper.call('GET', '/products/ids?shop=4')).status).toBe(404);
  });
});

describe.runIf(process.env.TEST_DATABASE_URL)('many at once, by two people', () => {
  it('are approved once', async () => {
    const second = await makeKeeper(mall, null);
    const ids = await inState(20, TO_AUDIT);
    const act: Act = { kind: 'move', move: 'approve' };
    const versions = ids.map(() => 1);
    const [one, two] = await Promise.all([
      bulk(ids, act, { by: admin, versions }),
      bulk(ids.toReversed(), act, { by: second, versions }),
    ]);
    const both = ids.map((id) => [one, two].map((rows) => rows.find((row) => row.id === id)?.outcome).toSorted());
    expect(both).toEqual(ids.map(() => ['already', 'done']));
    expect((await admin.state(ids[0] ?? 0)).log).toHaveLength(1);
  });

  it('are repriced while the shop edits and sells them, and nothing is lost', async () => {
    const made = await Promise.all(Array.from({ length: 10 }, () => makeGoods(mall, { shopId: SHOP, stock: 9 })));
    const ids = made.map(({ productId }) => productId);
    const edit = async (id: number): Promise<unknown> => {
      const { value, version } = await keeper.read(id);
      const saved = await keeper.save(id, { value: { ...value, selling: { zh: '新的卖点', en: '' } }, version });
      return saved.envelope.success || edit(id);
    };
    const add: Act = { kind: 'stock', way: 'add', pieces: 1, reason: '到货' };
    const [priced, stocked] = await Promise.all([
      bulk(ids, { kind: 'setPrice', price: 777 }, { by: admin }),
      bulk(ids, add),
      ...ids.map(edit),
      ...made.map(({ productId, skuId }) => keeper.adjust(productId, [{ skuId, change: -2 }])),
    ]);
    expect([...outcomes(priced), ...outcomes(stocked)]).toEqual(Array.from({ length: 20 }, () => 'done'));
    for (const id of ids)
      expect((await keeper.read(id)).value).toMatchObject({ selling: { zh: '新的卖点' }, skus: [{ price: 777 }] });
    expect(await stockOf(mall, ...made.map(({ skuId }) => skuId))).toEqual(ids.map(() => 8));
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
      await lockShelves(tx, [SHOP]);
      held.resolve();
      await sleep(TIMEOUTS_MS.statement_timeout + 500);
    });
    await held.promise;
    expect((await keeper.move(productId, 'putOff')).status).toBe(200);
    await others;
  });
});
