import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Preview } from '#contract/checkout/schema.ts';
import { ORDER_STATUS, PUBLISH_STATUS } from '#contract/enums.ts';
import type { OrderView } from '#contract/order/schema.ts';
import type { OwnPointsGood, PointsList, PointsProduct } from '#contract/points-mall/schema.ts';
import { HOUR_MS } from '#contract/time.ts';
import { expireTrades } from '#mall/order/order.ts';
import { pointsGood } from '#mall/points-mall/points-mall.tables.ts';
import { product } from '#mall/product/product.tables.ts';
import {
  type Buyer,
  brokenRules,
  makeBuyer,
  makeOperator,
  need,
  payTrade,
  setAutoAccept,
  statusOf,
  stockOf,
  watch,
} from '../../helpers/mall/buying.ts';
import { openTestMall, type TestMall } from '../../helpers/mall/mall.ts';
import { makePointsGood, makeSaver, pointsLeft, pointsOf } from '../../helpers/mall/points-mall.ts';
import { NOON } from '../../helpers/mall/time.ts';

const CANCEL = { reason: '10' };
let mall: TestMall;
beforeAll(async () => {
  mall = await openTestMall();
  await watch(mall);
  await setAutoAccept(mall, false);
  // The goods of the demo mall would fill the first page.
  await mall.db.update(pointsGood).set({ stopped: true });
});
afterEach(async () => {
  expect(await brokenRules(mall)).toEqual([]);
  mall.now.now = NOON;
});
afterAll(() => mall.close());

const orderOf = async (buyer: Buyer, id = ''): Promise<OrderView> =>
  need(await mall.call<OrderView>('GET', `/api/oms/p/orders/${id}`, { token: buyer.token }));
const own = async <T>(token: string, path: string) => need(await mall.call<T>('GET', `/api/promo/p${path}`, { token }));

describe('the points mall', () => {
  it('shows what can be exchanged, by band and by what one can afford', async () => {
    const cheap = await makePointsGood(mall, { points: 120, money: 0, sort: 0 });
    const dear = await makePointsGood(mall, { points: 900, sort: 0 });
    const off = await makePointsGood(mall, { stopped: true });
    const gone = await makePointsGood(mall, { stock: 0 });
    const buyer = await makeSaver(mall, 500);
    const all = await own<PointsList>(buyer.token, '/points');
    const ids = (list: PointsList) => list.items.map(({ pointsGoodId }) => pointsGoodId);
    expect(all.points).toBe(500);
    expect(ids(all)).toEqual(expect.arrayContaining([cheap.id, dear.id]));
    expect(ids(all)).not.toContain(off.id);
    expect(ids(all).indexOf(gone.id)).toBeGreaterThan(ids(all).indexOf(dear.id));
    expect(all.items.find(({ pointsGoodId }) => pointsGoodId === gone.id)?.state).toBe('soldOut');
    const few = ids(await own<PointsList>(buyer.token, '/points?afford=1'));
    expect(few).toContain(cheap.id);
    expect(few).not.toContain(dear.id);
    const band = ids(await own<PointsList>(buyer.token, '/points?band=to2000'));
    expect(band).toContain(dear.id);
    expect(band).not.toContain(cheap.id);
    expect(ids(await own<PointsList>(buyer.token, '/points?band=more'))).not.toContain(dear.id);
    const nobody = await makeBuyer(mall);
    expect((await own<PointsList>(nobody.token, '/points?afford=1')).total).toBe(0);
  });

  it('shows one with its product, and as it stands for a shopper', async () => {
    const good = await makePointsGood(mall, { limitEach: 2 });
    const page = need(await mall.call<PointsProduct>('GET', `/api/promo/points/${good.id}`));
    expect(page).toMatchObject({ good: { points: 300, money: 1_990, price: 10_000 }, product: { id: good.productId } });
    const buyer = await makeSaver(mall);
    await buyer.buy(good.source());
    expect(await own<OwnPointsGood>(buyer.token, `/points/${good.id}`)).toMatchObject({
      ...{ most: 1, has: 700, stock: 9, state: 'running' },
    });
    expect((await mall.call('GET', '/api/promo/points/99999')).status).toBe(404);
    await mall.db.update(product).set({ status: PUBLISH_STATUS.PUT_OFF }).where(eq(product.id, good.productId));
    expect((await mall.call('GET', `/api/promo/points/${good.id}`)).status).toBe(404);
    const { errors } = await buyer.preview({ source: good.source() });
    expect(errors).toMatchObject([{ error: 'putOff' }]);
  });
});

