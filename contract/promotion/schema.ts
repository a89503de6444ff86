import { z } from 'zod';
import { PROMOTION_KINDS } from '../code-words.ts';
import { countedPage } from '../paging.schema.ts';
import { pageText } from '../query.schema.ts';
import { typed } from '../typed.schema.ts';

export type PromotionKind = (typeof PROMOTION_KINDS)[number];

export const promotionKind = z
  .enum(PROMOTION_KINDS)
  .describe('`flash`: flash sale; `group`: group-buy; `discount`: timed discount.');

export const linePriceKind = z
  .enum([...PROMOTION_KINDS, 'points'])
  .describe('As of a promotion; `points`: a good of the points mall.');
export type LinePriceKind = z.infer<typeof linePriceKind>;

/** A price in fen by SKU id. */
export const skuPrices = z.record(typed(/^\d+$/, 'idWrong'), z.number().int().min(1)).describe('Fen, by SKU id.');
export type SkuPrices = z.infer<typeof skuPrices>;

/** Days of the week from 1 (Monday) to 7, and minutes after midnight in China. */
export const weeklyHours = z.object({
  days: z.array(z.number().int().min(1).max(7)).min(1).max(7).describe('1 is Monday, 7 is Sunday.'),
  from: z.number().int().min(0).max(1_439).describe('Minutes after midnight in China.'),
  to: z.number().int().min(1).max(1_440).describe('Minutes after midnight in China; after `from`.'),
});
export type WeeklyHours = z.infer<typeof weeklyHours>;

export const skuPromotion = z
  .object({
    kind: promotionKind,
    id: z.number().int().describe('Of the flash-sale item (`seckillId`) or the timed discount.'),
    price: z.number().int().describe('Price of a piece, fen.'),
    limit: z.number().int().nullable().describe('Pieces that one shopper may buy of it; null: no limit.'),
    discounts: z.boolean().describe('Whether member discount and coupons apply as well.'),
    endsAt: z.iso.datetime().describe('When the price ends.'),
  })
  .meta({ id: 'SkuPromotion' });
export type SkuPromotion = z.infer<typeof skuPromotion>;

export const activityQuery = z.object({
  page: pageText.default(1).describe('Page number, from 1.'),
  text: z.string().trim().max(60).optional().describe('Words of its name, or of the title of its product.'),
});
export type ActivityQuery = z.output<typeof activityQuery>;

export const activityPage = <T extends z.ZodType>(item: T) =>
  z.object({
    items: z.array(item).describe('Newest first.'),
    ...countedPage('How many match.'),
  });
