import { and, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ACCOUNT_STANDING } from '#contract/account/standing.values.ts';
import type { Preview, Submitted } from '#contract/checkout/schema.ts';
import { ORDER_STATUS } from '#contract/enums.ts';
import { MEMBER, PLAN_MONTHS } from '#contract/member/levels.values.ts';
import type {
  EquityView,
  MemberDocument,
  MemberView,
  PointsPage,
  SignIn,
  SignInDone,
} from '#contract/member/schema.ts';
import type { OrderView } from '#contract/order/schema.ts';
import { DAY_MS } from '#contract/time.ts';
import { account } from '#mall/account/account.tables.ts';
import { coupon } from '#mall/coupon/coupon.tables.ts';
import { member, memberSignIn } from '#mall/member/member.tables.ts';
import { benefitsOf, finishTask, giveMonthlyCoupons, reviewMembers, takeBackEarned } from '#mall/member/member.ts';
import { memberView } from '#mall/member/own.ts';
import { extendPaid } from '#mall/member/purchase.ts';
import { LEDGER_UNIT, ledger } from '#mall/money/money.tables.ts';
import { post } from '#mall/money/money.ts';
import { setting } from '#mall/settings/settings.tables.ts';
import { numbers } from '#mall/settings/settings.ts';
import {
  type Buyer,
  brokenRules,
  fromCart,
  makeBuyer,
  makeGoods,
  makeOperator,
  need,
  newKey,
  oneOf,
  payTrade,
  setAutoAccept,
  watch,
} from '../../helpers/mall/buying.ts';
import { makeCoupon } from '../../helpers/mall/coupon.ts';
import { openTestMall, type TestMall } from '../../helpers/mall/mall.ts';
import { later, NOON } from '../../helpers/mall/time.ts';

let mall: TestMall;
beforeAll(async () => {
  mall = await openTestMall();
  await watch(mall);
  await mall.db.delete(setting).where(eq(setting.name, 'member'));
  await setAutoAccept(mall, true);
});
beforeEach(() => {
  mall.now.now = NOON;
});
afterEach(async () => {
  await mall.db.delete(setting).where(eq(setting.name, 'member'));
  expect(await brokenRules(mall)).toEqual([]);
});
afterAll(() => mall.close());

const get = async <T>(buyer: Buyer, path: string): Promise<T> =>
  need(await mall.call<T>('GET', `/api/app/p/${path}`, { token: buyer.token }));
const signIn = async (buyer: Buyer): Promise<SignInDone> =>
  need(await mall.call<SignInDone>('POST', '/api/app/p/signIn', { token: buyer.token, body: {} }));
const standing = (buyer: Buyer) => get<MemberView>(buyer, 'member');
const points = async (buyer: Buyer) => (await standing(buyer)).points;

const put = async (value: MemberDocument) =>
  mall.db.insert(setting).values({ name: 'member', value, updatedAt: mall.now.now });
const withLevel = (level: number, benefits: Partial<MemberDocument['levels'][number]['benefits']>): MemberDocument => ({
  ...MEMBER,
  levels: MEMBER.levels.map((one, n) =>
    n === level - 1 ? { ...one, benefits: { ...one.benefits, ...benefits } } : one,
  ),
});
const setLevel = async ({ accountId }: Buyer, level: number) => {
  const set = { level, reviewedAt: mall.now.now };
  await mall.db
    .insert(member)
    .values({ accountId, ...set })
    .onConflictDoUpdate({ target: member.accountId, set });
};

/** Buys, pays, has it sent and receives it. */
async function complete(buyer: Buyer, price: number): Promise<string> {
  const staff = await makeOperator(mall, 2);
  const { skuId } = await makeGoods(mall, { shopId: 2, price });
  const { tradeId, orderIds } = await buyer.buy(oneOf(skuId));
  const [id = ''] = orderIds;
  await payTrade(mall, tradeId);
  await staff.post(`${id}/ship`, { carrier: '中通', number: '75312345678901' });
  need(await buyer.post(`/orders/${id}/receive`, {}));
  return id;
}

