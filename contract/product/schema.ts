import { z } from 'zod';
import { PUBLISH_STATUS } from '../enums.ts';
import { pageFields } from '../paging.schema.ts';
import { pair, picture, richPair } from '../pair.schema.ts';
import { skuPromotion } from '../promotion/schema.ts';
import { idText, pageText } from '../query.schema.ts';
import { seoDescription, seoTitle } from '../seo.schema.ts';
import { typed } from '../typed.schema.ts';
import { GOODS_CODE } from './code.values.ts';
import { productPageParts } from './page.schema.ts';
import { PRODUCT_REMOVALS, PUBLISH_MOVE_NAMES, SALE_LACKS } from './publish.values.ts';
import { IMPORT_ACTIONS, STOCK_STATES } from './sheet.values.ts';
import { optionCode as code, skuDocument } from './sku.schema.ts';
import { shapeErrors } from './values.ts';

const MAX_INT = 2_147_483_647;
const id = z.number().int().positive().max(MAX_INT);
export const chosen = (needed: string) => z.number({ error: needed }).int().min(1, needed).max(MAX_INT);
const brandChoice = chosen('goodsBrandNeeded').nullable().describe('Id of the brand; null: it has none.');

const axis = z.object({
  name: pair.describe('In both languages.'),
  values: z
    .array(
      z.object({
        code: code.describe('As in `spec` of the SKUs.'),
        name: pair.describe('In both languages.'),
        picture: picture
          .optional()
          .describe('Picture: a path below `/media/`, or an absolute address. Left out: none.'),
      }),
    )
    .min(1)
    .max(100)
    .describe('In the order in which they are shown.'),
});
const customOption = z.object({
  code: code.describe('Names the option in cart and order.'),
  name: pair.describe('In both languages.'),
  mode: z.number().int().describe('INPUT_MODE: 10 select one of `choices`, 20 free text.'),
  choices: z.array(pair).max(50).optional().describe('Left out for free text.'),
  maxLength: z.number().int().positive().max(1_000).optional().describe('Characters of free text.'),
  required: z.boolean().optional().describe('Whether the buyer has to give it; left out: no.'),
});

/** What is edited of a product with its SKUs; stock is not, it moves by adjustments alone. */
export const productDocument = z
  .object({
    categoryId: chosen('goodsCategoryNeeded').describe('Id of a category without others below it.'),
    brandId: brandChoice,
    title: pair.describe('In both languages.'),
    selling: pair.describe('One line on why to buy it. In both languages.'),
    detail: richPair.describe('HTML in both languages; what the whitelist does not allow is removed.'),
    facts: z
      .array(
        z.object({
          name: pair.describe('Left column. In both languages.'),
          value: pair.describe('Right column. In both languages.'),
        }),
      )
      .max(100)
      .describe('Specifications, as a table.'),
    pictures: z.array(picture).max(20).describe('The main one first.'),
    axes: z.array(axis).max(5).describe('What its SKUs differ in; empty: it has one SKU.'),
    custom: z
      .array(customOption)
      .max(20)
      .nullable()
      .describe('Options that the buyer gives for a made-to-order product; null: it is none.'),
    ...productPageParts,
    seoTitle,
    seoDescription,
    attributeValues: z.array(id).max(100).describe('Ids of attribute values that it is found by.'),
    skus: z.array(skuDocument).max(500).describe('One per combination of values that is sold.'),
  })
  .superRefine((value, context) => {
    for (const { field, error } of shapeErrors(value))
      context.addIssue({ code: 'custom', message: error, path: field.split('.') });
  });
export type ProductDocument = z.infer<typeof productDocument>;

export const goodsCode = typed(new RegExp(`^[A-Za-z0-9][\\w.-]{0,${GOODS_CODE - 1}}$`), 'goodsCodeFormat').describe(
  'Letters, digits, dots, hyphens and underscores; one product of a shop has it.',
);

