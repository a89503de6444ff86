import { createHash } from 'node:crypto';
import { PAID_PLANS } from '#contract/code-words.ts';
import type { PaidPlan } from '#contract/member/levels.values.ts';

export const quoteHashOf = (plan: PaidPlan, price: number, months: number): string =>
  createHash('sha256')
    .update(JSON.stringify([plan, price, months]))
    .digest('base64url');

export const longestOf = (plans: readonly PaidPlan[]): PaidPlan | null =>
  PAID_PLANS.findLast((plan) => plans.includes(plan)) ?? null;