describe('growth', () => {
  it('comes with completed orders and lifts the level at once; the month keeps it', async () => {
    const buyer = await makeBuyer(mall);
    expect(await standing(buyer)).toMatchObject({ level: 1, growth: 0, from: 0, next: { level: 2, growth: 500 } });
    await complete(buyer, 59_950);
    expect(await standing(buyer)).toMatchObject({ level: 2, growth: 599, freightLeft: 1 });
    later(mall, 366 * DAY_MS);
    const seen = () => memberView(mall, { accountId: buyer.accountId, language: 'zh' });
    expect(await seen()).toMatchObject({ level: 2, growth: 0 });
    await reviewMembers(mall);
    expect(await seen()).toMatchObject({ level: 1, growth: 0 });
    expect(await reviewMembers(mall)).toBe(0);
  });

  it('many nodes review each member once', async () => {
    const buyer = await makeBuyer(mall);
    await complete(buyer, 59_950);
    later(mall, 31 * DAY_MS);
    const done = await Promise.all(Array.from({ length: 4 }, () => reviewMembers(mall)));
    expect(done.reduce((sum, n) => sum + n, 0)).toBeGreaterThan(0);
    expect(await standing(buyer)).toMatchObject({ level: 2, growth: 599 });
  });

  it('the highest level has none after it', async () => {
    const buyer = await makeBuyer(mall);
    await setLevel(buyer, 5);
    expect(await standing(buyer)).toMatchObject({ level: 5, next: null });
    expect((await get<EquityView>(buyer, 'member/equity')).level).toBe(5);
  });
});

describe('points of orders', () => {
  it('are multiplied by the level that the shopper had', async () => {
    const buyer = await makeBuyer(mall);
    await setLevel(buyer, 5);
    await complete(buyer, 10_000);
    const { items } = await get<PointsPage>(buyer, 'points');
    // ¥95 after the discount, times two.
    expect(items).toMatchObject([{ kind: 'earn', amount: 19, after: 19 }]);
  });

  it('go back in proportion with what is refunded, once each, also when they were spent', async () => {
    const buyer = await makeBuyer(mall);
    const { accountId } = buyer;
    const orderId = await complete(buyer, 59_950);
    expect(await points(buyer)).toBe(59);
    const back = (refundedFen: number, key: string, who = accountId) =>
      mall.db.transaction((tx) => takeBackEarned(tx, { orderId, accountId: who, refundedFen, key, at: NOON }));
    const all = await Promise.all(Array.from({ length: 8 }, () => back(20_000, 'one')));
    expect(all.filter((one) => one.points > 0)).toEqual([{ points: 20, growth: 200 }]);
    expect(await standing(buyer)).toMatchObject({ points: 39, growth: 399, level: 2 });
    const spend = { accountId, unit: LEDGER_UNIT.POINTS, amount: -30, kind: 'adjust', businessId: '', key: newKey() };
    await mall.db.transaction((tx) => post(tx, { ...spend, at: NOON } as Parameters<typeof post>[1]));
    expect(await back(39_950, 'two')).toEqual({ points: 39, growth: 399 });
    expect(await standing(buyer)).toMatchObject({ points: -30, growth: 0 });
    expect((await get<PointsPage>(buyer, 'points')).expires).toBeNull();
    const other = await makeBuyer(mall);
    expect(await back(100, 'three', other.accountId)).toEqual({ points: 0, growth: 0 });
    // What is owed is taken out of what comes, and cannot be paid with.
    const { skuId } = await makeGoods(mall, { price: 100_000 });
    expect((await buyer.preview({ source: oneOf(skuId) })).points).toMatchObject({ has: 0, most: 0 });
  });
});