export const newProduct = z.object({
  shopId: id.optional().describe('Left out by operators of a shop: theirs.'),
  code: goodsCode.describe('Product code.'),
  title: pair.describe('In both languages.'),
  categoryId: chosen('goodsCategoryNeeded').describe('Id of a category without others below it.'),
  brandId: brandChoice,
});
export type NewProduct = z.input<typeof newProduct>;
export const copiedProduct = z.object({ code: goodsCode.describe('Product code of the copy.') });
export type CopiedProduct = z.input<typeof copiedProduct>;
export const addedProduct = z.object({ id: z.number().int().describe('Its id.') });
export type AddedProduct = z.infer<typeof addedProduct>;

export const goodsQuery = z.object({
  text: z.string().trim().max(100).optional().describe('Words of the title, or a code.'),
  category: idText.optional().describe('Id of a category, with all below it.'),
  status: z.coerce.number().pipe(z.enum(PUBLISH_STATUS)).optional().describe('PUBLISH_STATUS.'),
  shop: idText.optional().describe('Id of a shop.'),
  stock: z.enum(STOCK_STATES).optional().describe('State of the stock.'),
  page: pageText.default(1).describe('Page number, from 1.'),
});
export type GoodsQuery = z.infer<typeof goodsQuery>;

const goodsItem = z.object({
  id: z.number().int().describe('Id of the product.'),
  code: z.string().describe('Product code.'),
  title: z.string().describe("In the caller's language."),
  picture: z.string().describe('Picture: a path below `/media/`, or an absolute address.'),
  category: z.string().describe("Name in the caller's language."),
  shopId: z.number().int().describe('Id of the shop.'),
  shop: z.string().describe("Name in the caller's language."),
  status: z
    .number()
    .int()
    .describe('PUBLISH_STATUS: 10 to publish, 20 in audit, 30 to put on, 40 on sale, 50 off shelf.'),
  price: z.number().int().describe('Of its cheapest SKU, fen.'),
  priceTo: z.number().int().describe('Of its dearest SKU, fen.'),
  skus: z.number().int().describe('Number of SKUs.'),
  stock: z.number().int().describe('Pieces of all SKUs.'),
  least: z.number().int().describe('Pieces of the SKU with the fewest.'),
  low: z.boolean().describe('Whether a SKU has no more pieces than its alert.'),
  sales: z.number().int().describe('Pieces sold so far.'),
  updatedAt: z.iso.datetime().describe('When it was last changed.'),
});
export type GoodsItem = z.infer<typeof goodsItem>;
export const goodsList = z.object({
  items: z.array(goodsItem).describe('The last changed first.'),
  total: z.number().int().describe('Number of matching products.'),
  ...pageFields,
  counts: z.record(z.string(), z.number().int()).describe('Products by PUBLISH_STATUS, whatever is chosen.'),
});
export type GoodsList = z.infer<typeof goodsList>;

const named = z.object({
  id: z.number().int().describe('Its id.'),
  code: z.string().describe('Its code, as files name it.'),
  name: z.string().describe("In the caller's language."),
});
export const goodsChoices = z.object({
  categories: z
    .array(
      named.extend({
        path: z.string().describe('Names from the top down.'),
        leaf: z.boolean().describe('Whether none is below it.'),
      }),
    )
    .describe('In the order of the tree.'),
  brands: z.array(named).describe('All brands.'),
  attributes: z
    .array(
      named.extend({
        categories: z
          .array(z.number().int().describe('Id of a category.'))
          .nullable()
          .describe('Categories whose goods it is offered to; null: all.'),
        multiple: z.boolean().describe('Whether a product may have several of its values.'),
        required: z.boolean().describe('Whether goods need one of its values to be put on sale.'),
        values: z
          .array(
            z.object({
              id: z.number().int().describe('Id of the value.'),
              name: z.string().describe("In the caller's language."),
            }),
          )
          .describe('In the order in which they are shown.'),
      }),
    )
    .describe('All attributes.'),
  shops: z.array(named).describe('Those of the operator: theirs, or all.'),
});
export type GoodsChoices = z.infer<typeof goodsChoices>;

