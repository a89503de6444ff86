import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import type { DeskMember, DeskMembers, MemberCoupons } from '#contract/member/desk.schema.ts';
import { MEMBER } from '#contract/member/levels.values.ts';
import type { MemberDocument } from '#contract/member/schema.ts';
import { extendPaid } from '#mall/member/purchase.ts';
import { change as changes } from '#mall/operator/operator.tables.ts';
import { setting } from '#mall/settings/settings.tables.ts';
import { brokenRules, makeBuyer, makeOperator, need, watch } from '../../helpers/mall/buying.ts';
import { makeCoupon, takeOf } from '../../helpers/mall/coupon.ts';
import { errorOf, makeEditor } from '../../helpers/mall/desk.ts';
import { openTestMall, type TestMall } from '../../helpers/mall/mall.ts';

let mall: TestMall;
beforeAll(async () => {
  mall = await openTestMall();
  await watch(mall);
  await mall.db.delete(setting).where(eq(setting.name, 'member'));
});
afterEach(async () => {
  await mall.db.delete(setting).where(eq(setting.name, 'member'));
  expect(await brokenRules(mall)).toEqual([]);
});
afterAll(() => mall.close());

const named = () => ({ 'idempotency-key': randomUUID() });

it('levels and benefits are a document; its coupons are those of the mall', async () => {
  const admin = await makeEditor(mall, 'admin');
  const found = await admin.get<{ value: MemberDocument; version: number }>('member');
  expect(found).toMatchObject({ value: MEMBER, version: 0 });
  const id = await makeCoupon(mall);
  const ofShop = await makeCoupon(mall, { shopId: 1 });
  const withCoupons = (coupons: number[]): MemberDocument => ({
    ...MEMBER,
    levels: MEMBER.levels.map((level, n) => (n === 4 ? { ...level, benefits: { ...level.benefits, coupons } } : level)),
  });
  expect(need(await admin.put('member', { value: withCoupons([id]), version: 0 })).version).toBe(1);
  expect(errorOf(await admin.put('member', { value: withCoupons([id, ofShop]), version: 1 }))).toBe(
    'levels.4.benefits.coupons',
  );
  const shop = await makeOperator(mall, 1);
  expect((await shop.get('/member')).status).toBe(403);
});

it('coupons to give are offered by name, and those that are given stay named when they have ended', async () => {
  const admin = await makeEditor(mall, 'admin');
  const [given, ended, stopped, all, ofShop] = [
    await makeCoupon(mall, { name: { zh: '月月券', en: 'Monthly treat' } }),
    await makeCoupon(mall, { takeTo: new Date(mall.now.now.getTime() - 1) }),
    await makeCoupon(mall, { stopped: true }),
    await makeCoupon(mall, { total: 1 }),
    await makeCoupon(mall, { shopId: 1 }),
  ];
  const { token } = await makeBuyer(mall);
  need(await takeOf(mall, token, all));
  const offered = async () => (await admin.get<MemberCoupons>('members/coupons')).map(({ id, state }) => [id, state]);
  const before = await offered();
  expect(before[0]).toEqual([given, 'running']);
  for (const id of [ended, stopped, all, ofShop]) expect(before.map(([one]) => one)).not.toContain(id);
  const [first] = await admin.get<MemberCoupons>('members/coupons');
  expect(first).toEqual({
    id: given,
    name: '月月券',
    terms: { type: 30, threshold: 0, amount: 500, off: 0, cap: 0 },
    state: 'running',
  });
  const benefits = { ...MEMBER.paid.year.benefits, coupons: [ended, stopped] };
  const value = { ...MEMBER, paid: { ...MEMBER.paid, year: { ...MEMBER.paid.year, benefits } } };
  need(await admin.put('member', { value, version: 0 }));
  expect((await offered()).slice(0, 3)).toEqual([
    [stopped, 'stopped'],
    [ended, 'over'],
    [given, 'running'],
  ]);
  const shop = await makeOperator(mall, 1);
  expect((await shop.get('/members/coupons')).status).toBe(403);
});

it('figures count members, plans, days and points', async () => {
  const admin = await makeEditor(mall, 'admin');
  const buyer = await makeBuyer(mall);
  const before = await admin.get<DeskMembers>('members');
  expect(before.found).toBeNull();
  need(await mall.call('POST', '/api/app/p/signIn', { token: buyer.token, body: {} }));
  await mall.db.transaction((tx) => extendPaid(tx, buyer.accountId, 'month', 1, mall.now.now));
  const after = await admin.get<DeskMembers>(`members?mobile=${buyer.mobile}`);
  expect(after).toMatchObject({
    paid: before.paid + 1,
    signedToday: before.signedToday + 1,
    given: before.given + 5,
    used: before.used,
    found: { id: buyer.accountId, level: 1, growth: 0, points: 5, paidUntil: '2026-07-15T04:00:00.000Z' },
  });
  expect(after.levels[0]).toBe((before.levels[0] ?? 0) + 1);
  expect((await admin.get<DeskMembers>('members?mobile=10000000000')).found).toBeNull();
});

it('points and growth are changed with a reason that stands in the log, once per key', async () => {
  const admin = await makeEditor(mall, 'admin');
  const { accountId } = await makeBuyer(mall);
  const headers = named();
  const body = { points: 120, growth: 700, reason: '活动补发' };
  const change = (more = {}, key = headers) =>
    admin.call<DeskMember>('POST', `members/${accountId}`, { ...body, ...more }, key);
  const all = await Promise.all(Array.from({ length: 5 }, () => change()));
  for (const one of all) expect(need(one)).toMatchObject({ points: 120, growth: 700, level: 2 });
  expect(errorOf(await change({ growth: -701 }, named()))).toBe('growth');
  expect((await change({ points: -121, growth: 0 }, named())).envelope.code).toBe('A00001');
  expect(errorOf(await change({ points: 0, growth: 0 }, named()))).toBe('points');
  expect(need(await change({ points: -20, growth: 0 }, named()))).toMatchObject({ points: 100, growth: 700, level: 2 });
  expect((await admin.call('POST', 'members/999999', body, named())).envelope.success).toBe(false);
  const rows = await mall.db.select().from(changes).where(eq(changes.kind, 'shopper'));
  expect(rows.filter(({ ref }) => ref === String(accountId))).toMatchObject([
    { before: { points: 0, growth: 0, level: 1 }, after: { points: 120, growth: 700, level: 2, reason: '活动补发' } },
    { after: { points: 100 } },
  ]);
});

it('of changes at once each counts, and none takes more than there is', async () => {
  const admin = await makeEditor(mall, 'admin');
  const { accountId } = await makeBuyer(mall);
  const change = (points: number, growth: number) =>
    admin.call<DeskMember>('POST', `members/${accountId}`, { points, growth, reason: '更正' }, named());
  const added = await Promise.all(Array.from({ length: 10 }, () => change(10, 100)));
  expect(added.every(({ envelope }) => envelope.success)).toBe(true);
  const taken = await Promise.all(Array.from({ length: 10 }, () => change(-30, -300)));
  expect(taken.filter(({ envelope }) => envelope.success)).toHaveLength(3);
  expect(need(await change(1, 0))).toMatchObject({ points: 11, growth: 100 });
  const rows = await mall.db.select().from(changes).where(eq(changes.kind, 'shopper'));
  expect(rows.filter(({ ref }) => ref === String(accountId))).toHaveLength(14);
});