describe('a paid plan', () => {
  it('adds to the end of the one that runs', async () => {
    const { accountId } = await makeBuyer(mall);
    const add = (plan: 'month' | 'year', months: number, at = NOON) =>
      mall.db.transaction((tx) => extendPaid(tx, accountId, plan, months, at));
    expect((await add('month', 1)).paidUntil).toEqual(new Date('2026-07-15T04:00:00Z'));
    expect(await benefitsOf(mall.db, accountId, NOON)).toMatchObject({ off: 500, freeFreight: 6 });
    const both = await Promise.all([add('year', 12), add('month', 1)]);
    expect(
      both
        .map(({ paidUntil }) => paidUntil.getTime())
        .sort()
        .at(-1),
    ).toBe(Date.parse('2027-08-15T04:00:00Z'));
    const after = new Date('2028-01-31T04:00:00Z');
    expect(await add('month', 1, after)).toEqual({
      from: after,
      paidPlan: 'month',
      paidUntil: new Date('2028-02-29T04:00:00Z'),
    });
    expect(await benefitsOf(mall.db, accountId, new Date('2029-01-01T00:00:00Z'))).toMatchObject({ off: 0 });
  });

  it('shows in what the shopper has', async () => {
    const buyer = await makeBuyer(mall);
    await mall.db.transaction((tx) => extendPaid(tx, buyer.accountId, 'season', PLAN_MONTHS.season, NOON));
    expect((await standing(buyer)).paid).toEqual({ plan: 'season', until: '2026-09-15T04:00:00.000Z' });
    const equity = await get<EquityView>(buyer, 'member/equity');
    expect(equity.plans.map(({ plan }) => plan)).toEqual(['month', 'season', 'year']);
    expect(equity.levels).toHaveLength(5);
    expect(equity.paid?.plan).toBe('season');
  });
});

describe('a checkout', () => {
  it('takes the discount of the level, and says so when it has changed meanwhile', async () => {
    const buyer = await makeBuyer(mall);
    await setLevel(buyer, 5);
    const { skuId } = await makeGoods(mall, { price: 20_000 });
    const seen = await buyer.seen(oneOf(skuId));
    await setLevel(buyer, 2);
    const refused = await buyer.send(seen);
    expect(refused.envelope).toMatchObject({ success: false, data: { rows: expect.any(Array) } });
    const preview = refused.envelope.data as Preview;
    expect(preview.rows).toContainEqual({ part: 'member', amount: -200 });
    const bought = need(await buyer.send({ ...seen, quoteHash: preview.quoteHash })) as Submitted;
    const view = need(
      await mall.call<OrderView>('GET', `/api/oms/p/orders/${bought.orderIds[0]}`, { token: buyer.token }),
    );
    expect(view.rows).toContainEqual({ part: 'member', amount: -200 });
  });

  it('as many orders of a month travel free as the level says, the dearest first; a cancelled one comes back', async () => {
    const buyer = await makeBuyer(mall, ['440000', '440300', '440305']);
    await setLevel(buyer, 2);
    const cheap = await makeGoods(mall, { price: 100, shopId: 2 });
    const other = await makeGoods(mall, { price: 100, shopId: 3 });
    await buyer.addToCart(cheap.skuId);
    await buyer.addToCart(other.skuId);
    const first = await buyer.preview({ source: fromCart, addressId: buyer.addressId });
    expect(first.shops.filter(({ freight }) => freight === 0)).toHaveLength(1);
    expect(first.rows.find(({ part }) => part === 'memberFreight')?.amount).toBeLessThan(0);
    expect(first.rows.reduce((sum, { amount }) => sum + amount, 0)).toBe(first.payable);
    const { orderIds } = await buyer.buy(fromCart);
    expect((await standing(buyer)).freightLeft).toBe(0);
    need(await buyer.post(`/orders/${orderIds[0]}/cancel`, { reason: '10' }));
    expect((await standing(buyer)).freightLeft).toBe(1);
    later(mall, 31 * DAY_MS);
    expect((await standing(buyer)).freightLeft).toBe(1);
  });

  it('many checkouts at once use a free delivery once', async () => {
    const buyer = await makeBuyer(mall);
    await setLevel(buyer, 2);
    const { skuId } = await makeGoods(mall, { price: 100, shopId: 2 });
    const seen = await buyer.seen(oneOf(skuId));
    const all = await Promise.all(Array.from({ length: 10 }, () => buyer.send(seen)));
    expect(all.filter(({ envelope }) => envelope.success)).toHaveLength(1);
    expect((await standing(buyer)).freightLeft).toBe(0);
  });
});

