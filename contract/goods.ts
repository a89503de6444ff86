import { z } from 'zod';
import { PUBLISH_STATUS } from './enums.ts';
import { shapeFaults } from './goods-rules.ts';
import { IMPORT_ACTIONS, STOCK_STATES } from './goods-sheet.ts';
import { pair, picture, richPair } from './pair.ts';
import { PUBLISH_MOVE_NAMES } from './publish-flow.ts';
import { idText, pageText } from './query.ts';

/** Products at the desk, and the calls about them. */

const MAX_INT = 2_147_483_647;
const code = z.string().min(1).max(64);
const fen = z.number().int().min(0).max(1_000_000_000);
const id = z.number().int().positive().max(MAX_INT);

const axis = z.object({
  name: pair,
  values: z
    .array(z.object({ code, name: pair, picture: picture.optional() }))
    .min(1)
    .max(100),
});
const customOption = z.object({
  code,
  name: pair,
  /** INPUT_MODE. */
  mode: z.number().int(),
  choices: z.array(pair).max(50).optional(),
  maxLength: z.number().int().positive().max(1_000).optional(),
  required: z.boolean().optional(),
});
const skuDocument = z.object({
  /** One value code per axis, in their order. */
  spec: z.array(code).max(5),
  price: fen,
  listPrice: fen.nullable(),
  picture: picture.nullable(),
});

/** What is edited of a product with its SKUs; stock is not, it moves by adjustments alone. */
export const productDocument = z
  .object({
    categoryId: id,
    brandId: id,
    title: pair,
    selling: pair,
    detail: richPair,
    facts: z.array(z.object({ name: pair, value: pair })).max(100),
    pictures: z.array(picture).max(20),
    axes: z.array(axis).max(5),
    custom: z.array(customOption).max(20).nullable(),
    attributeValues: z.array(id).max(100),
    skus: z.array(skuDocument).max(500),
  })
  .superRefine((value, context) => {
    for (const { field, fault } of shapeFaults(value))
      context.addIssue({ code: 'custom', message: fault, path: field.split('.') });
  });
export type ProductDocument = z.infer<typeof productDocument>;

export const goodsCode = z
  .string()
  .trim()
  .regex(/^[A-Za-z0-9][\w.-]{0,63}$/);

export const newProduct = z.object({
  /** Left out by operators of a shop: theirs. */
  shopId: id.optional(),
  code: goodsCode,
  title: pair,
  categoryId: id,
  brandId: id,
});

export const goodsQuery = z.object({
  text: z.string().trim().max(100).optional(),
  /** With all below it. */
  category: idText.optional(),
  status: z.coerce.number().pipe(z.enum(PUBLISH_STATUS)).optional(),
  shop: idText.optional(),
  stock: z.enum(STOCK_STATES).optional(),
  page: pageText.default(1),
});
export type GoodsQuery = z.infer<typeof goodsQuery>;

const goodsItem = z.object({
  id: z.number().int(),
  code: z.string(),
  title: z.string(),
  picture: z.string(),
  category: z.string(),
  shopId: z.number().int(),
  shop: z.string(),
  status: z.number().int(),
  /** Fen, of its cheapest and its dearest SKU. */
  price: z.number().int(),
  priceTo: z.number().int(),
  skus: z.number().int(),
  stock: z.number().int(),
  /** Of the SKU with the least. */
  least: z.number().int(),
  sales: z.number().int(),
  updatedAt: z.iso.datetime(),
});
export type GoodsItem = z.infer<typeof goodsItem>;
export const goodsList = z.object({
  items: z.array(goodsItem),
  total: z.number().int(),
  page: z.number().int(),
  pages: z.number().int(),
  /** Products by PUBLISH_STATUS, whatever is chosen. */
  counts: z.record(z.string(), z.number().int()),
});
export type GoodsList = z.infer<typeof goodsList>;

const named = z.object({ id: z.number().int(), code: z.string(), name: z.string() });
/** What a product is put together from. */
export const goodsChoices = z.object({
  /** In the order of the tree, with the names from the top down. */
  categories: z.array(named.extend({ path: z.string(), leaf: z.boolean() })),
  brands: z.array(named),
  attributes: z.array(named.extend({ values: z.array(z.object({ id: z.number().int(), name: z.string() })) })),
  /** Those of the operator: theirs, or all. */
  shops: z.array(named),
});
export type GoodsChoices = z.infer<typeof goodsChoices>;

export const publishWish = z.object({
  move: z.enum(PUBLISH_MOVE_NAMES),
  reason: z.string().trim().max(200).optional(),
  version: z.number().int().optional(),
});
/** How a product stands, beside what is edited of it. */
export const goodsState = z.object({
  code: z.string(),
  shopId: z.number().int(),
  shop: z.string(),
  status: z.number().int(),
  sales: z.number().int(),
  moves: z.array(z.enum(PUBLISH_MOVE_NAMES)),
  /** Newest first. */
  log: z.array(
    z.object({
      at: z.iso.datetime(),
      by: z.string(),
      move: z.string(),
      to: z.number().int(),
      reason: z.string(),
    }),
  ),
  skus: z.array(
    z.object({ id: z.number().int(), spec: z.array(z.string()), stock: z.number().int(), retired: z.boolean() }),
  ),
});
export type GoodsState = z.infer<typeof goodsState>;

export const stockWish = z.object({
  reason: z.string().trim().min(1).max(100),
  changes: z
    .array(
      z.object({
        skuId: id,
        change: z
          .number()
          .int()
          .min(-1_000_000)
          .max(1_000_000)
          .refine((n) => n !== 0),
      }),
    )
    .min(1)
    .max(500),
});
export const stockDone = z.array(z.object({ skuId: z.number().int(), stock: z.number().int() }));

export const bulkWish = z.object({
  ids: z.array(id).min(1).max(200),
  act: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('move'), move: z.enum(['submit', 'putOn', 'putOff']) }),
    /** Basis points, up or down. */
    z.object({ kind: z.literal('price'), points: z.number().int().min(-9_000).max(50_000) }),
    z.object({ kind: z.literal('category'), categoryId: id }),
  ]),
});
export type BulkWish = z.infer<typeof bulkWish>;
export const bulkReport = z.object({
  rows: z.array(z.object({ id: z.number().int(), done: z.boolean(), msg: z.string() })),
});

export const importReport = z.object({
  /** Whether good rows were written, or only looked at. */
  applied: z.boolean(),
  /** Of a file that is none as a whole. */
  msg: z.string(),
  rows: z.array(
    z.object({
      /** In the file, the first being 1. */
      line: z.number().int(),
      code: z.string(),
      spec: z.string(),
      action: z.enum(IMPORT_ACTIONS),
      /** Of a bad row: which column, and why. */
      column: z.string(),
      msg: z.string(),
    }),
  ),
});
export type ImportReport = z.infer<typeof importReport>;
export const sheetFile = z.object({ name: z.string(), text: z.string(), more: z.boolean() });
export const previewLink = z.object({ path: z.string() });

const provinces = z.array(z.string().min(1).max(30)).max(40);
/** What a shop says of itself, and how it ships. */
export const shopDocument = z.object({
  intro: z.object({ zh: z.string().trim().max(200), en: z.string().trim().max(400) }),
  logo: picture,
  banner: picture,
  freight: z.object({
    fee: fen,
    freeFrom: fen,
    notDelivered: provinces,
    regions: z
      .array(z.object({ provinces: provinces.min(1), fee: fen }))
      .max(20)
      .optional(),
  }),
  autoAccept: z.boolean(),
});
export type ShopDocument = z.infer<typeof shopDocument>;
