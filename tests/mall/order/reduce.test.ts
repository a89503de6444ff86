import { and, eq, like } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ORDER_STATUS } from '#contract/enums.ts';
import type { DeskOrderView } from '#contract/order/desk.schema.ts';
import type { OrderView } from '#contract/order/schema.ts';
import { MINUTE_MS } from '#contract/time.ts';
import { message } from '#mall/message/message.tables.ts';
import { order, orderLine } from '#mall/order/order.tables.ts';
import { payment } from '#mall/payment/payment.tables.ts';
import { checkPayments } from '#mall/payment/payment.ts';
import { shop as shopTable } from '#mall/store/shop.tables.ts';
import {
  type Buyer,
  brokenRules,
  fromCart,
  makeBuyer,
  makeGoods,
  makeOperator,
  need,
  oneOf,
  payTrade,
  setAutoAccept,
  statusOf,
  watch,
} from '../../helpers/mall/buying.ts';
import { openTestMall, type TestMall } from '../../helpers/mall/mall.ts';
import { entriesOf } from '../../helpers/mall/settlement.ts';
import { later } from '../../helpers/mall/time.ts';
import { atCashier, begin, deliver, payThere, refundsOf, tradeRow } from '../../helpers/payment/paying.ts';

let mall: TestMall;
let buyer: Buyer;
let shop: Awaited<ReturnType<typeof makeOperator>>;
let staff: Awaited<ReturnType<typeof makeOperator>>;

beforeAll(async () => {
  mall = await openTestMall();
  await watch(mall);
  await setAutoAccept(mall, false);
  await mall.db
    .update(shopTable)
    .set({ official: false, freight: { fee: 1_000, freeFrom: 1_000_000_00, notDelivered: [] } });
  shop = await makeOperator(mall, 2);
  staff = await makeOperator(mall, null, 'admin');
});
beforeEach(async () => {
  buyer = await makeBuyer(mall);
});
afterEach(async () => expect(await brokenRules(mall)).toEqual([]));
afterAll(() => mall.close());

const reduce = (id: string, off: number, payable: number, by = shop) =>
  by.post(`${id}/reduce`, { off, payable, reason: '老顾客优惠' });
const rowOf = async (id: string) => {
  const [row] = await mall.db.select().from(order).where(eq(order.id, id));
  return row as NonNullable<typeof row>;
};
const linesOf = (id: string) => mall.db.select().from(orderLine).where(eq(orderLine.orderId, id)).orderBy(orderLine.id);
const done = (answers: { envelope: { success: boolean } }[]) => answers.filter(({ envelope }) => envelope.success);

/** Two lines of ¥100 and ¥50, and ¥10 of freight. */
async function unpaid() {
  for (const price of [10_000, 5_000]) await buyer.addToCart((await makeGoods(mall, { shopId: 2, price })).skuId);
  const { tradeId, orderIds } = await buyer.buy(fromCart);
  return { tradeId, id: orderIds[0] ?? '' };
}