describe('an exchange', () => {
  it('takes points at submit, money by the payment, and goes through the states of an order', async () => {
    const good = await makePointsGood(mall);
    const buyer = await makeSaver(mall);
    const preview = await buyer.preview({ source: good.source(2) });
    expect(preview).toMatchObject({
      ...{ errors: [], payable: 3_980, points: { has: 1_000, most: 0, used: 600, saves: 0 } },
      shops: [{ freight: 0, lines: [{ price: 1_990, listPrice: 10_000, promotion: { kind: 'points' } }] }],
    });
    const { tradeId, orderIds } = await buyer.buy(good.source(2), { remarks: { 1: '轻放' } });
    expect([await pointsOf(mall, buyer.accountId), await pointsLeft(mall, good.id)]).toEqual([400, 8]);
    expect(await stockOf(mall, good.skuId)).toEqual([90]);
    await payTrade(mall, tradeId);
    const [id] = orderIds;
    const order = await orderOf(buyer, id);
    expect(order).toMatchObject({
      ...{ kind: 'points', points: 600, payable: 3_980, status: ORDER_STATUS.TO_ACCEPT_ORDER, remark: '轻放' },
      ...{ form: 'points', word: 'toAccept', sentence: 'toAcceptPoints' },
      ...{
        actions: ['urge', 'changeAddress', 'cancel', 'refund', 'invoice', 'contact'],
        lines: [{ pointsGoodId: good.id, points: 300 }],
      },
    });
    expect((await buyer.buyAgain(id)).envelope.code).toBe('A00001');
    const shop = await makeOperator(mall, 1);
    const desk = need(await shop.get<{ items: object[] }>(`/orders?text=${id}`));
    expect(desk.items).toMatchObject([{ id, kind: 'points', points: 600 }]);
    expect((await shop.post(`${id}/accept`)).envelope.success).toBe(true);
    expect((await shop.post(`${id}/ship`, { carrier: 'sf', number: 'SF1234567890123' })).envelope.success).toBe(true);
    expect((await buyer.post(`/orders/${id}/receive`, {})).envelope.success).toBe(true);
    expect(await statusOf(mall, id ?? '')).toBe(ORDER_STATUS.COMPLETED);
    const list = await own<PointsList>(buyer.token, '/points');
    expect(list.items.find(({ pointsGoodId }) => pointsGoodId === good.id)).toMatchObject({ exchanged: 2, stock: 8 });
  });

  it('is paid at once where it costs points alone', async () => {
    const good = await makePointsGood(mall, { money: 0 });
    const buyer = await makeSaver(mall);
    const { payable, orderIds } = await buyer.buy(good.source());
    expect(payable).toBe(0);
    expect(await statusOf(mall, orderIds[0] ?? '')).toBe(ORDER_STATUS.TO_ACCEPT_ORDER);
    expect(await pointsOf(mall, buyer.accountId)).toBe(700);
  });

  it('gives points and pieces back when it is cancelled, refused or not paid in time', async () => {
    const good = await makePointsGood(mall, { limitEach: 1 });
    const buyer = await makeSaver(mall);
    const back = async () => {
      expect([await pointsOf(mall, buyer.accountId), await pointsLeft(mall, good.id)]).toEqual([1_000, 10]);
      expect(await stockOf(mall, good.skuId)).toEqual([90]);
    };
    const unpaid = await buyer.buy(good.source());
    need(await buyer.post(`/orders/${unpaid.orderIds[0]}/cancel`, CANCEL));
    await back();
    const paid = await buyer.buy(good.source());
    await payTrade(mall, paid.tradeId);
    need(await buyer.post(`/orders/${paid.orderIds[0]}/cancel`, CANCEL));
    await back();
    expect((await orderOf(buyer, paid.orderIds[0])).refunds).toMatchObject([{ amount: 1_990, done: true }]);
    const refused = await buyer.buy(good.source());
    await payTrade(mall, refused.tradeId);
    const shop = await makeOperator(mall, 1);
    need(await shop.post(`${refused.orderIds[0]}/refuse`, { reason: '缺货' }));
    await back();
    const late = await buyer.buy(good.source());
    mall.now.now = new Date(NOON.getTime() + HOUR_MS);
    await expireTrades(mall);
    expect(await statusOf(mall, late.orderIds[0] ?? '')).toBe(ORDER_STATUS.CANCELED);
    await back();
  });

  it('says what stops it', async () => {
    const good = await makePointsGood(mall, { limitEach: 2, stock: 5 });
    const buyer = await makeSaver(mall, 700);
    const errorsOf = async (quantity: number) => (await buyer.preview({ source: good.source(quantity) })).errors;
    expect(await errorsOf(3)).toMatchObject([{ error: 'limit' }, { error: 'points', skuId: good.skuId }]);
    const seen = await buyer.seen(good.source());
    await mall.db.update(pointsGood).set({ money: 2_000 }).where(eq(pointsGood.id, good.id));
    expect((await buyer.send(seen)).envelope).toMatchObject({ code: 'A00001', msg: expect.stringContaining('有变动') });
    const again = await buyer.seen(good.source());
    await mall.db.update(pointsGood).set({ stopped: true }).where(eq(pointsGood.id, good.id));
    const { envelope } = await buyer.send(again);
    expect(envelope).toMatchObject({ code: 'A00001', msg: '该积分商品暂不可兑换' });
    expect((envelope.data as Preview).errors).toMatchObject([{ error: 'pointsOver' }]);
    const none = await buyer.preview({ source: { from: 'points', pointsGoodId: 99_999, quantity: 1 } });
    expect(none.errors).toMatchObject([{ error: 'putOff' }, { error: 'pointsOver' }]);
    const poor = await makeSaver(mall, 10);
    const cheap = await makePointsGood(mall);
    const input = await poor.seen(cheap.source());
    expect((await poor.send(input)).envelope.msg).toBe('积分不足');
    const far = await makeBuyer(mall, ['710000', '710000', '710000']);
    expect((await far.preview({ source: cheap.source() })).shops[0]?.freight).toBe(0);
  });
});

