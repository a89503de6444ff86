import { z } from 'zod';
import { card, categoryName } from '../catalog/schema.ts';
import { couponOffer } from '../coupon/schema.ts';
import { picture } from '../pair.schema.ts';
import { BLOCKS, SIDES } from './values.ts';

const id = z.number().int().positive().max(2_147_483_647);
/** A short text; where the English one is missing, the Chinese one is shown. */
export const texts = (least: number, most: number) =>
  z.object({
    zh: z
      .string()
      .trim()
      .min(least)
      .max(most)
      .describe(least ? 'In Chinese; not empty.' : 'In Chinese.'),
    en: z
      .string()
      .trim()
      .max(most * 2)
      .describe('In English; where it is empty, the Chinese text is shown.'),
  });
const title = texts(1, BLOCKS.title).describe('In both languages.');
const image = picture.describe('Picture: a path below `/media/`, or an absolute address.');
const textSide = z.enum(SIDES).describe('Half of the picture that the text is shown in.');
const pictureSide = z.enum(SIDES).describe('Side of the text that the picture is on.');

const kinds = {
  banner: z.literal('banner').describe('A wide picture with words.'),
  picks: z.literal('picks').describe('Chosen products.'),
  categories: z.literal('categories').describe('Ways into the goods.'),
  coupons: z.literal('coupons').describe('Coupons of the shop, or of the mall, that can be claimed.'),
  story: z.literal('story').describe('Plain paragraphs beside a picture.'),
};

const bannerLink = z
  .discriminatedUnion('to', [
    z.object({
      to: z.literal('product').describe('Its page.'),
      id: id.describe('Id of a product; of a shop front: one of the shop.'),
    }),
    z.object({
      to: z.literal('category').describe('The goods in it; of a shop front: those of the shop.'),
      id: id.describe('Id of a category; of a shop front: one in which the shop sells.'),
    }),
  ])
  .nullable()
  .describe('Where it leads; null: nowhere.');

const block = z.discriminatedUnion('kind', [
  z.object({
    kind: kinds.banner,
    picture: image,
    title,
    text: texts(0, BLOCKS.text).describe('In both languages; may be empty.'),
    textSide,
    link: bannerLink,
  }),
  z.object({
    kind: kinds.picks,
    title,
    products: z
      .array(id)
      .min(1)
      .max(BLOCKS.products)
      .describe('Ids of products, in the order in which they are shown.'),
  }),
  z.object({
    kind: kinds.categories,
    title,
    categories: z
      .array(id)
      .min(BLOCKS.categoriesLeast)
      .max(BLOCKS.categories)
      .describe('Ids of categories, in the order in which they are shown.'),
  }),
  z.object({ kind: kinds.coupons, title }),
  z.object({
    kind: kinds.story,
    picture: image,
    title,
    text: texts(1, BLOCKS.story).describe('In both languages; each line is a paragraph.'),
    pictureSide,
  }),
]);
export type Block = z.infer<typeof block>;

export const blocks = z.array(block).max(BLOCKS.most).describe('In the order in which they are shown.');

const shownTitle = z.string().describe("In the caller's language.");
const shownBlock = z.discriminatedUnion('kind', [
  z.object({
    kind: kinds.banner,
    picture: image,
    title: shownTitle,
    text: z.string().describe("In the caller's language; may be empty."),
    textSide,
    link: z.string().describe('Path that it leads to; empty: nowhere.'),
  }),
  z.object({ kind: kinds.picks, title: shownTitle, items: z.array(card).describe('Those on sale.') }),
  z.object({
    kind: kinds.categories,
    title: shownTitle,
    items: z
      .array(
        categoryName.extend({
          icon: z.string().describe('Picture: a path below `/media/`, or an absolute address. May be empty.'),
        }),
      )
      .describe('Those with something on sale.'),
  }),
  z.object({
    kind: kinds.coupons,
    title: shownTitle,
    items: z.array(couponOffer).describe('Those that can be claimed now.'),
  }),
  z.object({
    kind: kinds.story,
    picture: image,
    title: shownTitle,
    paragraphs: z.array(z.string()).describe("In the caller's language."),
    pictureSide,
  }),
]);
export type ShownBlock = z.infer<typeof shownBlock>;

export const shownBlocks = z.array(shownBlock).describe('Without those that would be empty.');

export const categoryChoices = z
  .array(
    z.object({
      id: id.describe('Id of the category.'),
      name: z.string().describe("Its path, in the caller's language."),
    }),
  )
  .describe('Those with something on sale, by name.');
export type CategoryChoices = z.infer<typeof categoryChoices>;
