import { z } from 'zod';
import { CART_QUANTITY } from './cart.ts';
import { customTexts } from './cart-calls.ts';
import { LIMITS } from './limits.ts';
import { ORDER_ACTIONS, ORDER_TABS } from './order-flow.ts';

const id = z.number().int().min(1).max(2_147_483_647);
const fen = z.number().int();
/** Trades, orders and payments: random, so that a number opens nothing to those who guess. */
export const publicId = z.string().regex(/^\d{18,24}$/);

export const invoice = z.object({
  /** INVOICE_TYPE of `enums.ts`. */
  type: z.union([z.literal(10), z.literal(20)]),
  title: z.string().max(LIMITS.invoiceTitle),
  taxNumber: z.string().max(30).optional(),
});
export type Invoice = z.infer<typeof invoice>;

/** What is checked out: the selected lines of the cart, or one SKU at once. The client never sends a price. */
export const checkoutSource = z.union([
  z.object({ from: z.literal('cart') }),
  z.object({
    from: z.literal('sku'),
    skuId: id,
    quantity: z.number().int().min(1).max(CART_QUANTITY),
    custom: customTexts.optional(),
  }),
]);
export type CheckoutSource = z.infer<typeof checkoutSource>;

export const previewRequest = z.object({
  source: checkoutSource,
  /** Without one, the default address. */
  addressId: id.optional(),
  /** Issued coupons: at most one per shop and one of the mall. */
  couponIds: z.array(id).max(50).default([]),
  /** A multiple of ten. */
  points: z.number().int().min(0).max(100_000_000).default(0),
});
export type PreviewRequest = z.input<typeof previewRequest>;

/** One line of what explains a price; `amount` is negative where it lowers it. */
export const PRICE_PARTS = ['goods', 'promotion', 'member', 'shopCoupon', 'mallCoupon', 'points', 'freight'] as const;
export type PricePart = (typeof PRICE_PARTS)[number];
export const priceRow = z.object({ part: z.enum(PRICE_PARTS), amount: fen });
export type PriceRow = z.infer<typeof priceRow>;

export const previewLine = z.object({
  /** Of the cart; null when bought at once. */
  cartLineId: z.number().int().nullable(),
  skuId: z.number().int(),
  productId: z.number().int(),
  title: z.string(),
  spec: z.array(z.string()),
  picture: z.string(),
  quantity: z.number().int(),
  /** Per piece: before promotions, and with the one that applies. */
  listPrice: fen,
  price: fen,
  /** Of the whole line, after every discount, without freight. */
  payable: fen,
  madeToOrder: z.boolean(),
  custom: customTexts.nullable(),
});
export type PreviewLine = z.infer<typeof previewLine>;

/** What stops a checkout. `custom`: made-to-order options are missing. */
export const CHECKOUT_FAULTS = ['empty', 'putOff', 'stock', 'custom', 'region', 'address', 'limit'] as const;
export type CheckoutFault = (typeof CHECKOUT_FAULTS)[number];

export const couponChoice = z.object({
  id: z.number().int(),
  /** Null: of the mall. */
  shopId: z.number().int().nullable(),
  name: z.string(),
  saves: fen,
  selected: z.boolean(),
});

export const preview = z.object({
  address: z.object({ id: z.number().int() }).nullable(),
  shops: z.array(
    z.object({
      id: z.number().int(),
      name: z.string(),
      lines: z.array(previewLine),
      rows: z.array(priceRow),
      freight: fen,
      payable: fen,
    }),
  ),
  coupons: z.array(couponChoice),
  /** What the shopper has, what may be used here, what is used, and what that saves. */
  points: z.object({ has: z.number().int(), most: z.number().int(), used: z.number().int(), saves: fen }),
  rows: z.array(priceRow),
  payable: fen,
  faults: z.array(
    z.object({
      fault: z.enum(CHECKOUT_FAULTS),
      shopId: z.number().int().optional(),
      skuId: z.number().int().optional(),
    }),
  ),
  /** Names what the shopper saw: submit takes it and refuses, with the new preview, when it no longer holds. */
  seal: z.string(),
});
export type Preview = z.infer<typeof preview>;

