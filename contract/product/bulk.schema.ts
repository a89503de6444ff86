import { z } from 'zod';
import { ROW_OUTCOMES } from '../code-words.ts';
import { GOODS_BULK, PRICE_STEPS, STOCK_WAYS } from './bulk.values.ts';
import { PUBLISH_MOVE_NAMES, SALE_LACKS } from './publish.values.ts';
import { chosen } from './schema.ts';
import { fen } from './sku.schema.ts';

const id = z.number().int().positive().max(2_147_483_647);
const kind = <K extends string>(name: K) => z.literal(name).describe('Which of the acts.');

const move = z.object({
  kind: kind('move'),
  move: z
    .enum(PUBLISH_MOVE_NAMES)
    .describe('Along the state machine of products. `putOn`: with the moves before it that the caller may make.'),
  reason: z.string().trim().max(200).optional().describe('Needed to refuse.'),
});
const price = z.object({
  kind: kind('price'),
  points: z
    .number()
    .int()
    .min(GOODS_BULK.minPoints)
    .max(GOODS_BULK.maxPoints)
    .describe('Basis points, up or down; list prices move along.'),
  step: z.literal(PRICE_STEPS).default(1).describe('Fen that the result is rounded to a multiple of.'),
});
const setPrice = z.object({
  kind: kind('setPrice'),
  price: fen.min(1).describe('Of each SKU, fen; list prices stay.'),
});
const stock = z.object({
  kind: kind('stock'),
  way: z.enum(STOCK_WAYS).describe('`set`: each SKU then has so many. `add`: so many more, or fewer when negative.'),
  pieces: z.number().int().min(-GOODS_BULK.pieces).max(GOODS_BULK.pieces).describe('Pieces of each SKU.'),
  reason: z.string().trim().min(1).max(100).describe('Written beside the adjustment.'),
});
const category = z.object({
  kind: kind('category'),
  categoryId: chosen('goodsCategoryNeeded').describe('Id of a category without others below it.'),
});
const removal = z.object({ kind: kind('remove') });

export const bulkInput = z.object({
  run: z.uuid().describe('Names the run: each product is changed once in it, however often the call is repeated.'),
  apply: z.boolean().describe('False: only says what would happen.'),
  products: z
    .array(
      z.object({
        id: id.describe('Id of the product.'),
        version: z.number().int().optional().describe('Needed to approve: the version that was looked at.'),
      }),
    )
    .min(1)
    .max(GOODS_BULK.perCall)
    .describe('Each is changed by itself.'),
  act: z
    .discriminatedUnion('kind', [move, price, setPrice, stock, category, removal])
    .describe('What is done to each.'),
});
export type BulkInput = z.input<typeof bulkInput>;
export type BulkAct = z.output<typeof bulkInput>['act'];

export const bulkReport = z.object({
  rows: z
    .array(
      z.object({
        id: z.number().int().describe('Id of the product.'),
        code: z.string().describe('Product code; empty: there is no such product.'),
        title: z.string().describe("In the caller's language."),
        version: z.number().int().describe('The version that was looked at.'),
        outcome: z
          .enum(ROW_OUTCOMES)
          .describe('`ready`: would be done. `already`: it is so. `bad`: cannot be done, as `msg` says.'),
        from: z
          .number()
          .int()
          .nullable()
          .describe('Before: PUBLISH_STATUS, fen of the cheapest SKU, pieces of all SKUs, or category. Null: unknown.'),
        to: z.number().int().nullable().describe('After, likewise; null: nothing changes, or nothing is left.'),
        lacks: z.array(z.enum(SALE_LACKS)).describe('What one that is put on sale lacks to be bought.'),
        msg: z.string().describe('Why not; empty otherwise.'),
      }),
    )
    .describe('One per product.'),
});
export type BulkReport = z.infer<typeof bulkReport>;
export type BulkRow = BulkReport['rows'][number];

export const productIds = z.object({
  ids: z.array(z.number().int().describe('Id of a product.')).describe('Newest first.'),
  more: z.boolean().describe('Whether there are more than a run may have.'),
});
export type ProductIds = z.infer<typeof productIds>;
