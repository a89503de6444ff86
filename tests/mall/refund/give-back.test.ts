import { and, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ORDER_STATUS } from '#contract/enums.ts';
import type { GiveBack, GiveBackView, GivenBack } from '#contract/refund/desk.schema.ts';
import { REFUND_STATUS } from '#contract/refund/values.ts';
import { message } from '#mall/message/message.tables.ts';
import { orderLine } from '#mall/order/order.tables.ts';
import { refund } from '#mall/refund/refund.tables.ts';
import {
  type Buyer,
  brokenRules,
  fromCart,
  makeBuyer,
  makeGoods,
  makeOperator,
  need,
  newKey,
  payTrade,
  setAutoAccept,
  statusOf,
  stockOf,
  watch,
} from '../../helpers/mall/buying.ts';
import { openTestMall, type TestMall } from '../../helpers/mall/mall.ts';
import { makeDesk, refundsBy, SENT } from '../../helpers/mall/refund.ts';
import { balanceOf } from '../../helpers/payment/paying.ts';

let mall: TestMall;
let buyer: Buyer;
let refunds: ReturnType<typeof refundsBy>;
let shop: Awaited<ReturnType<typeof makeDesk>>;

beforeAll(async () => {
  mall = await openTestMall();
  await watch(mall);
  await setAutoAccept(mall, false);
  shop = await makeDesk(mall);
});
beforeEach(async () => {
  buyer = await makeBuyer(mall);
  refunds = refundsBy(mall, buyer);
});
afterEach(async () => expect(await brokenRules(mall)).toEqual([]));
afterAll(() => mall.close());

type Worker = { token: string };
const give = (orderId: string, body: Omit<GiveBack, 'reason'>, { by = shop as Worker, key = newKey() } = {}) =>
  mall.call<GivenBack>('POST', `/api/desk/p/orders/${orderId}/give-back`, {
    token: by.token,
    body: { reason: '商品缺货', ...body },
    headers: { 'idempotency-key': key },
  });
const offers = async (orderId: string) => need(await shop.get<GiveBackView>(`/orders/${orderId}/give-back`)).lines;
const lineRow = async (id: number) => (await mall.db.select().from(orderLine).where(eq(orderLine.id, id)))[0];
const done = (answers: { envelope: { success: boolean } }[]) =>
  answers.filter(({ envelope }) => envelope.success).length;

/** An accepted order of three pieces for ¥100, and one for ¥50. */
async function accepted() {
  const skuIds = [(await makeGoods(mall)).skuId, (await makeGoods(mall, { price: 5_000 })).skuId];
  await buyer.addToCart(skuIds[0] ?? 0, 3);
  await buyer.addToCart(skuIds[1] ?? 0);
  const { tradeId, orderIds } = await buyer.buy(fromCart);
  await payTrade(mall, tradeId);
  const orderId = orderIds[0] ?? '';
  const staff = await makeOperator(mall, 1);
  need(await staff.post(`${orderId}/accept`));
  const lines = await mall.db.select().from(orderLine).where(eq(orderLine.orderId, orderId));
  const of = (quantity: number) => lines.find((line) => line.quantity === quantity)?.id ?? 0;
  return { orderId, three: of(3), one: of(1), staff, skuIds };
}
async function completed() {
  const order = await accepted();
  need(await order.staff.post(`${order.orderId}/ship`, SENT));
  need(await buyer.post(`/orders/${order.orderId}/receive`, {}));
  return order;
}

