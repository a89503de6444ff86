import { z } from 'zod';
import { CART_ERRORS, MERGE_REASONS } from '../code-words.ts';
import { promotionKind } from '../promotion/schema.ts';
import { CART_QUANTITY } from './values.ts';

export const customTexts = z.record(z.string().max(40), z.string().max(200));
export type CustomTexts = z.infer<typeof customTexts>;

const skuId = z.number().int().min(1).max(2_147_483_647);
const quantity = z.number().int().min(1).max(CART_QUANTITY);
const lineId = z.number().int().min(1).max(2_147_483_647);

export const cartCountView = z.object({ count: z.number().int().describe('Pieces, not lines.') });
export type CartCount = z.infer<typeof cartCountView>;

export type CartError = (typeof CART_ERRORS)[number];

export const cartLineView = z
  .object({
    id: z.number().int().describe('Id of the line.'),
    skuId: z.number().int().describe('Id of the SKU.'),
    productId: z.number().int().describe('Id of the product.'),
    title: z.string().describe('Title of the product.'),
    spec: z
      .array(z.string())
      .describe("Names of the axes' values, in the order of the product's axes; empty with a single SKU."),
    picture: z.string().describe('Picture: a path below `/media/`, or an absolute address.'),
    quantity: z.number().int().describe('Pieces.'),
    grams: z.number().int().optional().describe('Weight of a piece; left out where freight does not depend on it.'),
    selected: z.boolean().describe('Whether the line is to be checked out.'),
    price: z.number().int().describe('Price of a piece now, fen, with the promotion that applies.'),
    memberOff: z.number().int().describe('Member discount on it, basis points off; 0: none.'),
    promotion: promotionKind.nullable().describe('What gives that price; null: no promotion.'),
    addedPrice: z.number().int().describe('Price of a piece when it was put into the cart, fen.'),
    stock: z.number().int().describe('How many pieces can be bought now.'),
    limit: z
      .number()
      .int()
      .nullable()
      .describe('How many the shopper may still buy while a promotion prices it; null: no limit but stock.'),
    madeToOrder: z.boolean().describe('Whether the product takes options of the buyer.'),
    custom: customTexts.nullable().describe('Made-to-order options by their code; null: none given.'),
    error: z
      .enum(CART_ERRORS)
      .nullable()
      .describe(
        'Why the line cannot be bought as it is; `custom`: its made-to-order options are missing. Null: it can.',
      ),
  })
  .meta({ id: 'CartLine', description: 'A line of the cart.' });
export type CartLineView = z.infer<typeof cartLineView>;

export const cartView = z.object({
  shops: z
    .array(
      z.object({
        id: z.number().int().describe('Id of the shop.'),
        name: z.string().describe('Name of the shop.'),
        official: z.boolean().describe('Whether the mall itself runs it.'),
        lines: z.array(cartLineView).describe('The newest first.'),
        freight: z
          .object({
            fee: z.number().int().describe('Fen.'),
            freeFrom: z.number().int().describe('Goods amount from which freight is free, fen.'),
            byWeight: z
              .object({
                first: z.number().int().describe('Grams that `fee` is for.'),
                step: z.number().int().describe('Grams of each further weight.'),
                stepFee: z.number().int().describe('Of each further weight, fen.'),
              })
              .optional()
              .describe('Left out: the fee is of any weight.'),
          })
          .describe('Before an address is known.'),
      }),
    )
    .describe('Lines that can be bought, by shop.'),
  invalid: z.array(cartLineView).describe('Lines that cannot be bought: off shelf or sold out.'),
  count: z.number().int().describe('Pieces in the cart.'),
  total: z
    .object({
      pieces: z.number().int().describe('Pieces.'),
      goods: z.number().int().describe('Fen, without freight and before the member discount.'),
      member: z.number().int().describe('Member discount, fen.'),
      freight: z.number().int().describe('Fen, before an address is known.'),
    })
    .describe('Of the selected lines that can be bought.'),
});
export type CartView = z.infer<typeof cartView>;

export const cartAdd = z.object({
  skuId: skuId.describe('Id of the SKU.'),
  quantity: quantity.describe('Pieces to add.'),
  custom: customTexts.optional().describe('Made-to-order options by their code.'),
});
export type CartAdd = z.input<typeof cartAdd>;
export const cartAdded = z.object({
  added: z.number().int().describe('Pieces that fitted; fewer than wanted where the stock is short.'),
  count: z.number().int().describe('Pieces in the cart now.'),
});
export type CartAdded = z.infer<typeof cartAdded>;
/** Absolute values: the last write wins. */
export const cartChange = z.object({
  quantity: quantity.optional().describe('The new number of pieces, not a difference; left out: unchanged.'),
  skuId: skuId.optional().describe('Another SKU of the same product; left out: unchanged.'),
  selected: z.boolean().optional().describe('Left out: unchanged.'),
  custom: customTexts.optional().describe('Made-to-order options by their code; left out: unchanged.'),
});
export type CartChange = z.input<typeof cartChange>;
export const cartSelect = z.object({
  ids: z.array(lineId).max(200).describe('Ids of lines.'),
  selected: z.boolean().describe('Whether they are to be checked out.'),
});
export type CartSelect = z.input<typeof cartSelect>;
export const cartRemove = z.object({ ids: z.array(lineId).min(1).max(200).describe('Ids of lines.') });
export type CartRemove = z.input<typeof cartRemove>;
export const cartRestore = z.object({
  lines: z
    .array(
      z.object({
        skuId: skuId.describe('Id of the SKU.'),
        quantity: quantity.describe('Pieces.'),
        selected: z.boolean().describe('Whether it is to be checked out.'),
        custom: customTexts.nullable().describe('Made-to-order options by their code; null: none.'),
      }),
    )
    .min(1)
    .max(200)
    .describe('The removed lines as they were.'),
});
export type CartRestore = z.input<typeof cartRestore>;
/** A visitor's cart at login, merged by SKU: pieces of both sides are added up. Takes an `Idempotency-Key`. */
export const cartMerge = z.object({
  lines: z
    .array(
      z.object({
        skuId: skuId.describe('Id of the SKU.'),
        quantity: quantity.describe('Pieces.'),
        custom: customTexts.optional().describe('Made-to-order options by their code.'),
      }),
    )
    .max(100)
    .describe("The visitor's cart; pieces of both carts are added up by SKU."),
});
export type CartMerge = z.input<typeof cartMerge>;
export const cartMerged = z.object({
  count: z.number().int().describe('Pieces in the cart now.'),
  left: z
    .array(
      z.object({
        skuId: z.number().int().describe('Id of the SKU.'),
        title: z.string().describe('Title of the product; empty when it is gone.'),
        wanted: z.number().int().describe('Pieces of both carts together.'),
        got: z.number().int().describe('Pieces in the cart now.'),
        reason: z
          .enum(MERGE_REASONS)
          .describe('`limit`: more than one may buy of it; `full`: the cart has no room for another line.'),
      }),
    )
    .describe('What could not be merged as it was.'),
});
export type CartMerged = z.infer<typeof cartMerged>;
