import { z } from 'zod';
import { card, fresh } from './catalog.ts';

/** Flash sales. Money is in fen. */

export const flashSale = z.object({
  sessions: z
    .array(
      z.object({
        id: z.number().int().describe('Id of the session.'),
        title: z.string().describe("In the caller's language."),
        startsAt: z.iso.datetime().describe('When it starts.'),
        endsAt: z.iso.datetime().describe('When it ends.'),
        running: z.boolean().describe('Whether it runs now.'),
      }),
    )
    .describe('The sessions of today in China, in order.'),
  items: z
    .array(
      card.extend({
        seckillId: z.number().int().describe('Id of the item in the flash sale.'),
        skuId: z.number().int().describe('The SKU with the flash price.'),
        flashPrice: z.number().int().describe('Fen.'),
        stock: z.number().int().describe('Pieces at the flash price in all.'),
        sold: z.number().int().describe('Pieces sold at the flash price.'),
      }),
    )
    .describe('Goods of the running session; empty when none runs.'),
  ...fresh,
});
export type FlashSale = z.infer<typeof flashSale>;
