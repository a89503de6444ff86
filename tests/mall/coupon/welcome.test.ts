import { asc, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { NUMBERS } from '#contract/settings/numbers.values.ts';
import { HOUR_MS } from '#contract/time.ts';
import { account } from '#mall/account/account.tables.ts';
import { coupon, couponTemplate } from '#mall/coupon/coupon.tables.ts';
import { message } from '#mall/message/message.tables.ts';
import { setting } from '#mall/settings/settings.tables.ts';
import { brokenRules, watch } from '../../helpers/mall/buying.ts';
import { makeCoupon } from '../../helpers/mall/coupon.ts';
import { openTestMall, type TestMall } from '../../helpers/mall/mall.ts';
import { createVisitor } from '../../helpers/people/visitor.ts';

let mall: TestMall;
let visitor: ReturnType<typeof createVisitor>;
beforeAll(async () => {
  mall = await openTestMall();
  await watch(mall);
  visitor = createVisitor(mall);
  await mall.db.update(couponTemplate).set({ stopped: true });
});
afterEach(async () => {
  expect(await brokenRules(mall)).toEqual([]);
  await mall.db.update(couponTemplate).set({ stopped: true });
  await mall.db.delete(setting).where(eq(setting.name, 'numbers'));
});
afterAll(() => mall.close());

let numbers = 13_700_001_000;
/** A new account. @returns the coupons and the messages that it begins with */
async function registered() {
  const mobile = String(numbers++);
  const { envelope } = await visitor.register(mobile, `new_${mobile.slice(-4)}`);
  expect(envelope).toMatchObject({ success: true });
  const [row] = await mall.db.select({ id: account.id }).from(account).where(eq(account.mobile, mobile));
  const id = row?.id ?? 0;
  const coupons = await mall.db.select().from(coupon).where(eq(coupon.accountId, id)).orderBy(asc(coupon.id));
  const told = await mall.db.select().from(message).where(eq(message.accountId, id));
  return { coupons: coupons.map(({ templateId }) => templateId), told: told.map(({ event }) => event) };
}

const atDesk = (welcomeCoupons: number) =>
  mall.db.insert(setting).values({ name: 'numbers', value: { ...NUMBERS, welcomeCoupons } });

it('a new account is given the oldest coupon of the mall for newcomers, and told so', async () => {
  await makeCoupon(mall);
  const oldest = await makeCoupon(mall, { newcomers: true });
  await makeCoupon(mall, { newcomers: true });
  await makeCoupon(mall, { newcomers: true, shopId: 2 });
  expect(await registered()).toEqual({ coupons: [oldest], told: ['couponGiven'] });
});

it('as many as the desk says, and none where it says so', async () => {
  const ids = [await makeCoupon(mall, { newcomers: true }), await makeCoupon(mall, { newcomers: true })];
  await atDesk(2);
  expect((await registered()).coupons).toEqual(ids);
  await mall.db.delete(setting).where(eq(setting.name, 'numbers'));
  await atDesk(0);
  expect(await registered()).toEqual({ coupons: [], told: [] });
});

it('nobody is kept from registering by coupons that are stopped or not begun', async () => {
  await makeCoupon(mall, { newcomers: true, stopped: true });
  await makeCoupon(mall, { newcomers: true, takeFrom: new Date(mall.now.now.getTime() + 12 * HOUR_MS) });
  expect(await registered()).toEqual({ coupons: [], told: [] });
});

it('of the last one, one of those who register at once is given it', async () => {
  const id = await makeCoupon(mall, { newcomers: true, total: 1 });
  const tickets: string[] = [];
  for (let n = 0; n < 3; n += 1) tickets.push(await visitor.ticket('register', String(numbers++)));
  // Codes move the clock, and what encrypts a password is good for a few minutes.
  const bodies = await Promise.all(
    tickets.map(async (ticket, n) => {
      const passWord = await visitor.encrypted('Correct-1horse');
      return { ticket, userName: `new_one_${n}`, passWord, nickName: '小明', agree: true };
    }),
  );
  const sent = await Promise.all(bodies.map((body) => visitor.post('/register', body)));
  expect(sent.map(({ envelope }) => envelope.success)).toEqual([true, true, true]);
  expect(await mall.db.$count(coupon, eq(coupon.templateId, id))).toBe(1);
});
