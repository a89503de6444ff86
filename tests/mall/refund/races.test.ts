import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { REFUND_KIND, REFUND_STATUS, REFUND_TIMES } from '#contract/refund/values.ts';
import { orderLine } from '#mall/order/order.tables.ts';
import { receiveOverdue } from '#mall/order/order.ts';
import { MONEY_BACK_STATUS, providerRefund } from '#mall/payment/payment.tables.ts';
import { finishRefund, sendRefunds } from '#mall/payment/refund.ts';
import { refund } from '#mall/refund/refund.tables.ts';
import { moveDueRefunds } from '#mall/refund/refund.ts';
import {
  type Buyer,
  brokenRules,
  makeBuyer,
  makeGoods,
  makeOperator,
  need,
  newKey,
  oneOf,
  payTrade,
  setAutoAccept,
  statusOf,
  watch,
} from '../../helpers/mall/buying.ts';
import { openTestMall, type TestMall } from '../../helpers/mall/mall.ts';
import { makeDesk, PLACE, refundsBy, SENT } from '../../helpers/mall/refund.ts';
import { later, MINUTE } from '../../helpers/mall/time.ts';
import { begin, payThere, refundsOf } from '../../helpers/payment/paying.ts';

let mall: TestMall;
let buyer: Buyer;
let refunds: ReturnType<typeof refundsBy>;
let shop: Awaited<ReturnType<typeof makeDesk>>;

beforeAll(async () => {
  mall = await openTestMall();
  await watch(mall);
  await setAutoAccept(mall, false);
});
beforeEach(async () => {
  buyer = await makeBuyer(mall);
  refunds = refundsBy(mall, buyer);
  shop = await makeDesk(mall);
});
afterEach(async () => expect(await brokenRules(mall)).toEqual([]));
afterAll(() => mall.close());

type Answer = { envelope: { success: boolean } };
const done = (answers: Answer[]) => answers.filter(({ envelope }) => envelope.success).length;
const ofOrder = (orderId: string) => mall.db.select().from(refund).where(eq(refund.orderId, orderId));

async function shipped(quantity = 1) {
  const { skuId } = await makeGoods(mall);
  const { tradeId, orderIds } = await buyer.buy(oneOf(skuId, quantity));
  const [orderId = ''] = orderIds;
  await payTrade(mall, tradeId);
  const shipper = await makeOperator(mall, 1);
  await shipper.post(`${orderId}/accept`);
  need(await shipper.post(`${orderId}/ship`, SENT));
  const [line] = await mall.db.select().from(orderLine).where(eq(orderLine.orderId, orderId));
  return { orderId, lineId: line?.id ?? 0, tradeId };
}

