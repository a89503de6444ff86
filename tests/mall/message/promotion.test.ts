import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { COUPON_ENDS_SOON } from '#contract/coupon/values.ts';
import { DAY_MS } from '#contract/time.ts';
import { coupon } from '#mall/coupon/coupon.tables.ts';
import { notifyEndingCoupons } from '#mall/coupon/coupon.ts';
import { sendReminders } from '#mall/flash-sale/due-reminders.ts';
import { FLASH_STATUS, flashItem, flashReminder } from '#mall/flash-sale/flash-sale.tables.ts';
import { type Buyer, makeBuyer, makeOperator, need } from '../../helpers/mall/buying.ts';
import { makeCoupon, takeOf } from '../../helpers/mall/coupon.ts';
import { openTestMall, type TestMall } from '../../helpers/mall/mall.ts';
import { messagesOf } from '../../helpers/mall/message.ts';
import { later, MINUTE } from '../../helpers/mall/time.ts';

/** A session that has not begun at noon. */
const COMING = 4;

let mall: TestMall;
beforeAll(async () => {
  mall = await openTestMall();
  // The demo shopper's coupons end when they do.
  await mall.db.update(coupon).set({ endToldAt: mall.now.now });
});
afterAll(() => mall.close());

const titles = async (buyer: Buyer) => (await messagesOf(mall, buyer)).items.map(({ title }) => title);
const tellByMany = async () => {
  const told = await Promise.all(Array.from({ length: 5 }, () => notifyEndingCoupons(mall)));
  return told.reduce((sum, n) => sum + n, 0);
};

describe('a coupon that ends', () => {
  it('is told of three days before, once, by several nodes at once', async () => {
    const buyers = await Promise.all(Array.from({ length: 8 }, () => makeBuyer(mall)));
    const id = await makeCoupon(mall, { days: 7 });
    for (const { token } of buyers) need(await takeOf(mall, token, id));
    later(mall, (7 - COUPON_ENDS_SOON) * DAY_MS - 1);
    expect(await tellByMany()).toBe(0);
    later(mall, 1);
    expect(await tellByMany()).toBe(buyers.length);
    later(mall, MINUTE);
    expect(await tellByMany()).toBe(0);
    for (const buyer of buyers) expect(await titles(buyer)).toEqual(['优惠券即将过期']);
    const [one] = (await messagesOf(mall, buyers[0] as Buyer)).items;
    expect(one).toMatchObject({ kind: 'promotion', link: '/user-center/uc-coupons' });
    expect(one?.text).toMatch(/^“测试券”将于2026年6月\d{1,2}日 \d\d:\d\d过期/);
  });

  it('is not told of when it was taken so late, was used, or is over', async () => {
    const buyer = await makeBuyer(mall);
    for (const days of [COUPON_ENDS_SOON, 5]) need(await takeOf(mall, buyer.token, await makeCoupon(mall, { days })));
    expect(await tellByMany()).toBe(0);
    later(mall, 2 * DAY_MS);
    const [first] = await mall.db.select().from(coupon).where(eq(coupon.accountId, buyer.accountId)).limit(1);
    await mall.db
      .update(coupon)
      .set({ status: 20, tradeId: 'x', usedAt: mall.now.now })
      .where(eq(coupon.accountId, buyer.accountId));
    expect(await tellByMany()).toBe(0);
    await mall.db
      .update(coupon)
      .set({ status: 10, tradeId: null, usedAt: null, validTo: mall.now.now })
      .where(eq(coupon.id, first?.id ?? 0));
    expect(await tellByMany()).toBe(0);
    expect(await titles(buyer)).toEqual([]);
  });
});

it('a coupon that the desk gives is told of', async () => {
  const buyer = await makeBuyer(mall);
  const id = await makeCoupon(mall);
  const editor = await makeOperator(mall, null, 'editor');
  const give = (key: string) =>
    mall.call('POST', `/api/desk/p/coupon/${id}/give`, {
      token: editor.token,
      body: { mobiles: [buyer.mobile] },
      headers: { 'idempotency-key': key },
    });
  const key = 'given-coupon-is-told-1';
  need(await give(key));
  need(await give(key));
  expect(await titles(buyer)).toEqual(['您收到一张优惠券']);
});

describe('a reminder of a flash sale', () => {
  it('is sent when it is due, once, by several nodes at once; not of what was taken off', async () => {
    const buyers = await Promise.all(Array.from({ length: 6 }, () => makeBuyer(mall)));
    const items = await mall.db.select().from(flashItem).where(eq(flashItem.sessionId, COMING)).limit(2);
    const [on, off] = items as [(typeof items)[0], (typeof items)[0]];
    const start = new Date('2026-06-15T12:00:00Z');
    mall.now.now = new Date(start.getTime() - 6 * MINUTE);
    const dueAt = new Date(start.getTime() - 5 * MINUTE);
    await mall.db
      .insert(flashReminder)
      .values(buyers.flatMap(({ accountId }) => items.map(({ id }) => ({ flashItemId: id, accountId, dueAt }))));
    await mall.db.update(flashItem).set({ status: FLASH_STATUS.WITHDRAWN }).where(eq(flashItem.id, off.id));
    expect(await sendReminders(mall)).toBe(0);
    later(mall, MINUTE);
    const sent = await Promise.all(Array.from({ length: 5 }, () => sendReminders(mall)));
    expect(sent.reduce((sum, n) => sum + n, 0)).toBe(2 * buyers.length);
    for (const buyer of buyers) {
      const { items: told } = await messagesOf(mall, buyer);
      expect(told).toMatchObject([{ kind: 'promotion', title: '秒杀即将开始', link: `/secdetail/${on.id}` }]);
    }
    const rows = await mall.db
      .select()
      .from(flashReminder)
      .where(inArray(flashReminder.flashItemId, [on.id, off.id]));
    expect(rows.every(({ sentAt }) => sentAt !== null)).toBe(true);
  });
});
