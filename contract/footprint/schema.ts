import { z } from 'zod';
import { card } from '../catalog/schema.ts';
import { countedPage } from '../paging.schema.ts';
import { idText, pageText } from '../query.schema.ts';

/** Products that a logged-in shopper looked at (domain decisions, section 13). */

const day = z.iso.date();

export const viewedProduct = z.object({
  productId: z.number().int().min(1).max(2_147_483_647).describe('Id of the product on whose page the shopper is.'),
});
export type ViewedProduct = z.input<typeof viewedProduct>;
export const footprintQuery = z.object({
  text: z.string().trim().max(100).optional().describe('Words of a title; left out: all.'),
  page: pageText.default(1).describe('Page number, from 1.'),
});
export const footprintPage = z.object({
  items: z
    .array(
      z.object({
        productId: z.number().int().describe('Id of the product.'),
        day: day.describe('The day in China on which it was last looked at.'),
        card: card.nullable().describe('Null: no longer on sale.'),
      }),
    )
    .describe('The last first.'),
  ...countedPage('Number of products, of those that match.'),
  today: day.describe('The day it is in China.'),
});
export type FootprintPage = z.infer<typeof footprintPage>;

export const recentQuery = z.object({ except: idText.optional().describe('Id of a product to leave out.') });
export const cardList = z.object({ items: z.array(card).describe('Products, the first first.') });
export type CardList = z.infer<typeof cardList>;

export const footprintId = z.object({ id: idText.describe('Id of the product.') });
export const footprintDay = z.object({ day: day.describe('The day in China.') });
export const footprintsGone = z.object({ gone: z.number().int().describe('How many were deleted.') });
export type FootprintsGone = z.infer<typeof footprintsGone>;
