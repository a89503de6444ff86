import { z } from 'zod';
import { MOBILE } from '../account/values.ts';
import { cleanMobile } from '../address/values.ts';
import { COUPON_STATES } from '../code-words.ts';
import { COUPON_TYPE } from '../enums.ts';
import type { Language } from '../language.ts';
import { title } from '../pair.schema.ts';
import { activityPage } from '../promotion/schema.ts';
import { typed } from '../typed.schema.ts';
import { type CouponTerms, couponTerms } from './schema.ts';

const count = z.number().int().min(1).max(10_000_000);
const time = z.iso.datetime();
const isAfter = (one: string, other: string): boolean => Date.parse(one) > Date.parse(other);

type Timed = { takeFrom: string; takeTo: string; useFrom: string | null; useTo: string | null; days: number | null };

function couponErrors(value: CouponTerms & Timed): { wrong: boolean; field: string; message: string }[] {
  const { type, threshold, amount, off, cap, takeFrom, takeTo, useFrom, useTo, days } = value;
  const isPercentage = type === COUPON_TYPE.C;
  return [
    { wrong: !isPercentage && amount === 0, field: 'amount', message: 'couponNothing' },
    { wrong: isPercentage && off === 0, field: 'off', message: 'couponNothing' },
    { wrong: isPercentage && cap === 0, field: 'cap', message: 'couponNothing' },
    { wrong: type === COUPON_TYPE.A && threshold <= amount, field: 'threshold', message: 'couponThreshold' },
    { wrong: type === COUPON_TYPE.D && threshold > 0, field: 'threshold', message: 'couponNoThreshold' },
    { wrong: !isAfter(takeTo, takeFrom), field: 'takeTo', message: 'couponEnds' },
    { wrong: (useTo === null) === (days === null), field: 'useTo', message: 'couponValid' },
    { wrong: useTo !== null && isAfter(useFrom ?? takeTo, useTo), field: 'useTo', message: 'couponEnds' },
  ];
}

/** A coupon that shoppers can take; what they took keeps the terms of the day they took it. */
export const couponDocument = z
  .object({
    name: title.describe('Name of the coupon.'),
    shopId: z.number().int().min(1).nullable().describe('Id of the shop whose goods it is for; null: of the mall.'),
    ...couponTerms.shape,
    total: count.describe('How many there are.'),
    each: z.number().int().min(1).max(100).describe('How many one shopper may take.'),
    takeFrom: time.describe('From when it can be taken.'),
    takeTo: time.describe('Until when it can be taken.'),
    useFrom: time.nullable().describe('From when it can be used; null: from taking it.'),
    useTo: time.nullable().describe('Until when it can be used; null: `days` from taking it.'),
    days: z.number().int().min(1).max(366).nullable().describe('How many days it can be used; null: until `useTo`.'),
    inCentre: z.boolean().describe('Whether it can be taken in the coupon centre, on product pages and in the cart.'),
    newcomers: z.boolean().describe('Only for a first order.'),
    stopped: z.boolean().describe('Nobody can take it any more; what was taken stays good.'),
  })
  .superRefine((value, context) => {
    for (const { wrong, field, message } of couponErrors(value))
      if (wrong) context.addIssue({ code: 'custom', path: [field], message });
  });
export type CouponDocument = z.infer<typeof couponDocument>;

export const deskCoupon = z.object({
  id: z.number().int().describe('Id of the coupon.'),
  version: z.number().int().describe('Its version.'),
  name: title.describe('Name of the coupon.'),
  shop: z.string().nullable().describe("Name of the shop in the caller's language; null: of the mall."),
  terms: couponTerms.describe('What it takes off, and what of.'),
  state: z.enum(COUPON_STATES).describe('`gone`: all are taken.'),
  takeFrom: time.describe('From when it can be taken.'),
  takeTo: time.describe('Until when it can be taken.'),
  total: z.number().int().describe('How many there are.'),
  taken: z.number().int().describe('How many of them are taken.'),
  used: z.number().int().describe('How many of these are used.'),
  saved: z.number().int().describe('What they took off, fen.'),
  sales: z.number().int().describe('What the orders with them cost, fen.'),
});
export type DeskCoupon = z.infer<typeof deskCoupon>;
export const deskCoupons = activityPage(deskCoupon);
export type DeskCoupons = z.infer<typeof deskCoupons>;

export const couponChoices = z.object({
  shops: z
    .array(z.object({ id: z.number().int().describe('Id of the shop.'), name: z.string().describe('Its name.') }))
    .describe('Shops that the operator may make coupons of.'),
  mall: z.boolean().describe('Whether the operator may make coupons of the mall.'),
  categories: z
    .array(
      z.object({
        id: z.number().int().describe('Id of the category.'),
        name: z.string().describe('With those above it.'),
      }),
    )
    .describe('Every category, in the order of the tree.'),
});
export type CouponChoices = z.infer<typeof couponChoices>;

export const COUPON_GIFTS = 1_000;
export const giveCoupons = z.object({
  mobiles: z
    .array(typed(MOBILE, 'mobileInvalid', cleanMobile))
    .min(1)
    .max(COUPON_GIFTS)
    .describe('Mobile numbers of the shoppers, one coupon each.'),
});
export type GiveCoupons = z.infer<typeof giveCoupons>;
export const givenCoupons = z.object({
  given: z.number().int().describe('How many got one.'),
  unknown: z
    .array(z.string())
    .nullable()
    .describe('Mobile numbers that no shopper has; null for a shop, which gives to those who bought from it alone.'),
  closing: z.array(z.string()).describe('Mobile numbers whose owners are closing their accounts: they got none.'),
});
export type GivenCoupons = z.infer<typeof givenCoupons>;

export const COUPON_CODES = 5_000;
export const makeCodes = z.object({
  count: z.number().int().min(1).max(COUPON_CODES).describe('How many codes, one coupon each.'),
});
export type MakeCodes = z.infer<typeof makeCodes>;
export const codeCounts = z.object({
  codes: z.number().int().describe('How many codes there are.'),
  used: z.number().int().describe('How many of them were given in.'),
});
export type CodeCounts = z.infer<typeof codeCounts>;
export const CODE_COLUMNS = {
  code: { zh: '优惠码', en: 'Code' },
  batch: { zh: '批次', en: 'Batch' },
  at: { zh: '生成时间', en: 'Made at' },
  used: { zh: '是否已用', en: 'Used' },
} as const satisfies Record<string, Record<Language, string>>;
