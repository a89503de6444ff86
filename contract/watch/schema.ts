import { z } from 'zod';
import { card } from '../catalog/schema.ts';
import { idText } from '../query.schema.ts';
import { typed } from '../typed.schema.ts';
import { WATCH_KINDS } from './values.ts';

const kind = z
  .enum(WATCH_KINDS)
  .describe('`restock`: when a SKU is back; `price`: when the product is cheaper than now.');
const id = z.number().int().min(1).max(2_147_483_647);

export const watchInput = z.object({
  kind,
  productId: id.describe('Id of the product.'),
  skuId: id.optional().describe('Id of the SKU that has no stock; of `restock` alone, where it is needed.'),
});
export type WatchInput = z.infer<typeof watchInput>;

export const watchId = z.object({
  id: typed(/^[1-9]\d{0,14}$/, 'idWrong')
    .transform(Number)
    .describe('Id of the watch.'),
});
export const watchProduct = z.object({ id: idText.describe('Id of the product.') });

const watch = z.object({
  id: z.number().int().describe('Id of the watch.'),
  kind,
  skuId: z.number().int().nullable().describe('The SKU; null for `price`.'),
});

export const productWatches = z.object({
  items: z.array(watch).describe('Watches of this product.'),
});
export type ProductWatches = z.infer<typeof productWatches>;

export const ownWatches = z.object({
  items: z
    .array(
      watch.extend({
        productId: z.number().int().describe('Id of the product.'),
        card: card.nullable().describe('Null: no longer on sale.'),
        spec: z.string().describe("The SKU in words, in the caller's language; empty: it has none."),
        price: z.number().int().nullable().describe('Price when the watch was added, fen; null for `restock`.'),
        at: z.iso.datetime().describe('When the watch was added.'),
      }),
    )
    .describe('The newest first.'),
});
export type OwnWatches = z.infer<typeof ownWatches>;
