import type { PaidPlan } from '#contract/member/levels.values.ts';
import { memberRefundError } from '#contract/member/refund.rules.ts';
import type { Payable } from '#contract/payment/schema.ts';
import type { Db, Tx } from '../db/open.ts';
import { notify } from '../message/message.ts';
import * as queries from './member.queries.ts';
import { longerPlan, planAt, renewal } from './member.rules.ts';
import { shownBy } from './own.ts';
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

type Membership = NonNullable<Payable['orders'][number]['member']>;

/** By order; the benefits are those of today, whatever they were when it was bought. */
export async function membershipsOf(db: Db, orderIds: string[]): Promise<Map<string, Membership>> {
  const rows = orderIds.length ? await purchases.purchasesOf(db, orderIds) : [];
  if (!rows.length) return new Map();
  const { paid } = await queries.memberSetting(db);
  const show = await shownBy(
    db,
    rows.map(({ plan }) => paid[plan].benefits),
  );
  return new Map(
    rows.map(({ orderId, plan, endsAt, refundedAt }) => [
      orderId,
      {
        plan,
        until: endsAt?.toISOString() ?? null,
        refunded: refundedAt !== null,
        benefits: show(paid[plan].benefits),
      },
    ]),
  );
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

/** The last purchases that were paid, newest first, each with why it cannot be refunded; null: it can, or is already. */
export async function paidPurchasesOf(db: Db | Tx, accountId: number, fenPerPoint: number, now: Date) {
  const rows = await purchases.paidOf(db, accountId);
  const standing = rows.filter(({ refundedAt }) => refundedAt === null);
  const [last] = standing.toSorted((one, other) => other.endsAt.getTime() - one.endsAt.getTime());
  // Only the last one can be refunded, so the others need no query.
  const used = last ? await purchases.usedSince(db, accountId, last.startsAt, fenPerPoint) : false;
  return rows.map((row) => ({
    ...row,
    error: row.refundedAt ? null : memberRefundError(row.paidAt, { last: row === last, used }, now),
  }));
}