describe('signing in', () => {
  const at = (day: number, hour = 4) => {
    mall.now.now = new Date(Date.UTC(2026, 5, day, hour));
  };

  it('fifty at once give the points of the day once', async () => {
    const buyer = await makeBuyer(mall);
    const all = await Promise.all(Array.from({ length: 50 }, () => signIn(buyer)));
    expect(all.map(({ given }) => given).filter(Boolean)).toEqual([5]);
    expect(await points(buyer)).toBe(5);
    expect(await get<SignIn>(buyer, 'signIn')).toMatchObject({
      ...{ today: '2026-06-15', signed: true, streak: 1, now: 5, next: 5, days: ['2026-06-15'] },
      bonus: { days: 7, points: 30 },
    });
  });

  it('around midnight two days follow each other', async () => {
    const buyer = await makeBuyer(mall);
    mall.now.now = new Date('2026-06-15T15:59:59.999Z');
    const before = Array.from({ length: 10 }, () => signIn(buyer));
    mall.now.now = new Date('2026-06-15T16:00:00Z');
    await Promise.all([...before, ...Array.from({ length: 10 }, () => signIn(buyer))]);
    const rows = await mall.db.select().from(memberSignIn).where(eq(memberSignIn.accountId, buyer.accountId));
    expect(new Set(rows.map(({ day }) => day)).size).toBe(rows.length);
    expect(rows.map(({ streak }) => streak)).toEqual(rows.map((_, n) => n + 1));
  });

  it('the seventh day in a row gives the bonus, a day left out begins anew', async () => {
    const buyer = await makeBuyer(mall);
    const given: number[] = [];
    for (let day = 1; day <= 8; day += 1) {
      at(day);
      given.push((await signIn(buyer)).given);
    }
    expect(given).toEqual([5, 5, 5, 5, 5, 5, 30, 5]);
    at(10);
    expect(await get<SignIn>(buyer, 'signIn')).toMatchObject({ signed: false, streak: 0, now: 5 });
    expect((await signIn(buyer)).streak).toBe(1);
    const may = await get<SignIn>(buyer, 'signIn?month=2026-05');
    expect(may).toMatchObject({ month: '2026-05', days: [], streak: 1 });
    expect((await get<SignIn>(buyer, 'signIn?month=2026-06')).days).toHaveLength(9);
  });
});

describe('a clock that is moved a month on and back', () => {
  it('gives no day twice, and the streak begins again', async () => {
    const buyer = await makeBuyer(mall);
    expect((await signIn(buyer)).given).toBe(5);
    later(mall, 30 * DAY_MS);
    const crowd = await Promise.all(Array.from({ length: 10 }, () => signIn(buyer)));
    expect(crowd.map(({ given }) => given).filter(Boolean)).toEqual([5]);
    expect(crowd.map(({ streak }) => streak)).toEqual(crowd.map(() => 1));
    mall.now.now = NOON;
    expect((await signIn(buyer)).given).toBe(0);
    later(mall, DAY_MS);
    expect((await signIn(buyer)).given).toBe(0);
    expect(await points(buyer)).toBe(10);
  });

  it('lowers a level once its growth is over, and keeps the month that runs', async () => {
    const buyer = await makeBuyer(mall);
    await setLevel(buyer, 3);
    await Promise.all([reviewMembers(mall), reviewMembers(mall)]);
    expect((await standing(buyer)).level).toBe(3);
    later(mall, 30 * DAY_MS);
    await Promise.all([reviewMembers(mall), reviewMembers(mall)]);
    expect((await standing(buyer)).level).toBe(1);
    mall.now.now = NOON;
    await reviewMembers(mall);
    expect((await standing(buyer)).level).toBe(1);
  });
});

