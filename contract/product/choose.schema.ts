import { z } from 'zod';
import { namedGoods } from '../content/desk.schema.ts';
import { GOODS_CHOICE } from './choose.values.ts';
import { GOODS_CODE } from './code.values.ts';
import { goodsChoices } from './schema.ts';

const id = z.number().int().positive().max(2_147_483_647).optional();

export const chooseGoods = z.object({
  text: z.string().max(100).optional().describe('Words of its title or code, all of them.'),
  categoryId: id.describe('Of this category or below it.'),
  brandId: id.describe('Of this brand.'),
  shopId: id.describe('Of this shop; a shop chooses of its own alone.'),
  codes: z
    .array(z.string().trim().min(1).max(GOODS_CODE))
    .max(GOODS_CHOICE.most)
    .optional()
    .describe('With one of these product codes.'),
});
export type ChooseGoods = z.infer<typeof chooseGoods>;

export const chosenGoods = z.object({
  items: namedGoods.describe(`What is on sale and matches, newest first; at most ${GOODS_CHOICE.most}.`),
  more: z.boolean().describe('Whether more match than are listed.'),
  unknown: z.array(z.string()).describe('Codes of which nothing is on sale.'),
});
export type ChosenGoods = z.infer<typeof chosenGoods>;

export const goodsGroups = goodsChoices.pick({ categories: true, brands: true });
export type GoodsGroups = z.infer<typeof goodsGroups>;
