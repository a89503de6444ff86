import { z } from 'zod';
import { customTexts } from '../cart/schema.ts';
import { CART_QUANTITY } from '../cart/values.ts';
import { CHECKOUT_ERRORS, COUPON_ERRORS, PRICE_PARTS } from '../code-words.ts';
import { couponTerms } from '../coupon/schema.ts';
import { groupId } from '../group-buy/schema.ts';
import { LIMITS } from '../limits.ts';
import { linePriceKind } from '../promotion/schema.ts';
import { typed } from '../typed.schema.ts';
import { ORDER_REMARK } from './values.ts';

const id = z.number().int().min(1).max(2_147_483_647);
const fen = z.number().int();

export const invoice = z
  .object({
    type: z.union([z.literal(10), z.literal(20)]).describe('INVOICE_TYPE: 10 personal, 20 unit.'),
    title: z.string().max(LIMITS.invoiceTitle).describe('Name of the person or the unit.'),
    taxNumber: z.string().max(30).optional().describe('Of a unit: 15 to 20 digits and capital letters.'),
  })
  .describe('What the invoice is made out to.');
export type Invoice = z.infer<typeof invoice>;

const FROM =
  '`cart`: the selected lines of the cart; `sku`: one SKU at once; `group`: one SKU in a group; `points`: a good of the points mall.';
const atOnce = {
  skuId: id.describe('Id of the SKU.'),
  quantity: z.number().int().min(1).max(CART_QUANTITY).describe('Pieces.'),
  custom: customTexts.optional().describe('Made-to-order options by their code.'),
};

/** What is checked out: the selected lines of the cart, or one SKU at once, alone, in a group or in the points mall. The client never sends a price. */
export const checkoutSource = z.union([
  z.object({ from: z.literal('cart').describe(FROM) }),
  z.object({
    from: z.literal('sku').describe(FROM),
    ...atOnce,
    seckillId: id.optional().describe('Of a flash sale: it is bought at that price, or not at all.'),
  }),
  z.object({
    from: z.literal('group').describe(FROM),
    activityId: id.describe('Id of the group-buy activity.'),
    groupId: groupId.optional().describe('The group to join; left out: opens one.'),
    ...atOnce,
  }),
  z.object({
    from: z.literal('points').describe(FROM),
    pointsGoodId: id.describe('Id of the good in the points mall.'),
    quantity: atOnce.quantity,
  }),
]);
export type CheckoutSource = z.infer<typeof checkoutSource>;

export const previewRequest = z.object({
  source: checkoutSource.describe('What is checked out. The client never sends a price.'),
  addressId: id.optional().describe('Left out: the default address.'),
  couponIds: z
    .array(id)
    .max(50)
    .optional()
    .describe('Coupons of the shopper: at most one per shop and one of the mall; left out: those that save most.'),
  points: z.number().int().min(0).max(100_000_000).default(0).describe('Points to use, a multiple of ten.'),
});
export type PreviewRequest = z.input<typeof previewRequest>;

export const priceRow = z
  .object({
    part: z.enum(PRICE_PARTS).describe('What the line is about.'),
    amount: fen.describe('Fen; negative where it lowers the price.'),
  })
  .meta({ id: 'PriceRow', description: 'One line of what explains a price.' });
export type PriceRow = z.infer<typeof priceRow>;

export const previewLine = z
  .object({
    cartLineId: z.number().int().nullable().describe('Of the cart; null when bought at once.'),
    skuId: z.number().int().describe('Id of the SKU.'),
    productId: z.number().int().describe('Id of the product.'),
    title: z.string().describe("In the caller's language."),
    spec: z.array(z.string()).describe("Names of the axes' values, in the order of the product's axes."),
    picture: z.string().describe('Picture: a path below `/media/`, or an absolute address.'),
    quantity: z.number().int().describe('Pieces.'),
    listPrice: fen.describe('Per piece before promotions, fen.'),
    price: fen.describe('Per piece with the promotion that applies, fen.'),
    payable: fen.describe('Of the whole line, after every discount, without freight, fen.'),
    most: z.number().int().nullable().describe('How many the shopper may still buy of it; null: no limit but stock.'),
    promotion: z
      .object({
        kind: linePriceKind,
        discounts: z.boolean().describe('Whether member discount and coupons apply beside it.'),
      })
      .nullable()
      .describe('What prices it; null: no promotion.'),
    madeToOrder: z.boolean().describe('Whether the product takes options of the buyer.'),
    custom: customTexts.nullable().describe('Made-to-order options by their code; null: none.'),
  })
  .meta({ id: 'PreviewLine', description: 'A line of a checkout.' });