describe('money that nobody asked for', () => {
  it('goes back at once for pieces that have not left, and they can be sold again', async () => {
    const { orderId, three, skuIds } = await accepted();
    const [stock = 0] = await stockOf(mall, skuIds[0] ?? 0);
    const { id, amount } = need(await give(orderId, { lineId: three, pieces: 2, moneyLeft: 30_000, restock: true }));
    expect(amount).toBe(20_000);
    expect(await balanceOf(mall, buyer.accountId)).toBe(20_000);
    expect(await stockOf(mall, skuIds[0] ?? 0)).toEqual([stock + 2]);
    expect(await refunds.view(id)).toMatchObject({
      ...{ status: REFUND_STATUS.REFUNDED, unasked: true, quantity: 2, reason: '商品缺货' },
      record: [
        { move: 'offer', actor: 'shop', status: REFUND_STATUS.AGREED },
        { move: 'giveBack', actor: 'shop', status: REFUND_STATUS.REFUNDED, note: '商品缺货' },
      ],
    });
    const told = await mall.db.select().from(message).where(eq(message.accountId, buyer.accountId));
    expect(told.map(({ event, params }) => ({ event, params }))).toContainEqual({
      event: 'refundGiven',
      params: { refund: id, amount: 20_000, reason: '商品缺货' },
    });
    expect((await offers(orderId)).find((line) => line.id === three)).toMatchObject({ pieces: 1, moneyLeft: 10_000 });
  });

  it('is an amount up to what is left of a line, and later pieces are worth the rest', async () => {
    const { orderId, three } = await completed();
    need(await give(orderId, { lineId: three, amount: 3_000, moneyLeft: 30_000 }));
    expect(await lineRow(three)).toMatchObject({ refunded: 3_000, refundedPieces: 0 });
    expect((await give(orderId, { lineId: three, amount: 27_001, moneyLeft: 27_000 })).envelope).toMatchObject({
      ...{ code: 'A00002', data: [{ field: 'amount' }] },
    });
    const asked = await refunds.apply({ orderId, lineId: three, quantity: 1 });
    need(await shop.move(asked, 'agree'));
    expect(await refunds.view(asked)).toMatchObject({ amount: 9_000 });
    need(await give(orderId, { lineId: three, pieces: 2, moneyLeft: 18_000 }));
    expect((await offers(orderId)).find((line) => line.id === three)).toMatchObject({ error: 'none', moneyLeft: 0 });
  });

  it('ends an order of which nothing is left, with its freight', async () => {
    const { orderId, three, one } = await accepted();
    need(await give(orderId, { lineId: three, pieces: 3, moneyLeft: 30_000 }));
    expect(await statusOf(mall, orderId)).toBe(ORDER_STATUS.TO_SEND);
    need(await give(orderId, { lineId: one, pieces: 1, moneyLeft: 5_000 }));
    expect(await statusOf(mall, orderId)).toBe(ORDER_STATUS.CANCELED);
  });

  it('is of the pieces that have not left while an order is shipped in part', async () => {
    const { orderId, three, one, staff } = await accepted();
    need(await staff.post(`${orderId}/ship`, { ...SENT, lines: [{ lineId: three, pieces: 1 }] }));
    expect((await give(orderId, { lineId: three, pieces: 3, moneyLeft: 30_000 })).envelope).toMatchObject({
      ...{ code: 'A00002', data: [{ field: 'pieces' }] },
    });
    need(await give(orderId, { lineId: three, pieces: 2, moneyLeft: 30_000 }));
    need(await give(orderId, { lineId: one, pieces: 1, moneyLeft: 5_000 }));
    expect(await statusOf(mall, orderId)).toBe(ORDER_STATUS.TO_RECEIPT);
  });

  it('is given by who may, of an order of their own, for pieces or an amount', async () => {
    const { orderId, three } = await accepted();
    const body = { lineId: three, pieces: 1, moneyLeft: 30_000 };
    expect((await give(orderId, body, { by: await makeDesk(mall, 3) })).envelope.success).toBe(false);
    expect((await give(orderId, { ...body, amount: 5 })).envelope).toMatchObject({ code: 'A00002' });
    expect((await give(orderId, { ...body, lineId: 1 })).envelope.success).toBe(false);
    const mallStaff = await makeDesk(mall, null, 'admin');
    const { id } = need(await give(orderId, body, { by: mallStaff }));
    expect((await refunds.view(id)).record.map(({ actor }) => actor)).toEqual(['service', 'service']);
  });

  it('is not of an order that is unpaid, nor beside a refund that was asked for', async () => {
    const { orderId, three } = await completed();
    const id = await refunds.apply({ orderId, lineId: three, quantity: 1 });
    expect((await give(orderId, { lineId: three, amount: 100, moneyLeft: 30_000 })).envelope).toMatchObject({
      ...{ code: 'A00001', msg: expect.stringContaining('先处理') },
    });
    need(await shop.move(id, 'refuse', { reason: '不' }));
    need(await give(orderId, { lineId: three, amount: 100, moneyLeft: 30_000 }));
  });
});

describe('given back at once with', () => {
  const times = Array.from({ length: 6 }, (_, at) => at);
  const ofLine = (lineId: number) => mall.db.select().from(refund).where(eq(refund.lineId, lineId));

  it('the same key: once', async () => {
    const { orderId, three } = await completed();
    const key = newKey();
    const body = { lineId: three, amount: 3_000, moneyLeft: 30_000 };
    const answers = await Promise.all(Array.from({ length: 8 }, () => give(orderId, body, { key })));
    expect(new Set(answers.map((answer) => need(answer).id)).size).toBe(1);
    expect(await balanceOf(mall, buyer.accountId)).toBe(3_000);
  });

  it('another operator: one of them', async () => {
    const { orderId, three } = await completed();
    const others = await Promise.all([makeDesk(mall), makeDesk(mall, null, 'admin')]);
    const body = { lineId: three, amount: 20_000, moneyLeft: 30_000 };
    const answers = await Promise.all([shop, ...others, shop].map((by) => give(orderId, body, { by })));
    expect(done(answers)).toBe(1);
    expect(await ofLine(three)).toHaveLength(1);
  });

  it.each(times)('a refund that is asked for: one, or one after the other (%i)', async () => {
    const { orderId, three } = await completed();
    const [given, asked] = await Promise.all([
      give(orderId, { lineId: three, pieces: 2, moneyLeft: 30_000 }),
      refunds.send({ orderId, lineId: three, quantity: 2 }),
    ]);
    // Two of three pieces twice are too many; which comes first decides.
    expect(done([given, asked])).toBe(1);
    const open = await mall.db.$count(refund, and(eq(refund.lineId, three), eq(refund.status, REFUND_STATUS.APPLIED)));
    expect(open).toBe(asked.envelope.success ? 1 : 0);
  });

  it.each(times)('a parcel, or the end of the order (%i)', async () => {
    const { orderId, three, staff } = await accepted();
    await Promise.all([
      give(orderId, { lineId: three, pieces: 3, moneyLeft: 30_000 }),
      staff.post(`${orderId}/ship`, SENT),
      staff.post(`${orderId}/cancel`, { reason: '缺货' }),
    ]);
    const line = await lineRow(three);
    expect((line?.shippedPieces ?? 0) + (line?.refundedPieces ?? 0) - (line?.refundedShipped ?? 0)).toBeLessThanOrEqual(
      3,
    );
  });
});