describe('refunds at once', () => {
  it('applied for fifty times, it is one', async () => {
    const { orderId, lineId } = await shipped(50);
    const once = newKey();
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, at) => refunds.send({ orderId, lineId, quantity: 1 }, at % 2 ? once : newKey())),
    );
    expect((await ofOrder(orderId)).length).toBe(1);
    // Every call with the key that won has the same answer.
    expect([1, 25]).toContain(done(answers));
  });

  it('two parts that are together more than there is: one of them', async () => {
    const { orderId, lineId } = await shipped(3);
    const answers = await Promise.all([2, 2].map((quantity) => refunds.send({ orderId, lineId, quantity })));
    expect(done(answers)).toBe(1);
    const [one] = await ofOrder(orderId);
    need(await shop.move(one?.id ?? '', 'agree'));
    const { envelope } = await refunds.send({ orderId, lineId, quantity: 2 });
    expect(envelope).toMatchObject({ code: 'A00002', data: [{ field: 'quantity' }] });
  });

  it.each(Array.from({ length: 6 }, (_, at) => at))('withdrawn while the shop agrees: one of both (%i)', async () => {
    const { orderId, lineId } = await shipped();
    const id = await refunds.apply({ orderId, lineId });
    const answers = await Promise.all([
      refunds.move(id, 'withdraw'),
      shop.move(id, 'agree'),
      shop.move(id, 'refuse', { reason: '不' }),
    ]);
    expect(done(answers)).toBe(1);
  });

  it('agreed while its time is over: paid once', async () => {
    const { orderId, lineId } = await shipped();
    const id = await refunds.apply({ orderId, lineId });
    later(mall, REFUND_TIMES.answer);
    await Promise.all([shop.move(id, 'agree'), moveDueRefunds(mall), moveDueRefunds(mall)]);
    expect((await ofOrder(orderId)).map(({ status }) => status)).toEqual([REFUND_STATUS.REFUNDED]);
  });

  it('confirmed many times, a parcel pays once', async () => {
    const { orderId, lineId } = await shipped();
    const id = await refunds.apply({ orderId, lineId, kind: REFUND_KIND.RETURN });
    need(await shop.move(id, 'agree', { address: PLACE }));
    need(await refunds.move(id, 'ship', SENT));
    const answers = await Promise.all(Array.from({ length: 8 }, () => shop.move(id, 'receive', { restock: true })));
    expect(done(answers)).toBe(1);
  });

  it.each(Array.from({ length: 6 }, (_, at) => at))('applied for while the goods are confirmed (%i)', async () => {
    const { orderId, lineId } = await shipped();
    later(mall, 10 * 24 * 60 * MINUTE);
    const [asked, received] = await Promise.all([
      refunds.send({ orderId, lineId }),
      buyer.post(`/orders/${orderId}/receive`, {}),
      receiveOverdue(mall),
    ]);
    const status = await statusOf(mall, orderId);
    expect(done([asked])).toBe(1);
    if (done([received])) expect(status).toBe(60);
    later(mall, MINUTE);
    need(await shop.move(asked.envelope.data?.ids[0] ?? '', 'agree'));
    later(mall, MINUTE);
    expect(await statusOf(mall, orderId)).toBe(60);
  });
});

describe('money that goes back online', () => {
  /** An order paid by a provider and in part by the balance, whose refund was agreed to. */
  async function onItsWay() {
    const { payer, id, orderIds } = await begin(mall, { balance: 3_000, part: 3_000 });
    await payThere(mall, id);
    const own = refundsBy(mall, payer);
    const refundId = await own.apply({ orderId: orderIds[0] ?? '' });
    const preview = need(await own.get<{ error: string }>(`/preview?orderId=${orderIds[0]}`));
    expect(preview.error).toBe('open');
    need(await shop.move(refundId, 'agree', { restock: true }));
    const rows = await refundsOf(mall, payer.accountId);
    return { own, payer, refundId, rows, online: rows.find(({ paymentId }) => paymentId) };
  }

  it('goes online first, the rest to the balance, and says when it is there', async () => {
    const { own, refundId, rows, online } = await onItsWay();
    expect(rows.reduce((sum, { amount }) => sum + amount, 0)).toBe((await own.view(refundId)).amount);
    expect(rows.find(({ paymentId }) => !paymentId)?.amount).toBe(3_000);
    expect((await own.view(refundId)).money.find(({ way }) => way === 'online')?.done).toBe(false);
    await Promise.all(Array.from({ length: 5 }, () => sendRefunds(mall)));
    await Promise.all(Array.from({ length: 5 }, () => finishRefund(mall, online?.id ?? '', 'done')));
    expect((await own.view(refundId)).money.every((back) => back.done)).toBe(true);
  });

  it('what the provider refuses, early or late, goes to the balance once', async () => {
    const { own, refundId, online } = await onItsWay();
    await Promise.all([
      ...Array.from({ length: 4 }, () => finishRefund(mall, online?.id ?? '', 'refused')),
      finishRefund(mall, online?.id ?? '', 'waiting'),
    ]);
    await finishRefund(mall, online?.id ?? '', 'done');
    const [row] = await mall.db
      .select()
      .from(providerRefund)
      .where(eq(providerRefund.id, online?.id ?? ''));
    expect(row?.status).toBe(MONEY_BACK_STATUS.FAILED);
    expect((await own.view(refundId)).money.map(({ way }) => way)).toEqual(['balance', 'balance']);
  });
});
