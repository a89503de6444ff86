import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { ORDER_STATUS } from '#contract/enums.ts';
import { NUMBERS } from '#contract/settings/numbers.values.ts';
import { LEDGER_UNIT, wallet } from '#mall/money/money.tables.ts';
import { post } from '#mall/money/money.ts';
import { order, orderLog, trade } from '#mall/order/order.tables.ts';
import { expireTrades, receiveOverdue } from '#mall/order/order.ts';
import {
  brokenRules,
  makeBuyer,
  makeGoods,
  makeOperator,
  newKey,
  oneOf,
  payTrade,
  setAutoAccept,
  statusOf,
  stockOf,
  watch,
} from '../../helpers/mall/buying.ts';
import { openTestMall, type TestMall } from '../../helpers/mall/mall.ts';
import { later, NOON } from '../../helpers/mall/time.ts';

let mall: TestMall;
beforeAll(async () => {
  mall = await openTestMall();
  await watch(mall);
  await setAutoAccept(mall, true);
});
beforeEach(() => {
  mall.now.now = NOON;
});
afterEach(async () => expect(await brokenRules(mall)).toEqual([]));
afterAll(() => mall.close());

it('what nobody pays in time is cancelled, with its points, by any number of nodes at once', {
  timeout: 60_000,
}, async () => {
  const buyer = await makeBuyer(mall);
  const { accountId } = buyer;
  const gift = { accountId, unit: LEDGER_UNIT.POINTS, amount: 960, kind: 'topUp', businessId: 'gift' } as const;
  await mall.db.transaction((tx) => post(tx, { ...gift, key: newKey(), at: NOON }));
  const { skuId } = await makeGoods(mall, { stock: 16, price: 5_000 });
  const orders: string[] = [];
  for (let n = 0; n < 8; n += 1) {
    const { orderIds } = await buyer.buy(oneOf(skuId, 2), { points: 120 });
    orders.push(orderIds[0] ?? '');
  }
  const points = async () => (await mall.db.select().from(wallet).where(eq(wallet.accountId, accountId)))[0]?.points;
  expect(await points()).toBe(0);
  expect(await stockOf(mall, skuId)).toEqual([0]);
  expect(await expireTrades(mall)).toBe(0);
  later(mall, NUMBERS.unpaidOrder);
  const closed = await Promise.all(Array.from({ length: 3 }, () => expireTrades(mall)));
  expect(closed.reduce((sum, n) => sum + n, 0)).toBe(8);
  for (const id of orders) expect(await statusOf(mall, id)).toBe(ORDER_STATUS.CANCELED);
  expect(await stockOf(mall, skuId)).toEqual([16]);
  expect(await points()).toBe(960);
  const [log] = await mall.db.select().from(orderLog).where(eq(orderLog.to, ORDER_STATUS.CANCELED)).limit(1);
  expect(log).toMatchObject({ actor: 'system', reason: 'expired' });
});

it('a payment at the last moment and the expiry: one of them wins', async () => {
  const buyer = await makeBuyer(mall);
  const { skuId } = await makeGoods(mall, { stock: 10 });
  const trades: string[] = [];
  for (let n = 0; n < 6; n += 1) trades.push((await buyer.buy(oneOf(skuId))).tradeId);
  later(mall, NUMBERS.unpaidOrder);
  const [closed, ...settled] = await Promise.all([expireTrades(mall), ...trades.map((id) => payTrade(mall, id))]);
  expect(settled.filter((how) => how === 'paid').length + (closed ?? 0)).toBe(6);
  expect(settled.every((how) => how === 'paid' || how === 'late')).toBe(true);
  for (const id of trades) {
    const [row] = await mall.db.select().from(trade).where(eq(trade.id, id));
    expect([20, 30]).toContain(row?.status);
  }
});

it('an order earns a point for every ¥10 paid when it completes, once, whoever of many completes it', async () => {
  const buyer = await makeBuyer(mall);
  const staff = await makeOperator(mall, 2);
  const { skuId } = await makeGoods(mall, { shopId: 2, price: 12_990 });
  const { tradeId, orderIds } = await buyer.buy(oneOf(skuId, 3));
  const [id = ''] = orderIds;
  const points = async () =>
    (await mall.db.select().from(wallet).where(eq(wallet.accountId, buyer.accountId)))[0]?.points ?? 0;
  await payTrade(mall, tradeId);
  await staff.post(`${id}/ship`, { carrier: '中通', number: '75312345678901' });
  expect(await points()).toBe(0);
  later(mall, NUMBERS.autoReceipt);
  const confirm = () => buyer.post(`/orders/${id}/receive`, {});
  await Promise.all([confirm(), receiveOverdue(mall), confirm(), receiveOverdue(mall), confirm()]);
  expect(await statusOf(mall, id)).toBe(ORDER_STATUS.COMPLETED);
  const [{ payable } = { payable: 0 }] = await mall.db.select().from(order).where(eq(order.id, id));
  expect(payable % NUMBERS.fenPerPoint).toBeGreaterThan(0);
  expect(await points()).toBe(Math.floor(payable / NUMBERS.fenPerPoint));
  expect(await points()).toBe(38);
});

it('goods that nobody confirms count as received after ten days, once', async () => {
  const buyer = await makeBuyer(mall);
  const staff = await makeOperator(mall, 2);
  const { skuId } = await makeGoods(mall, { shopId: 2 });
  const ids: string[] = [];
  for (let n = 0; n < 4; n += 1) {
    const { tradeId, orderIds } = await buyer.buy(oneOf(skuId));
    await payTrade(mall, tradeId);
    await staff.post(`${orderIds[0]}/ship`, { carrier: '中通', number: '75312345678901' });
    ids.push(orderIds[0] ?? '');
  }
  later(mall, NUMBERS.autoReceipt - 1);
  expect(await receiveOverdue(mall)).toBe(0);
  later(mall, 1);
  const received = await Promise.all([receiveOverdue(mall), receiveOverdue(mall), receiveOverdue(mall)]);
  expect(received.reduce((sum, n) => sum + n, 0)).toBe(4);
  for (const id of ids) expect(await statusOf(mall, id)).toBe(ORDER_STATUS.COMPLETED);
});
