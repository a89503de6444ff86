import { z } from 'zod';
import { LOW_STOCK } from '../limits.ts';
import { picture } from '../pair.schema.ts';
import { halfWidth } from '../text.ts';

/** Options are looked up by code, so names of properties that every object has are refused. */
export const optionCode = z
  .string()
  .min(1)
  .max(64)
  .refine((text) => !(text in Object.prototype), { error: 'optionCodeTaken' });
export const fen = z.number().int().min(0).max(1_000_000_000);

export const skuDocument = z.object({
  spec: z.array(optionCode).max(5).describe('One value code per axis, in the order of the axes.'),
  price: fen.describe('Fen.'),
  listPrice: fen.nullable().describe('Price it is compared with, fen; null: none.'),
  picture: picture
    .nullable()
    .describe('Picture: a path below `/media/`, or an absolute address. Null: that of the product.'),
  barcode: z
    .string()
    .overwrite((text) => halfWidth(text).trim())
    .nullable()
    .default(null)
    .describe(
      'As it is scanned; 12 to 14 digits are a GTIN and end with its check digit. Null: none. Not shown to shoppers.',
    ),
  weight: z
    .number()
    .int()
    .nullable()
    .default(null)
    .describe('Grams of one piece with its packing; null: not known. Freight by weight needs it.'),
  cost: fen.nullable().default(null).describe('What a piece costs the shop, fen; null: not known. For the desk alone.'),
  stockAlert: z
    .number()
    .int()
    .nullable()
    .default(null)
    .describe(`Stock is low at so many pieces and fewer; null: at ${LOW_STOCK}. Not shown to shoppers.`),
});
