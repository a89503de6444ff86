import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import type { Preset } from '#contract/operator/roles.values.ts';
import type { DeskPointsGoods, PointsGoodDocument, PointsStock } from '#contract/points-mall/desk.schema.ts';
import { DAY_MS } from '#contract/time.ts';
import { brokenRules, makeGoods, makeOperator, need, payTrade, stockOf, watch } from '../../helpers/mall/buying.ts';
import { openTestMall, type TestMall } from '../../helpers/mall/mall.ts';
import { makeSaver, pointsLeft } from '../../helpers/mall/points-mall.ts';

const SHOP = 2;
let mall: TestMall;
beforeAll(async () => {
  mall = await openTestMall();
  await watch(mall);
});
afterEach(async () => expect(await brokenRules(mall)).toEqual([]));
afterAll(() => mall.close());

type Goods = { productId: number; skuId: number };
const documentOf = ({ productId, skuId }: Goods, more: Partial<PointsGoodDocument> = {}): PointsGoodDocument => ({
  ...{ productId, skuId, points: 500, money: 990, limitEach: null, stopped: false, sort: 0 },
  startsAt: new Date(mall.now.now.getTime() - DAY_MS).toISOString(),
  endsAt: new Date(mall.now.now.getTime() + DAY_MS).toISOString(),
  ...more,
});

async function at(shopId: number | null, role: Preset) {
  const { token } = await makeOperator(mall, shopId, role);
  const send = <T>(method: 'POST' | 'PUT', path: string, body: unknown) =>
    mall.call<T>(method, `/api/desk/p${path}`, { token, body, headers: { 'idempotency-key': randomUUID() } });
  const get = <T>(path: string) => mall.call<T>('GET', `/api/desk/p${path}`, { token });
  const add = (value: PointsGoodDocument) => send<{ id: string }>('POST', '/points-goods', value);
  const move = (id: string, pieces: number) => send<PointsStock>('POST', `/points-good/${id}/stock`, { pieces });
  return { send, get, add, move };
}

it('a shop puts a SKU in, moves pieces, and sees what it brought', async () => {
  const goods = await makeGoods(mall, { shopId: SHOP });
  const shop = await at(SHOP, 'shop');
  const { id } = need(await shop.add(documentOf(goods)));
  expect(need(await shop.get<PointsStock>(`/points-good/${id}/stock`))).toEqual({ stock: 0, skuStock: 100 });
  expect(need(await shop.move(id, 30))).toEqual({ stock: 30, skuStock: 70 });
  expect(need(await shop.move(id, -10))).toEqual({ stock: 20, skuStock: 80 });
  for (const pieces of [-21, 81]) expect((await shop.move(id, pieces)).envelope).toMatchObject({ code: 'A00002' });
  expect((await shop.move(id, 0)).envelope.code).toBe('A00002');
  expect([await pointsLeft(mall, Number(id)), ...(await stockOf(mall, goods.skuId))]).toEqual([20, 80]);
  const buyer = await makeSaver(mall);
  const { tradeId } = await buyer.buy({ from: 'points', pointsGoodId: Number(id), quantity: 2 });
  await payTrade(mall, tradeId);
  const list = need(await shop.get<DeskPointsGoods>('/points-goods'));
  expect(list.items[0]).toMatchObject({
    ...{ id: Number(id), state: 'running', stock: 18, exchanged: 2, spent: 1_000, sales: 1_980 },
  });
  const admin = await at(null, 'admin');
  expect(need(await admin.get<DeskPointsGoods>(`/points-goods?text=${goods.title.en}`)).total).toBe(1);
  const read = need(await admin.get<{ value: PointsGoodDocument; version: number }>(`/points-good/${id}`));
  const changed = { version: read.version, value: { ...read.value, stopped: true } };
  need(await admin.send('PUT', `/points-good/${id}`, changed));
  expect(need(await shop.get<DeskPointsGoods>('/points-goods')).items[0]).toMatchObject({ state: 'stopped' });
});

it("refuses what is no good of one's own, and what would cost more than the SKU", async () => {
  const goods = await makeGoods(mall, { shopId: SHOP });
  const other = await at(SHOP + 1, 'shop');
  expect((await other.add(documentOf(goods))).envelope.code).toBe('A00002');
  const shop = await at(SHOP, 'shop');
  const { id } = need(await shop.add(documentOf(goods)));
  for (const path of [`/points-good/${id}`, `/points-good/${id}/stock`])
    expect((await other.get(path)).status).toBe(404);
  expect((await other.move(id, 1)).status).toBe(404);
  expect((await shop.get('/points-good/99999/stock')).status).toBe(404);
  const second = await makeGoods(mall, { shopId: SHOP });
  const custom = [{ code: 'a', name: { zh: '刻字', en: 'Engraving' }, mode: 20 }];
  const made = await makeGoods(mall, { shopId: SHOP, custom });
  const wrong = [
    documentOf(goods, { money: 10_000 }),
    documentOf({ productId: second.productId, skuId: goods.skuId }),
    documentOf(made),
    documentOf(goods, { endsAt: documentOf(goods).startsAt }),
  ];
  for (const value of wrong) expect((await shop.add(value)).envelope.code).toBe('A00002');
  const fixed = { version: 1, value: documentOf(second) };
  expect((await shop.send('PUT', `/points-good/${id}`, fixed)).envelope.code).toBe('A00002');
});
