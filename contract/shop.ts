import { z } from 'zod';
import { picture } from './pair.ts';

/** What a shop says of itself, as its operators edit it. */

const fen = z.number().int().min(0).max(1_000_000_000);

const provinces = z.array(z.string().min(1).max(30)).max(40);

/** What a shop says of itself, and how it ships. */
export const shopDocument = z.object({
  intro: z
    .object({
      zh: z.string().trim().max(200).describe('In Chinese.'),
      en: z.string().trim().max(400).describe('In English; where it is empty, the Chinese text is shown.'),
    })
    .describe('What the shop says of itself.'),
  logo: picture.describe('Picture: a path below `/media/`, or an absolute address.'),
  banner: z
    .union([z.literal(''), picture])
    .describe('Picture: a path below `/media/`, or an absolute address; empty: a plain one.'),
  freight: z
    .object({
      fee: fen.describe('Of an order, fen.'),
      freeFrom: fen.describe('Goods amount from which freight is free, fen.'),
      notDelivered: provinces.describe('Names of provinces without delivery.'),
      regions: z
        .array(z.object({ provinces: provinces.min(1).describe('Names of provinces.'), fee: fen.describe('Fen.') }))
        .max(20)
        .optional()
        .describe('Provinces with a fee of their own; left out: none.'),
    })
    .describe('What shipping costs.'),
  autoAccept: z.boolean().describe('Whether paid orders are accepted without a person.'),
});
export type ShopDocument = z.infer<typeof shopDocument>;
