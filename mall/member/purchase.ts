import type { PaidPlan } from '#contract/member/schema.ts';
import type { Tx } from '../db/open.ts';
import { notify } from '../message/message.ts';
import * as queries from './member.queries.ts';
import { longerPlan, planAt, renewal } from './member.rules.ts';
import * as purchases from './purchase.queries.ts';

export async function activateMembership(
  tx: Tx,
  { id: orderId, accountId }: { id: string; accountId: number },
  at: Date,
): Promise<void> {
  const purchase = await purchases.claimPurchase(tx, orderId);
  if (!purchase) return;
  const { plan, months } = purchase;
  const { from, paidUntil } = await extendPaid(tx, accountId, plan, months, at);
  await purchases.setPurchaseTime(tx, orderId, { paidAt: at, startsAt: from, endsAt: paidUntil });
  const params = { plan: planName(plan), until: paidUntil.toISOString() };
  await notify(tx, 'memberBought', [{ accountId, about: orderId, params }], at);
}

const PLAN_NAMES: Readonly<Record<PaidPlan, { zh: string; en: string }>> = {
  month: { zh: '会员月卡', en: 'Membership for a month' },
  season: { zh: '会员季卡', en: 'Membership for three months' },
  year: { zh: '会员年卡', en: 'Membership for a year' },
};

export const planName = (plan: PaidPlan) => PLAN_NAMES[plan];

export async function extendPaid(
  tx: Tx,
  accountId: number,
  plan: PaidPlan,
  months: number,
  at: Date,
): Promise<{ paidPlan: PaidPlan; paidUntil: Date; from: Date }> {
  const row = await queries.lockMember(tx, accountId, at);
  const { from, until: paidUntil, day } = renewal(row, months, at);
  const set = { paidPlan: longerPlan(plan, planAt(row, at)), paidUntil };
  await queries.setMember(tx, accountId, { ...set, paidDay: day });
  return { ...set, from };
}