export const publishInput = z.object({
  move: z.enum(PUBLISH_MOVE_NAMES).describe('Along the state machine of products.'),
  reason: z.string().trim().max(200).optional().describe('Needed to refuse.'),
  version: z.number().int().optional().describe('Needed to approve: the version that was looked at.'),
});
export type PublishInput = z.input<typeof publishInput>;
export const goodsState = z.object({
  code: z.string().describe('Product code.'),
  shopId: z.number().int().describe('Id of the shop.'),
  shop: z.string().describe("Name in the caller's language."),
  status: z
    .number()
    .int()
    .describe('PUBLISH_STATUS: 10 to publish, 20 in audit, 30 to put on, 40 on sale, 50 off shelf.'),
  sales: z.number().int().describe('Pieces sold so far.'),
  moves: z.array(z.enum(PUBLISH_MOVE_NAMES)).describe('What this operator may do with it now.'),
  lacks: z
    .array(z.enum(SALE_LACKS))
    .describe(
      'What it lacks to be bought: `stock` of any SKU, `freight` that its shop has never saved, `weight` of a SKU where freight depends on it.',
    ),
  removal: z
    .enum(PRODUCT_REMOVALS)
    .describe('`free`: it can be deleted. `ordered`, `promoted`: orders or promotions refer to it.'),
  log: z
    .array(
      z.object({
        at: z.iso.datetime().describe('When.'),
        by: z.string().describe('Name of the operator.'),
        move: z.string().describe('What was done.'),
        to: z.number().int().describe('PUBLISH_STATUS that began.'),
        reason: z.string().describe('Why; may be empty.'),
      }),
    )
    .describe('Newest first.'),
  skus: z
    .array(
      z.object({
        id: z.number().int().describe('Id of the SKU.'),
        spec: z.array(z.string()).describe('One value code per axis.'),
        stock: z.number().int().describe('Pieces.'),
        promotion: skuPromotion.nullable().describe('What prices it now; null: nothing.'),
        retired: z.boolean().describe('No longer sold; orders still name it.'),
      }),
    )
    .describe('Its SKUs with their stock.'),
});
export type GoodsState = z.infer<typeof goodsState>;

export const stockInput = z.object({
  reason: z.string().trim().min(1).max(100).describe('Written beside the adjustment.'),
  changes: z
    .array(
      z.object({
        skuId: id.describe('Id of the SKU.'),
        change: z
          .number()
          .int()
          .min(-1_000_000)
          .max(1_000_000)
          .refine((n) => n !== 0, { error: 'changeZero' })
          .describe('Pieces more, or fewer when negative; not 0.'),
      }),
    )
    .min(1)
    .max(500)
    .describe('All of them, or none.'),
});
export type StockInput = z.input<typeof stockInput>;
export const stockDone = z.array(
  z.object({ skuId: z.number().int().describe('Id of the SKU.'), stock: z.number().int().describe('Pieces now.') }),
);
export type StockDone = z.infer<typeof stockDone>;

export const importReport = z.object({
  applied: z.boolean().describe('Whether good rows were written, or only looked at.'),
  total: z.number().int().describe('Number of rows of the file.'),
  next: z
    .number()
    .int()
    .nullable()
    .describe('The row to go on with, when rows are written part by part; null: that was the last part.'),
  msg: z.string().describe('Why the file cannot be read as a whole; empty: it can.'),
  rows: z
    .array(
      z.object({
        line: z.number().int().describe('Line of the file, from 1.'),
        code: z.string().describe('Product code.'),
        spec: z.string().describe('Spec codes.'),
        action: z.enum(IMPORT_ACTIONS).describe('What the row does.'),
        column: z.string().describe('Of a bad row: which column.'),
        msg: z.string().describe('Of a bad row: why.'),
        changes: z
          .array(
            z.object({
              column: z.string().describe('Which column.'),
              from: z.string().describe("Before, in the caller's language; empty: nothing, or a new product."),
              to: z.string().describe("After, in the caller's language."),
            }),
          )
          .describe('What the row changes; empty beyond the first 300 rows that do.'),
      }),
    )
    .describe('One per row that was looked at, or written.'),
  stock: z
    .object({
      rows: z.number().int().describe('Rows that change stock.'),
      pieces: z.number().int().describe('Pieces more, or fewer when negative.'),
      before: z.number().int().describe('Rows whose stock this very file changed before; it counts once.'),
    })
    .describe('Of the rows that were looked at, or written.'),
  moves: z.number().int().describe('Products that change their state.'),
});
export type ImportReport = z.infer<typeof importReport>;