describe('tasks', () => {
  it('a complete profile and a first shop give points once', async () => {
    const buyer = await makeBuyer(mall);
    const follow = (id: number) =>
      mall.call('POST', '/api/app/p/collection', { token: buyer.token, body: { kind: 'shop', id } });
    await follow(1);
    await follow(2);
    expect(await points(buyer)).toBe(10);
    expect((await standing(buyer)).tasks).toEqual([
      { task: 'profile', points: 50, done: false },
      { task: 'follow', points: 10, done: true },
      { task: 'review', points: 20, done: false },
    ]);
    await mall.db.update(account).set({ picture: 'a.webp', gender: 2 }).where(eq(account.id, buyer.accountId));
    const tell = (birthday: string) =>
      mall.call('PUT', '/api/app/p/user/account', { token: buyer.token, body: { birthday } });
    need(await tell('2000-02-29'));
    need(await tell('2000-02-28'));
    expect(await points(buyer)).toBe(60);
  });

  it('many at once give them once; a task without points gives none', async () => {
    const buyer = await makeBuyer(mall);
    const rates = await numbers(mall);
    const finish = (more = rates) =>
      mall.db.transaction((tx) =>
        finishTask(tx, { accountId: buyer.accountId, task: 'review', rates: more, at: NOON }),
      );
    await Promise.all(Array.from({ length: 10 }, () => finish()));
    expect(await points(buyer)).toBe(20);
    const other = await makeBuyer(mall);
    await mall.db.transaction((tx) =>
      finishTask(tx, { accountId: other.accountId, task: 'review', rates: { ...rates, taskReview: 0 }, at: NOON }),
    );
    expect(await points(other)).toBe(0);
  });
});

const OFF_FIVE = { type: 30, threshold: 0, amount: 500, off: 0, cap: 0 };

describe('coupons of the month', () => {
  it('are given once a month, by however many nodes, while there are any', async () => {
    const id = await makeCoupon(mall, { takeTo: new Date(NOON.getTime() + 400 * DAY_MS) });
    const gone = await makeCoupon(mall, { total: 1, taken: 0, stopped: true });
    const buyer = await makeBuyer(mall);
    const leaving = await makeBuyer(mall);
    for (const one of [buyer, leaving]) await setLevel(one, 3);
    const closing = { standing: ACCOUNT_STANDING.CLOSING, closesAt: mall.now.now };
    await mall.db.update(account).set(closing).where(eq(account.id, leaving.accountId));
    expect(await giveMonthlyCoupons(mall)).toBe(0);
    await put(withLevel(3, { coupons: [id, gone] }));
    const had = async () =>
      (
        await mall.db
          .select()
          .from(coupon)
          .where(and(eq(coupon.accountId, buyer.accountId)))
      ).map((one) => one.templateId);
    await Promise.all(Array.from({ length: 4 }, () => giveMonthlyCoupons(mall)));
    expect(await had()).toEqual([id]);
    expect(await mall.db.$count(coupon, eq(coupon.accountId, leaving.accountId))).toBe(0);
    expect((await standing(buyer)).benefits.coupons).toEqual([OFF_FIVE, OFF_FIVE]);
    later(mall, 31 * DAY_MS);
    await giveMonthlyCoupons(mall);
    expect(await had()).toEqual([id, id]);
  });
});

describe('points', () => {
  it('are listed by kind and by page, and say what is over next', async () => {
    const buyer = await makeBuyer(mall);
    const { accountId } = buyer;
    const add = (amount: number, kind: 'earn' | 'adjust', at: Date) =>
      mall.db.transaction((tx) =>
        post(tx, { accountId, unit: LEDGER_UNIT.POINTS, amount, kind, businessId: '1', key: newKey(), at }),
      );
    expect(await get<PointsPage>(buyer, 'points')).toMatchObject({ points: 0, expires: null, items: [], pages: 1 });
    await add(70, 'adjust', new Date('2025-03-01T00:00:00Z'));
    for (let n = 0; n < 21; n += 1) await add(1, 'adjust', NOON);
    expect(await get<PointsPage>(buyer, 'points?kind=adjust&page=2')).toMatchObject({ page: 2, pages: 2, points: 91 });
    expect((await get<PointsPage>(buyer, 'points?kind=expire')).items).toEqual([]);
    expect((await get<PointsPage>(buyer, 'points')).expires).toEqual({ points: 70, at: '2026-12-31T16:00:00.000Z' });
    expect(await mall.db.$count(ledger, eq(ledger.accountId, accountId))).toBe(22);
  });
});

it('an order that is not completed has grown nobody', async () => {
  expect(ORDER_STATUS.COMPLETED).toBe(60);
  const buyer = await makeBuyer(mall);
  const { skuId } = await makeGoods(mall);
  await buyer.buy(oneOf(skuId));
  expect(await standing(buyer)).toMatchObject({ growth: 0, level: 1 });
});
