import type { PaidPlan } from '#contract/member/levels.values.ts';
import type { Benefits } from '#contract/member/schema.ts';
import type { Db, Tx } from '../db/open.ts';
import { freeSince } from './growth.queries.ts';
import * as queries from './member.queries.ts';
import { benefitsFor, monthStart, NEW_MEMBER, type Standing } from './member.rules.ts';

export { giveMonthlyCoupons } from './coupon.ts';
export { growthAt } from './growth.queries.ts';
export { earnedLoss, growBy, reviewMembers, takeBackEarned } from './growth.ts';
export { planAt, renewal } from './member.rules.ts';
export { activateMembership, membershipsOf, paidPurchasesOf, planName } from './purchase.ts';
export { finishTask } from './sign-in.ts';

export async function benefitsOf(db: Db | Tx, accountId: number, at: Date): Promise<Benefits> {
  const [setting, row] = await Promise.all([queries.memberSetting(db), queries.standingOf(db, accountId)]);
  return benefitsFor(setting, row ?? NEW_MEMBER, at);
}

/** @param plan the longest of those that are left; null: unchanged */
export async function takeBackPaid(
  tx: Tx,
  accountId: number,
  { ms, plan }: { ms: number; plan: PaidPlan | null },
  at: Date,
): Promise<void> {
  const { paidPlan, paidUntil } = await queries.lockMember(tx, accountId, at);
  const until = paidUntil && new Date(paidUntil.getTime() - ms);
  const set =
    until && until > at ? { paidPlan: plan ?? paidPlan, paidUntil: until } : { paidPlan: null, paidUntil: null };
  await queries.setMember(tx, accountId, set);
}

export const memberPlans = async (db: Db | Tx) => (await queries.memberSetting(db)).paid;

export const standingOf = async (db: Db | Tx, accountId: number): Promise<Standing> =>
  (await queries.standingOf(db, accountId)) ?? NEW_MEMBER;

export const lockMember = (tx: Tx, accountId: number, at: Date) => queries.lockMember(tx, accountId, at);

export async function membershipOf(db: Db | Tx, accountId: number, at: Date) {
  const [{ off, freeFreight }, used] = await Promise.all([
    benefitsOf(db, accountId, at),
    freeSince(db, accountId, monthStart(at)),
  ]);
  return { off, freeFreight: Math.max(0, freeFreight - used) };
}
