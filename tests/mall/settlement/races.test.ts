import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { DAY_MS } from '#contract/time.ts';
import { order } from '#mall/order/order.tables.ts';
import { receiveOverdue } from '#mall/order/order.ts';
import { bookLate, countEntries, releaseDue } from '#mall/settlement/settlement.ts';
import { shop } from '#mall/store/shop.tables.ts';
import { brokenRules, makeOperator, need, setAutoAccept, watch } from '../../helpers/mall/buying.ts';
import { openTestMall, type TestMall } from '../../helpers/mall/mall.ts';
import { makeDesk, refundsBy } from '../../helpers/mall/refund.ts';
import { accountOf, completedOrder, entriesOf, paidOrder, ship } from '../../helpers/mall/settlement.ts';
import { later } from '../../helpers/mall/time.ts';

let mall: TestMall;
beforeAll(async () => {
  mall = await openTestMall();
  await watch(mall);
  await setAutoAccept(mall, false);
  await mall.db
    .update(shop)
    .set({ official: false, freight: { fee: 1_000, freeFrom: 1_000_000_00, notDelivered: [] } });
  await bookLate(mall);
  await releaseDue(mall);
});
afterEach(async () => {
  await countEntries(mall);
  expect(await brokenRules(mall)).toEqual([]);
});
afterAll(() => mall.close());

const times = Array.from({ length: 6 }, (_, at) => at);
const dueOf = async (orderId: string) =>
  Object.values(await entriesOf(mall, orderId)).reduce((sum, amount) => sum + amount, 0);

describe('at once', () => {
  it.each(times)('a refund and the moment from which the due is available (%i)', async () => {
    const { buyer, orderId, line } = await completedOrder(mall, { pieces: 2 });
    const id = await refundsBy(mall, buyer).apply({ orderId, lineId: line.id, quantity: 1 });
    const desk = await makeDesk(mall, 2);
    later(mall, 7 * DAY_MS);
    await Promise.all([
      releaseDue(mall),
      desk.move(id, 'agree'),
      releaseDue(mall),
      countEntries(mall),
      countEntries(mall),
    ]);
    await releaseDue(mall);
    expect(await dueOf(orderId)).toBe(10_500);
    const [row] = await mall.db.select().from(order).where(eq(order.id, orderId));
    expect(row?.availableAt).not.toBeNull();
  });

  it.each(times)('completed by the buyer and by the clock (%i)', async () => {
    const { buyer, orderId } = await paidOrder(mall);
    await ship(mall, orderId);
    later(mall, 11 * DAY_MS);
    await Promise.all([
      buyer.post(`/orders/${orderId}/receive`, {}),
      receiveOverdue(mall),
      buyer.post(`/orders/${orderId}/receive`, {}),
      receiveOverdue(mall),
    ]);
    later(mall, 7 * DAY_MS);
    const before = await accountOf(mall);
    await Promise.all([releaseDue(mall), releaseDue(mall), releaseDue(mall)]);
    expect(await accountOf(mall)).toEqual({ pending: before.pending - 10_500, available: before.available + 10_500 });
  });

  it('many buyers of one shop, cancels and refusals: everything is booked and counted once', async () => {
    const orders = await Promise.all(Array.from({ length: 12 }, () => paidOrder(mall)));
    const staff = await makeOperator(mall, 2);
    await Promise.all([
      ...orders.map(({ buyer, orderId }) => buyer.post(`/orders/${orderId}/cancel`, { reason: '不想要了' })),
      ...orders.map(({ orderId }) => staff.post(`${orderId}/refuse`, { reason: '缺货' })),
      ...orders.map(({ orderId }) => staff.post(`${orderId}/accept`)),
      ...Array.from({ length: 4 }, () => countEntries(mall)),
    ]);
    for (const { orderId } of orders) expect([0, 10_500]).toContain(await dueOf(orderId));
  });

  it('two lines of an order refunded while another of the same shop is', async () => {
    const one = await completedOrder(mall, { pieces: 3 });
    const other = await completedOrder(mall, { pieces: 3 });
    const desk = await makeDesk(mall, 2);
    const ids = await Promise.all(
      [one, other].map(({ buyer, orderId, line }) =>
        refundsBy(mall, buyer).apply({ orderId, lineId: line.id, quantity: 2 }),
      ),
    );
    for (const answer of await Promise.all(ids.map((id) => desk.move(id, 'agree')))) need(answer);
    expect(await dueOf(one.orderId)).toBe(10_500);
    expect(await dueOf(other.orderId)).toBe(10_500);
  });
});