describe('a lower price', () => {
  it('is a share of each line, shown to both sides and told to the shopper', async () => {
    const { tradeId, id } = await unpaid();
    need(await reduce(id, 1_000, 16_000));
    expect(
      (await linesOf(id)).map(({ shopReduction, payable, freight }) => [shopReduction, payable - freight]),
    ).toEqual([
      [333, 4_667],
      [667, 9_333],
    ]);
    const view = need(await mall.call<OrderView>('GET', `/api/oms/p/orders/${id}`, { token: buyer.token }));
    expect(view).toMatchObject({ payable: 15_000, status: ORDER_STATUS.TO_PAY });
    expect(view.rows).toContainEqual({ part: 'reduction', amount: -1_000 });
    expect(view.rows.reduce((sum, { amount }) => sum + amount, 0)).toBe(15_000);
    expect(view.timeline).toHaveLength(1);
    const { log } = need(await shop.get<DeskOrderView>(`/orders/${id}`));
    expect(log.at(-1)?.reason).toBe('¥160.00 → ¥150.00 · 老顾客优惠');
    const told = await mall.db
      .select()
      .from(message)
      .where(and(eq(message.accountId, buyer.accountId), like(message.key, 'priceLowered%')));
    expect(told.map(({ params }) => params)).toMatchObject([{ before: 16_000, after: 15_000, reason: '老顾客优惠' }]);
    expect(await payTrade(mall, tradeId)).toBe('paid');
  });

  it('is borne by who lowers it: the shop pays less commission, the mall makes up for it', async () => {
    const { tradeId, id } = await unpaid();
    need(await reduce(id, 3_000, 16_000));
    need(await reduce(id, 2_000, 13_000, staff));
    expect(await rowOf(id)).toMatchObject({ shopReduction: 3_000, mallReduction: 2_000, payable: 11_000 });
    await payTrade(mall, tradeId);
    // ¥120 after what the shop bears, at 5 %.
    expect(await entriesOf(mall, id)).toEqual({ sale: 10_000, freight: 1_000, subsidy: 2_000, commission: -600 });
  });

  it('leaves a fen to pay, and is not of what the operator does not see', async () => {
    const { id } = await unpaid();
    expect((await reduce(id, 15_001, 16_000)).envelope).toMatchObject({ code: 'A00002', data: [{ field: 'off' }] });
    expect((await reduce(id, 1_000, 15_999)).envelope).toMatchObject({ success: false, code: 'A00001' });
    const other = await makeOperator(mall, 3);
    expect((await reduce(id, 1_000, 16_000, other)).envelope.success).toBe(false);
    need(await reduce(id, 15_000, 16_000));
    expect((await rowOf(id)).payable).toBe(1_000);
  });

  it('is not of an order that was paid, or whose time is over', async () => {
    const { tradeId, id } = await unpaid();
    const late = await unpaid();
    await payTrade(mall, tradeId);
    expect((await reduce(id, 1_000, 16_000)).envelope.success).toBe(false);
    later(mall, 31 * MINUTE_MS);
    expect((await reduce(late.id, 1_000, 16_000)).envelope.success).toBe(false);
  });
});

describe('a price that is lowered while it is paid', () => {
  const first = (orderIds: string[]) => rowOf(orderIds[0] ?? '');
  const ofShop = async (shopId: number) => makeOperator(mall, shopId);

  it('at the cashier: what was too much goes back, and the order is paid', async () => {
    const { payer, orderIds, tradeId, id } = await begin(mall);
    const { id: orderId, payable, shopId } = await first(orderIds);
    const notices = await atCashier(mall, id, 'pay');
    need(await reduce(orderId, 2_500, payable, await ofShop(shopId)));
    for (const notice of notices) expect(await deliver(mall, notice)).toBe(true);
    expect(await tradeRow(mall, tradeId)).toMatchObject({ payable: payable - 2_500, paidOnline: payable - 2_500 });
    expect(await statusOf(mall, orderId)).toBe(ORDER_STATUS.TO_ACCEPT_ORDER);
    expect(await refundsOf(mall, payer.accountId)).toMatchObject([{ amount: 2_500, paymentId: id, orderId: null }]);
    expect(await payer.view(id)).toMatchObject({ returned: false });
  });

  it('out of the balance in part: less of it is taken', async () => {
    const { payer, orderIds, tradeId, id } = await begin(mall, { balance: 4_000, part: 4_000 });
    const { id: orderId, payable, shopId } = await first(orderIds);
    need(await reduce(orderId, 1_500, payable, await ofShop(shopId)));
    await payThere(mall, id);
    expect(await tradeRow(mall, tradeId)).toMatchObject({ paidBalance: 2_500, paidOnline: payable - 4_000 });
    expect(await refundsOf(mall, payer.accountId)).toEqual([]);
  });

  it('a code of the old price is closed, and cannot be renewed', async () => {
    const { payer, orderIds, id } = await begin(mall);
    const { id: orderId, payable, shopId } = await first(orderIds);
    need(await reduce(orderId, 1_500, payable, await ofShop(shopId)));
    await checkPayments(mall);
    expect((await payer.renew(id)).envelope).toMatchObject({ code: 'A00001', msg: expect.stringContaining('新价格') });
    const open = await mall.db.select().from(payment).where(eq(payment.id, id));
    expect(open[0]?.status).not.toBe(10);
  });

  it.each(Array.from({ length: 6 }, (_, at) => at))('by the balance: the old price, or the new one (%i)', async () => {
    const { tradeId, id } = await unpaid();
    const [answer, settled] = await Promise.all([
      reduce(id, 1_000, 16_000),
      payTrade(mall, tradeId).catch(() => 'priced'),
    ]);
    const row = await rowOf(id);
    expect(row.payable).toBe(answer.envelope.success ? 15_000 : 16_000);
    if (settled === 'priced') expect(await payTrade(mall, tradeId)).toBe('paid');
    expect((await tradeRow(mall, tradeId)).paidBalance).toBe(row.payable);
  });

  it('by several operators at once: one of them', async () => {
    const { id } = await unpaid();
    const answers = await Promise.all([
      ...Array.from({ length: 4 }, () => reduce(id, 1_000, 16_000)),
      ...Array.from({ length: 4 }, () => reduce(id, 2_000, 16_000, staff)),
    ]);
    expect(done(answers)).toHaveLength(1);
    const { shopReduction, mallReduction, payable } = await rowOf(id);
    expect(shopReduction + mallReduction + payable).toBe(16_000);
  });

  it.each(Array.from({ length: 4 }, (_, at) => at))('while it is cancelled (%i)', async () => {
    const { id } = await unpaid();
    await Promise.all([reduce(id, 1_000, 16_000), buyer.post(`/orders/${id}/cancel`, { reason: '不想要了' })]);
    expect(await statusOf(mall, id)).toBe(ORDER_STATUS.CANCELED);
  });
});