describe('many at once', () => {
  it('the last piece goes to one of fifty, points of the others stay', async () => {
    const good = await makePointsGood(mall, { stock: 1 });
    const crowd = await Promise.all(
      Array.from({ length: mall.database.kind === 'postgres' ? 50 : 10 }, () => makeSaver(mall)),
    );
    const inputs = await Promise.all(crowd.map((buyer) => buyer.seen(good.source())));
    const answers = await Promise.all(crowd.map((buyer, at) => buyer.send(inputs[at] as never)));
    expect(answers.filter(({ envelope }) => envelope.success)).toHaveLength(1);
    expect(await pointsLeft(mall, good.id)).toBe(0);
    const left = await Promise.all(crowd.map(({ accountId }) => pointsOf(mall, accountId)));
    expect(left.filter((points) => points === 700)).toHaveLength(1);
    expect(left.filter((points) => points === 1_000)).toHaveLength(crowd.length - 1);
  });

  it('points are spent once in two checkouts, a limit holds against ten', async () => {
    const [one, other] = [await makePointsGood(mall), await makePointsGood(mall)];
    const buyer = await makeSaver(mall, 500);
    const inputs = [await buyer.seen(one.source()), await buyer.seen(other.source())];
    const answers = await Promise.all(inputs.map((input) => buyer.send(input)));
    expect(answers.filter(({ envelope }) => envelope.success)).toHaveLength(1);
    expect(await pointsOf(mall, buyer.accountId)).toBe(200);

    const limited = await makePointsGood(mall, { limitEach: 2 });
    const rich = await makeSaver(mall, 10_000);
    const same = await rich.seen(limited.source());
    const ten = await Promise.all(Array.from({ length: 10 }, () => rich.send(same)));
    expect(ten.filter(({ envelope }) => envelope.success)).toHaveLength(2);
    expect(await pointsLeft(mall, limited.id)).toBe(8);
  });

  it('a good is taken off while it is being bought and paid: each order stands whole or not at all', async () => {
    const good = await makePointsGood(mall);
    const buyers = await Promise.all(Array.from({ length: 6 }, () => makeSaver(mall)));
    const bought = await buyers[0]?.buy(good.source());
    const inputs = await Promise.all(buyers.slice(1).map((buyer) => buyer.seen(good.source())));
    const [paid, , ...answers] = await Promise.all([
      payTrade(mall, bought?.tradeId ?? ''),
      mall.db.update(pointsGood).set({ stopped: true }).where(eq(pointsGood.id, good.id)),
      ...buyers.slice(1).map((buyer, at) => buyer.send(inputs[at] as never)),
    ]);
    expect(paid).toBe('paid');
    const done = answers.filter(({ envelope }) => envelope.success).length;
    expect(await pointsLeft(mall, good.id)).toBe(9 - done);
    expect((await buyers[1]?.preview({ source: good.source() }))?.errors).toMatchObject([{ error: 'pointsOver' }]);
  });
});
