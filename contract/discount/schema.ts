import { z } from 'zod';
import { card } from '../catalog/schema.ts';
import { DISCOUNT_STATES } from '../code-words.ts';
import { countedPage } from '../paging.schema.ts';
import { weeklyHours } from '../promotion/schema.ts';
import { pageText } from '../query.schema.ts';

/** Timed discounts as shoppers see them. Money is in fen. */

export type DiscountState = (typeof DISCOUNT_STATES)[number];

const time = z.iso.datetime();

export const discountActivity = z
  .object({
    id: z.number().int().describe('Id of the timed discount.'),
    name: z.string().describe("In the caller's language."),
    shop: z
      .object({ id: z.number().int().describe('Id of the shop.'), name: z.string().describe('Its name.') })
      .nullable()
      .describe('The shop whose discount it is; null: of the mall.'),
    banner: z.string().describe('Picture: a path below `/media/`, or an absolute address. Empty: none.'),
    off: z.number().int().nullable().describe('Basis points off every SKU; null: a price per SKU.'),
    limit: z.number().int().nullable().describe('Pieces of a SKU that one shopper may buy in all; null: any.'),
    state: z.enum(DISCOUNT_STATES).describe('`resting`: it has begun, and waits for its hours of the week.'),
    startsAt: time.describe('When it starts.'),
    endsAt: time.describe('When it ends.'),
    weekly: weeklyHours.nullable().describe('It runs at these hours alone; null: all the time.'),
    turnsAt: time.nullable().describe('When its prices begin or end next; null: not any more.'),
    total: z.number().int().describe('Number of its products on sale.'),
  })
  .meta({ id: 'Discount', description: 'A timed discount.' });
export type DiscountActivity = z.infer<typeof discountActivity>;

export const discountGoods = card.extend({
  offer: z
    .number()
    .int()
    .nullable()
    .describe('Lowest price that this discount gives one of its SKUs while it runs, fen; null: none below `price`.'),
});
export type DiscountGoods = z.infer<typeof discountGoods>;

const now = time.describe("The mall's time, which countdowns count from.");

export const discountListQuery = z.object({ page: pageText.default(1).describe('Page number, from 1.') });
export const DISCOUNT_SHOWN = 4;
export const discountList = z.object({
  items: z
    .array(discountActivity.extend({ goods: z.array(discountGoods).describe('Some of its goods.') }))
    .describe('Those that have begun, the first to end first; then those to come, the first to start first.'),
  now,
  ...countedPage('Number of timed discounts.'),
});
export type DiscountList = z.infer<typeof discountList>;

export const DISCOUNT_SORTS = ['default', 'sales', 'price-asc', 'price-desc'] as const;
export type DiscountSort = (typeof DISCOUNT_SORTS)[number];

export const discountQuery = z.object({
  sort: z.enum(DISCOUNT_SORTS).default('default').describe('`default`: as arranged; the others say what they sort by.'),
  page: pageText.default(1).describe('Page number, from 1.'),
});
export const discountPage = z.object({
  activity: discountActivity
    .extend({ rule: z.string().describe("In the caller's language; may be empty.") })
    .describe('The timed discount.'),
  items: z.array(discountGoods).describe('Its goods on sale, in the order asked for.'),
  now,
  ...countedPage('Number of its products on sale.'),
});
export type DiscountPage = z.infer<typeof discountPage>;