export const submitRequest = previewRequest.extend({
  seal: z.string().max(100),
  addressId: id,
  /** By shop. */
  remarks: z.record(z.string().regex(/^\d+$/), z.string().max(LIMITS.orderRemark)).default({}),
  invoice: invoice.optional(),
});
export type SubmitRequest = z.input<typeof submitRequest>;
export const submitted = z.object({ tradeId: z.string(), payable: fen, orderIds: z.array(z.string()) });
export type Submitted = z.infer<typeof submitted>;

export const orderLineView = z.object({
  id: z.number().int(),
  productId: z.number().int(),
  skuId: z.number().int(),
  title: z.string(),
  spec: z.array(z.string()),
  picture: z.string(),
  custom: z.array(z.object({ name: z.string(), text: z.string() })),
  quantity: z.number().int(),
  price: fen,
  /** Of the whole line, after every discount, without freight. */
  payable: fen,
});
export type OrderLineView = z.infer<typeof orderLineView>;

export const orderBrief = z.object({
  id: z.string(),
  tradeId: z.string(),
  /** ORDER_STATUS. */
  status: z.number().int(),
  shop: z.object({ id: z.number().int(), name: z.string() }),
  lines: z.array(orderLineView),
  payable: fen,
  freight: fen,
  createdAt: z.iso.datetime(),
  /** Of an unpaid order: when it is cancelled. */
  expiresAt: z.iso.datetime().nullable(),
  actions: z.array(z.enum(ORDER_ACTIONS)),
});
export type OrderBrief = z.infer<typeof orderBrief>;

export const orderQuery = z.object({
  tab: z.enum(ORDER_TABS).default('all'),
  page: z.coerce.number().int().min(1).max(10_000).default(1),
  /** Order number or words of a title. */
  text: z.string().max(100).optional(),
});
export const orderPage = z.object({
  items: z.array(orderBrief),
  page: z.number().int(),
  pages: z.number().int(),
  total: z.number().int(),
  counts: z.record(z.enum(ORDER_TABS), z.number().int()),
  /** Countdowns count from here, never from the browser's clock. */
  now: z.iso.datetime(),
});
export type OrderPage = z.infer<typeof orderPage>;

export const parcelView = z.object({
  carrier: z.string(),
  number: z.string(),
  shippedAt: z.iso.datetime(),
  /** Newest first. */
  trail: z.array(z.object({ at: z.iso.datetime(), text: z.string() })),
});
export const orderView = orderBrief.extend({
  address: z.object({ recipient: z.string(), mobile: z.string(), region: z.string(), detail: z.string() }),
  remark: z.string(),
  invoice: invoice.nullable(),
  rows: z.array(priceRow),
  paid: z.object({ balance: fen, online: fen, at: z.iso.datetime().nullable() }),
  /** Money going or gone back. */
  refunds: z.array(
    z.object({ amount: fen, way: z.enum(['online', 'balance']), done: z.boolean(), at: z.iso.datetime() }),
  ),
  parcels: z.array(parcelView),
  /** Oldest first. */
  timeline: z.array(z.object({ status: z.number().int(), at: z.iso.datetime(), reason: z.string() })),
  /** Of a shipped order: when it counts as received. */
  receiptBy: z.iso.datetime().nullable(),
  now: z.iso.datetime(),
});
export type OrderView = z.infer<typeof orderView>;

export const cancelRequest = z.object({ reason: z.string().trim().min(1).max(LIMITS.cancelReason) });
/** The orders that ended: a trade still to be paid ends whole, because it is paid whole. */
export const canceled = z.object({ orderIds: z.array(z.string()) });
