import { createHash } from 'node:crypto';
import type { MemberRefundError } from '#contract/buy-member/schema.ts';
import { PAID_PLANS } from '#contract/code-words.ts';
import type { PaidPlan } from '#contract/member/schema.ts';
import { MEMBER_REFUND_DAYS } from '#contract/member/values.ts';
import { DAY_MS } from '#contract/time.ts';

export { planAt, renewal } from '../member/member.rules.ts';

export const quoteHashOf = (plan: PaidPlan, price: number, months: number): string =>
  createHash('sha256')
    .update(JSON.stringify([plan, price, months]))
    .digest('base64url');

/** Why a membership cannot be refunded; null: it can. @param last whether nothing was bought after it */
export function refundError(paidAt: Date, { last, used }: { last: boolean; used: boolean }, now: Date) {
  const error = (name: MemberRefundError) => name;
  if (now.getTime() > paidAt.getTime() + MEMBER_REFUND_DAYS * DAY_MS) return error('late');
  if (!last) return error('notLast');
  return used ? error('used') : null;
}

export const longestOf = (plans: readonly PaidPlan[]): PaidPlan | null =>
  PAID_PLANS.findLast((plan) => plans.includes(plan)) ?? null;