describe('an accepted order that is cancelled', () => {
  async function accepted(quantity = 2) {
    const { skuId } = await makeGoods(mall, { shopId: 2 });
    const { tradeId, orderIds } = await buyer.buy(oneOf(skuId, quantity));
    await payTrade(mall, tradeId);
    const id = orderIds[0] ?? '';
    need(await shop.post(`${id}/accept`));
    return { id, skuId };
  }
  const SENT = { carrier: 'SF', number: 'SF1234567890123' };
  const cancel = (id: string) => shop.post(`${id}/cancel`, { reason: '商品缺货' });

  it('gives all its money back and tells why', async () => {
    const { id } = await accepted();
    expect(need(await shop.get<DeskOrderView>(`/orders/${id}`)).moves).toContain('cancelToSend');
    need(await cancel(id));
    const view = need(await mall.call<OrderView>('GET', `/api/oms/p/orders/${id}`, { token: buyer.token }));
    expect(view).toMatchObject({ status: ORDER_STATUS.CANCELED, sentence: 'canceledBack', back: { money: 21_000 } });
    expect(view.timeline.at(-1)?.reason).toBe('商品缺货');
    expect(Object.values(await entriesOf(mall, id)).reduce((sum, amount) => sum + amount, 0)).toBe(0);
    const told = await mall.db.select().from(message).where(eq(message.accountId, buyer.accountId));
    expect(told.map(({ event }) => event)).toContain('orderRefused');
    expect((await cancel(id)).envelope.success).toBe(false);
  });

  it('is refused once a piece has left, or while a refund is open', async () => {
    const part = await accepted();
    const [line] = await linesOf(part.id);
    need(await shop.post(`${part.id}/ship`, { ...SENT, lines: [{ lineId: line?.id, pieces: 1 }] }));
    expect(need(await shop.get<DeskOrderView>(`/orders/${part.id}`)).moves).toEqual(['ship']);
    expect((await cancel(part.id)).envelope.success).toBe(false);
    const asked = await accepted();
    await buyer.post('/refunds', { orderId: asked.id, kind: 10, reason: '质量问题' }, { 'idempotency-key': asked.id });
    expect((await cancel(asked.id)).envelope).toMatchObject({ code: 'A00001', msg: expect.stringContaining('退款') });
  });

  it.each(Array.from({ length: 6 }, (_, at) => at))('or is shipped, or refunded: one of them (%i)', async () => {
    const { id } = await accepted();
    const answers = await Promise.all([
      cancel(id),
      shop.post(`${id}/ship`, SENT),
      buyer.post('/refunds', { orderId: id, kind: 10, reason: '质量问题' }, { 'idempotency-key': id }),
    ]);
    const status = await statusOf(mall, id);
    expect(answers[0]?.envelope.success).toBe(
      status === ORDER_STATUS.CANCELED && answers[2]?.envelope.success === false,
    );
    expect(answers[0]?.envelope.success && answers[1]?.envelope.success).toBe(false);
  });
});
