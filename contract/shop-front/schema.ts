import { z } from 'zod';
import { blocks, categoryChoices, shownBlocks } from '../block/schema.ts';
import { fresh } from '../catalog/schema.ts';

export const shopFrontDocument = z.object({ blocks });
export type ShopFrontDocument = z.infer<typeof shopFrontDocument>;

export const shopFront = z
  .object({ blocks: shownBlocks, ...fresh })
  .meta({ id: 'ShopFront', description: 'What a shop shows before the list of its goods.' });
export type ShopFront = z.infer<typeof shopFront>;

export const frontChoices = z.object({
  categories: categoryChoices,
  banner: z.string().describe('Banner of the shop. May be empty.'),
  example: blocks.describe('A front to begin with, of its best sellers; empty: it has nothing on sale.'),
});
export type FrontChoices = z.infer<typeof frontChoices>;
