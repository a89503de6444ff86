import { and, eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { AdjustmentPage, OrderDue, ShopBalance, ShopEntryPage } from '#contract/settlement/desk.schema.ts';
import { ADJUSTMENT_STATUS } from '#contract/settlement/values.ts';
import type { SheetFile } from '#contract/sheet.schema.ts';
import { change } from '#mall/operator/operator.tables.ts';
import { bookLate, countEntries, releaseDue } from '#mall/settlement/settlement.ts';
import { shop } from '#mall/store/shop.tables.ts';
import { brokenRules, need, setAutoAccept, watch } from '../../helpers/mall/buying.ts';
import { openTestMall, type TestMall } from '../../helpers/mall/mall.ts';
import { messagesOf } from '../../helpers/mall/message.ts';
import { type Desk, makeOwner, type Owner, openPayoutDesk } from '../../helpers/mall/payout.ts';
import { makeDesk, refundsBy } from '../../helpers/mall/refund.ts';
import { completedOrder, makeAvailable } from '../../helpers/mall/settlement.ts';

let mall: TestMall;
let owner: Owner;
let admin: Desk;
let second: Desk;
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
beforeEach(async () => {
  owner = await makeOwner(mall);
  [admin, second] = [await openPayoutDesk(mall, null), await openPayoutDesk(mall, null)];
});
afterEach(async () => {
  await countEntries(mall);
  expect(await brokenRules(mall)).toEqual([]);
});
afterAll(() => mall.close());

const REASON = '售假，平台先行赔付';
/** What a completed order of the given pieces brings, at ¥100.00 each with ¥10.00 shipping and 5 %. */
const DUE = { 1: 10_500, 2: 20_000, 20: 191_000 };

async function available(pieces: number) {
  const made = await completedOrder(mall, { pieces });
  await makeAvailable(mall);
  return made;
}

const chargeBack = (orderId: string, amount: number, { by = admin, shopId = 2 } = {}) =>
  by.post('settlement/adjustments', { shopId, orderId, amount: -amount, reason: REASON });
const dueOf = async (orderId: string) => need(await owner.get<OrderDue>(`settlement/orders/${orderId}`));
const balance = async () => need(await owner.get<ShopBalance>('settlement/balance')).available;
const newest = async (by: Desk) => need(await by.get<AdjustmentPage>('settlement/adjustments')).items[0];
type Answered = { envelope: { code: string; msg?: string | undefined; data?: unknown } };
const refusal = ({ envelope: { code, msg, data } }: Answered) => [code, code === 'A00002' ? data : msg];

describe('a chargeback of an order', () => {
  it('is taken from its shop by the mall, with the order and the reason, told and written down', async () => {
    const { orderId } = await available(2);
    const before = await balance();
    need(await chargeBack(orderId, 5_000));
    expect(await balance()).toBe(before - 5_000);
    expect(await dueOf(orderId)).toMatchObject({ due: DUE[2], adjusted: -5_000 });
    const { items } = need(await owner.get<ShopEntryPage>(`settlement/entries?order=${orderId}&kind=adjustment`));
    expect(items).toMatchObject([{ amount: -5_000, orderId, note: REASON, kind: 'adjustment' }]);
    expect(items[0]?.availableAt).not.toBeNull();
    const sheet = need(await admin.get<SheetFile>(`settlement/entries/export?order=${orderId}&kind=adjustment`));
    expect(sheet.text).toContain(orderId);
    expect(sheet.text).toContain(REASON);
    expect(await newest(admin)).toMatchObject({ orderId, amount: -5_000, status: ADJUSTMENT_STATUS.BOOKED });
    const { items: messages } = await messagesOf(mall, { token: owner.shopper });
    const told = messages.find(({ link }) => link === `/desk/settlement?order=${orderId}`);
    expect(told?.text).toMatch(/扣回¥50\.00.*售假/);
    const written = await mall.db
      .select()
      .from(change)
      .where(and(eq(change.action, 'adjustAccount'), sql`${change.after} ->> 'orderId' = ${orderId}`));
    expect(written).toMatchObject([{ operatorId: admin.id, after: { shopId: 2, amount: -5_000, reason: REASON } }]);
  });

  it('takes no more than is left of the order, which the mall can make good again', async () => {
    const { orderId } = await available(1);
    expect(refusal(await chargeBack(orderId, DUE[1] + 1))).toEqual([
      'A00002',
      [{ field: 'amount', msg: '这笔订单最多还能扣回105.00元' }],
    ]);
    need(await chargeBack(orderId, DUE[1]));
    expect(refusal(await chargeBack(orderId, 1))).toEqual([
      'A00002',
      [{ field: 'amount', msg: '这笔订单最多还能扣回0.00元' }],
    ]);
    need(await chargeBack(orderId, -500));
    need(await chargeBack(orderId, 500));
    expect((await dueOf(orderId)).adjusted).toBe(-DUE[1]);
  });

  it('is of an order of the shop that became available, and asked for by the mall alone', async () => {
    const pending = await completedOrder(mall);
    const unknown = [{ field: 'orderId', msg: '这家店铺没有这笔已可结算的订单' }];
    expect(refusal(await chargeBack(pending.orderId, 100))).toEqual(['A00002', unknown]);
    const { orderId } = await available(1);
    expect(refusal(await chargeBack(orderId, 100, { shopId: 3 }))).toEqual(['A00002', unknown]);
    expect((await chargeBack(orderId, 100, { by: owner })).status).toBe(403);
    expect((await dueOf(orderId)).adjusted).toBe(0);
  });

  it('at once by several people: together no more than the order brought', async () => {
    const { orderId } = await available(1);
    const before = await balance();
    const answers = await Promise.all(
      [admin, second, admin, second].map((by) => chargeBack(orderId, Math.ceil(DUE[1] * 0.4), { by })),
    );
    expect(answers.filter(({ envelope }) => envelope.success)).toHaveLength(2);
    expect(await balance()).toBe(before - 2 * Math.ceil(DUE[1] * 0.4));
  });

  it('above the limit waits for a second person, and so long nothing else takes that money', async () => {
    const { orderId } = await available(20);
    need(await chargeBack(orderId, 150_000));
    const { id = 0, status } = (await newest(admin)) ?? {};
    expect(status).toBe(ADJUSTMENT_STATUS.WAITING);
    expect((await dueOf(orderId)).adjusted).toBe(0);
    expect(refusal(await chargeBack(orderId, DUE[20] - 150_000 + 1))[0]).toBe('A00002');
    need(await second.post(`settlement/adjustments/${id}/decide`, { accept: true }));
    expect((await dueOf(orderId)).adjusted).toBe(-150_000);
  });

  it('that a refund has overtaken is not booked, and can be declined', async () => {
    const { buyer, orderId, line } = await available(20);
    need(await chargeBack(orderId, 150_000));
    const id = (await newest(admin))?.id ?? 0;
    const refund = await refundsBy(mall, buyer).apply({ orderId, lineId: line.id, quantity: 10 });
    need(await (await makeDesk(mall, 2)).move(refund, 'agree'));
    const before = await balance();
    expect(refusal(await second.post(`settlement/adjustments/${id}/decide`, { accept: true }))[0]).toBe('A00001');
    need(await second.post(`settlement/adjustments/${id}/decide`, { accept: false }));
    expect(await balance()).toBe(before);
    expect(await dueOf(orderId)).toMatchObject({ due: 96_000, adjusted: 0 });
  });
});