export type PreviewLine = z.infer<typeof previewLine>;

export type CheckoutError = (typeof CHECKOUT_ERRORS)[number];

export type CouponError = (typeof COUPON_ERRORS)[number];
export const couponChoice = z
  .object({
    id: z.number().int().describe('Id of the taken coupon.'),
    shopId: z.number().int().nullable().describe('Null: of the mall.'),
    newcomers: z.boolean().describe('For a first order alone, one in all.'),
    ...couponTerms.omit({ scope: true }).shape,
    name: z.string().describe("In the caller's language."),
    saves: fen.describe('What it takes off beside the others that are used, fen; 0: it does not apply.'),
    selected: z.boolean().describe('Whether it is used.'),
    error: z.enum(COUPON_ERRORS).nullable().describe('Why it does not apply; null: it does.'),
    missing: fen.describe('Of `threshold`: how much more of what it covers is needed, fen.'),
    from: z.iso.datetime().describe('From when it can be used.'),
    to: z.iso.datetime().describe('Until when it can be used.'),
  })
  .meta({ id: 'CouponChoice', description: 'A coupon at checkout.' });
export type CouponChoice = z.infer<typeof couponChoice>;

export const preview = z
  .object({
    address: z
      .object({ id: z.number().int().describe('Id of the address.') })
      .nullable()
      .describe('Where it is shipped; null: the shopper has no address yet.'),
    shops: z
      .array(
        z.object({
          id: z.number().int().describe('Id of the shop.'),
          name: z.string().describe("In the caller's language."),
          lines: z.array(previewLine).describe('What is bought there.'),
          rows: z.array(priceRow).describe('What explains the price of this order.'),
          freight: fen.describe('Fen.'),
          payable: fen.describe('Fen, with freight.'),
        }),
      )
      .describe('One order each.'),
    coupons: z
      .array(couponChoice)
      .describe('Coupons of the shopper for these shops and for the mall, those that apply first.'),
    points: z
      .object({
        has: z.number().int().describe('How many the shopper has.'),
        most: z.number().int().describe('How many may be used here.'),
        used: z.number().int().describe('How many are used; of a good of the points mall, how many it costs.'),
        saves: fen.describe('What they save, fen.'),
      })
      .describe('Points of the shopper.'),
    rows: z.array(priceRow).describe('What explains the price of the whole.'),
    payable: fen.describe('Of the whole, fen.'),
    errors: z
      .array(
        z.object({
          error: z
            .enum(CHECKOUT_ERRORS)
            .describe(
              '`custom`: made-to-order options are missing; `region`: the shop does not deliver there; `limit`: more than one may buy; `flashNotYet`, `flashOver`: of `seckillId`, its session does not run; `groupOver`: the group-buy, or the group, is over; `groupFull`: its last place is taken; `groupJoined`: the shopper is in it already; `points`: the shopper has too few points for a good of the points mall; `pointsOver`: it cannot be exchanged now; `unpaidTrades`: the shopper has as many unpaid orders as one may have; `unpaidPieces`: too many pieces of it are unpaid.',
            ),
          shopId: z.number().int().optional().describe('The shop that it is about.'),
          skuId: z.number().int().optional().describe('The SKU that it is about.'),
        }),
      )
      .describe('What stops the checkout; empty: nothing.'),
    quoteHash: z
      .string()
      .describe(
        'Hash of what the shopper saw: submit takes it and refuses, with the new preview in `data`, when it no longer holds.',
      ),
  })
  .meta({ id: 'CheckoutPreview', description: 'A checkout, priced.' });
export type Preview = z.infer<typeof preview>;

export const submitRequest = previewRequest.extend({
  quoteHash: z.string().max(300).describe('Of the preview.'),
  addressId: id.describe('Id of the address.'),
  remarks: z
    .record(typed(/^\d+$/, 'idWrong'), z.string().max(ORDER_REMARK))
    .default({})
    .describe('Note to the shop by id of the shop, up to 200 characters.'),
  invoice: invoice.optional().describe('Left out: no invoice.'),
});
export type SubmitRequest = z.input<typeof submitRequest>;
export const submitted = z.object({
  tradeId: z.string().describe('What is paid: the orders of one checkout.'),
  payable: fen.describe('Fen; 0 needs no payment.'),
  orderIds: z.array(z.string()).describe('One per shop.'),
});
export type Submitted = z.infer<typeof submitted>;
