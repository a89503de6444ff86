import { z } from 'zod';
import { picture, title } from '../pair.schema.ts';
import { seoDescription, seoTitle } from '../seo.schema.ts';

const id = z.number().int().positive().max(2_147_483_647);

const icon = z
  .union([z.literal(''), picture])
  .describe('Picture: a path below `/media/`, or an absolute address; empty: none.');

export const categoryInput = z.object({
  name: title.describe('Name of the category.'),
  icon,
  parentId: id.nullable().describe('The category above it; null: it is a top one.'),
  noReturns: z
    .boolean()
    .default(false)
    .describe('Goods of it, and of those below it, are not returned without a reason: fresh food, underwear.'),
  ...{ seoTitle, seoDescription },
});
export type CategoryInput = z.output<typeof categoryInput>;

export const deskCategory = z.object({
  id: id.describe('Id of the category.'),
  code: z.string().describe('Names it in addresses.'),
  parentId: id.nullable().describe('The category above it; null: it is a top one.'),
  level: z.number().int().describe('LEVEL: 10, 20 or 30, from the top down.'),
  name: z
    .object({ zh: z.string().describe('In Chinese.'), en: z.string().describe('In English.') })
    .describe('Its name.'),
  icon: z.string().describe('Picture, or empty.'),
  noReturns: z.boolean().describe('Goods of it, and of those below it, are not returned without a reason.'),
  ...{ seoTitle, seoDescription },
  products: z.number().int().describe('Products that stand in it itself, on sale or not.'),
});
export type DeskCategory = z.infer<typeof deskCategory>;
export const deskCategories = z.object({
  items: z.array(deskCategory).describe('All of them, in the order in which they are shown.'),
});
export type DeskCategories = z.infer<typeof deskCategories>;
export const madeId = z.object({ id: id.describe('Its id.') });
export type MadeId = z.infer<typeof madeId>;

export const categoryOrder = z.object({
  ids: z.array(id).min(1).max(500).describe('All categories below one, in the order in which they are to be shown.'),
});
export type CategoryOrder = z.infer<typeof categoryOrder>;
export const categoryMerge = z.object({ into: id.describe('Id of the category that takes the goods over.') });
export type CategoryMerge = z.infer<typeof categoryMerge>;

export const brandInput = z.object({ name: title.describe('Name of the brand.') });
export type BrandInput = z.infer<typeof brandInput>;
export const deskBrand = z.object({
  id: id.describe('Id of the brand.'),
  name: z
    .object({ zh: z.string().describe('In Chinese.'), en: z.string().describe('In English.') })
    .describe('Its name.'),
  products: z.number().int().describe('Products of it, on sale or not.'),
});
export type DeskBrand = z.infer<typeof deskBrand>;
export const deskBrands = z.object({ items: z.array(deskBrand).describe('All of them.') });
export type DeskBrands = z.infer<typeof deskBrands>;
