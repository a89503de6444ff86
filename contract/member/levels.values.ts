import type { PAID_PLANS } from '../code-words.ts';
import type { Benefits, MemberDocument } from './schema.ts';
import { ONCE } from './values.ts';

export const LEVELS = 5;
/** Growth counts for so long. */
export const GROWTH_MONTHS = 12;
export type PaidPlan = (typeof PAID_PLANS)[number];
export const PLAN_MONTHS: Readonly<Record<PaidPlan, number>> = { month: 1, season: 3, year: 12 };

export const GROWTH_KINDS = ['order', 'refund', 'adjust'] as const;
export type GrowthKind = (typeof GROWTH_KINDS)[number];

const NONE: Benefits = { off: 0, times: ONCE, freeFreight: 0, coupons: [] };
const PAID: Benefits = { off: 500, times: 15_000, freeFreight: 6, coupons: [] };

/** Until the desk changes it. */
export const MEMBER: MemberDocument = {
  levels: [
    { name: { zh: '新芽', en: 'Sprout' }, growth: 0, benefits: NONE },
    { name: { zh: '青叶', en: 'Leaf' }, growth: 500, benefits: { ...NONE, off: 100, freeFreight: 1 } },
    {
      name: { zh: '花蕾', en: 'Bud' },
      growth: 2_000,
      benefits: { off: 200, times: 12_000, freeFreight: 2, coupons: [] },
    },
    {
      name: { zh: '盛放', en: 'Bloom' },
      growth: 6_000,
      benefits: { off: 300, times: 15_000, freeFreight: 4, coupons: [] },
    },
    {
      name: { zh: '硕果', en: 'Harvest' },
      growth: 15_000,
      benefits: { off: 500, times: 20_000, freeFreight: 8, coupons: [] },
    },
  ],
  paid: {
    month: { price: 15_00, benefits: PAID },
    season: { price: 40_00, benefits: PAID },
    year: { price: 138_00, benefits: { ...PAID, freeFreight: 8 } },
  },
};
