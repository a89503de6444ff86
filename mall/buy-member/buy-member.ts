import type { PaidPlan } from '#contract/member/schema.ts';
import type { Tx } from '../db/open.ts';
import { extendPaid } from '../member/member.ts';
import { notify } from '../message/message.ts';
import * as queries from './buy-member.queries.ts';

/** The folder's door: what orders and the clock need of memberships that are bought. */

export { endMemberships, tellEnding } from './ending.ts';

/** Makes the buyer of a paid order a member, or for longer; once, however often it is told that it was paid. */
export async function activate(
  tx: Tx,
  { id: orderId, accountId }: { id: string; accountId: number },
  at: Date,
): Promise<void> {
  const purchase = await queries.claimPurchase(tx, orderId);
  if (!purchase) return;
  const { plan, months } = purchase;
  const { from, paidUntil } = await extendPaid(tx, accountId, plan, months, at);
  await queries.setTime(tx, orderId, { paidAt: at, startsAt: from, endsAt: paidUntil });
  const params = { plan: planName(plan), until: paidUntil.toISOString() };
  await notify(tx, 'memberBought', [{ accountId, about: orderId, params }], at);
}

const PLAN_NAMES: Readonly<Record<PaidPlan, { zh: string; en: string }>> = {
  month: { zh: '会员月卡', en: 'Membership for a month' },
  season: { zh: '会员季卡', en: 'Membership for three months' },
  year: { zh: '会员年卡', en: 'Membership for a year' },
};
/** What an order of it says that was bought. */
export const planName = (plan: PaidPlan) => PLAN_NAMES[plan];
