import { z } from 'zod';
import { chosen } from './schema.ts';

const id = z.number().int().positive().max(2_147_483_647);

export const bulkInput = z.object({
  ids: z.array(id).min(1).max(200).describe('Ids of products.'),
  act: z
    .discriminatedUnion('kind', [
      z.object({
        kind: z.literal('move').describe('Which of the acts.'),
        move: z.enum(['submit', 'putOn', 'putOff']).describe('Along the state machine of products.'),
      }),
      /** Basis points, up or down. */
      z.object({
        kind: z.literal('price').describe('Which of the acts.'),
        points: z.number().int().min(-9_000).max(50_000).describe('Basis points, up or down.'),
      }),
      z.object({
        kind: z.literal('category').describe('Which of the acts.'),
        categoryId: chosen('goodsCategoryNeeded').describe('Id of a category without others below it.'),
      }),
    ])
    .describe('What is done to each.'),
});
export type BulkInput = z.infer<typeof bulkInput>;
export const bulkReport = z.object({
  rows: z
    .array(
      z.object({
        id: z.number().int().describe('Id of the product.'),
        done: z.boolean().describe('Whether it was done.'),
        msg: z.string().describe('Why not; empty when it was.'),
      }),
    )
    .describe('One per product.'),
});
export type BulkReport = z.infer<typeof bulkReport>;
