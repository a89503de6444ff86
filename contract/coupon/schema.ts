import { z } from 'zod';
import { COUPON_SCOPES, TAKE_ERRORS } from '../code-words.ts';
import { COUPON_TYPE, COUPON_USE, type ValueOf } from '../enums.ts';
import { countedPage } from '../paging.schema.ts';
import { idText, pageText } from '../query.schema.ts';
import { typed } from '../typed.schema.ts';
import { COUPON_TABS } from './values.ts';

/** Coupons as shoppers see them (domain decisions, sections 4 and 9). */

const id = z.number().int().min(1).max(2_147_483_647);
const fen = z.number().int();
const codes = <T extends Record<string, number>>(table: T) => z.literal(Object.values(table) as ValueOf<T>[]);

export const couponScope = z
  .union([
    z.literal('all'),
    z.object({ categories: z.array(id).min(1).max(50).describe('Ids of categories, with all below them.') }),
    z.object({ products: z.array(id).min(1).max(200).describe('Ids of products.') }),
  ])
  .describe('`all`: whatever the mall or the shop sells; or categories, or products.');
export type CouponScope = z.infer<typeof couponScope>;

export const couponType = codes(COUPON_TYPE).describe(
  'COUPON_TYPE: 10 an amount off from a threshold on, 20 a percentage off with a cap, 30 an amount off.',
);
export const couponTerms = z.object({
  type: couponType,
  threshold: fen.min(0).max(100_000_000).describe('Goods amount from which it can be used, fen; 0: any.'),
  amount: fen.min(0).max(100_000_000).describe('What types 10 and 30 take off, fen; 0 for the other.'),
  off: z.number().int().min(0).max(9_000).describe('What type 20 takes off, basis points; 0 for the others.'),
  cap: fen.min(0).max(100_000_000).describe('What type 20 takes off at most, fen; 0 for the others.'),
  scope: couponScope,
});
export type CouponTerms = z.infer<typeof couponTerms>;

const shown = {
  shop: z
    .object({
      id: z.number().int().describe('Id of the shop.'),
      name: z.string().describe("In the caller's language."),
    })
    .nullable()
    .describe('Whose goods it is for; null: of the mall.'),
  name: z.string().describe("In the caller's language."),
  ...couponTerms.omit({ scope: true }).shape,
  scope: z.enum(COUPON_SCOPES).describe('What it covers of the mall or the shop.'),
  covers: z.array(z.string()).describe("Names of the first categories that it covers, in the caller's language."),
  link: z.string().describe('Where the goods are that it covers: a path of the storefront.'),
};

export type TakeError = (typeof TAKE_ERRORS)[number];

export const couponOffer = z
  .object({
    id: z.number().int().describe('Id of the coupon that is offered.'),
    ...shown,
    newcomers: z.boolean().describe('Only for a first order.'),
    total: z.number().int().describe('How many there are.'),
    taken: z.number().int().describe('How many of them are taken.'),
    each: z.number().int().describe('How many one shopper may take.'),
    mine: z.number().int().describe('How many the caller has taken; 0 for visitors.'),
    unused: z.number().int().describe('How many of these can still be used.'),
    error: z.enum(TAKE_ERRORS).nullable().describe('Why it cannot be taken now; null: it can.'),
    takeTo: z.iso.datetime().describe('Until when it can be taken.'),
    useTo: z.iso.datetime().nullable().describe('Until when it can be used; null: some days from taking it.'),
    days: z
      .number()
      .int()
      .nullable()
      .describe('How many days it can be used from taking it; null: until a fixed time.'),
  })
  .meta({ id: 'CouponOffer', description: 'A coupon that can be taken.' });
export type CouponOffer = z.infer<typeof couponOffer>;

export const couponCentreQuery = z.object({
  tab: z
    .enum(COUPON_TABS)
    .default('all')
    .describe('`mall`: for all shops; `shop`: of one shop; `category`: for some categories or products.'),
  page: pageText.default(1).describe('Page number, from 1.'),
});
export const couponCentre = z.object({
  items: z.array(couponOffer).describe('What can be taken first.'),
  ...countedPage('Number of coupons.'),
  now: z.iso.datetime().describe("The server's time; countdowns count from it, never from the browser's clock."),
});
export type CouponCentre = z.infer<typeof couponCentre>;

export const couponOfferQuery = z.object({
  productId: idText.optional().describe('Id of a product: what it could be bought with.'),
  shopId: idText.optional().describe('Id of a shop: its own coupons.'),
  mall: z.literal('1').optional().describe('1: the coupons of the mall itself.'),
});
export const couponOffers = z.object({
  items: z.array(couponOffer).describe('Those that take most off first.'),
  freshUntil: z.iso.datetime().describe('When other coupons may begin or end by time alone.'),
});
export type CouponOffers = z.infer<typeof couponOffers>;

export const ownCoupon = z
  .object({
    id: z.number().int().describe('Id of the taken coupon.'),
    ...shown,
    status: codes(COUPON_USE).describe('COUPON_USE: 10 unused, 20 used, 30 expired.'),
    from: z.iso.datetime().describe('From when it can be used.'),
    to: z.iso.datetime().describe('Until when it can be used.'),
    order: z
      .object({ id: z.string().describe('Order number.'), saved: fen.describe('What it took off, fen.') })
      .nullable()
      .describe('Of a used one: the order that it was used for.'),
  })
  .meta({ id: 'OwnCoupon', description: 'A coupon that a shopper has.' });
export type OwnCoupon = z.infer<typeof ownCoupon>;

const status = z
  .enum(['10', '20', '30'])
  .default('10')
  .transform((text) => Number(text) as ValueOf<typeof COUPON_USE>)
  .describe('COUPON_USE: 10 unused, 20 used, 30 expired.');
export const ownCouponQuery = z.object({ status, page: pageText.default(1).describe('Page number, from 1.') });
export const ownCoupons = z.object({
  items: z.array(ownCoupon).describe('Unused: the soonest to expire first; others: the newest first.'),
  ...countedPage('Number of coupons of this status.'),
  counts: z
    .record(z.enum(['10', '20', '30']), z.number().int().describe('Number of coupons.'))
    .describe('How many there are, by status.'),
  now: z.iso.datetime().describe("The server's time; countdowns count from it, never from the browser's clock."),
});
export type OwnCoupons = z.infer<typeof ownCoupons>;

const COUPON_CODE = /^[A-Z0-9]{6,20}$/;
export const couponCode = z.object({
  code: typed(COUPON_CODE, 'couponCodeFormat', (text) => text.replaceAll(/[\s-]/g, '').toUpperCase()).describe(
    'Letters and digits; spaces and hyphens are ignored.',
  ),
});
export type CouponCode = z.input<typeof couponCode>;
