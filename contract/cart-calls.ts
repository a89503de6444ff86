import { z } from 'zod';
import { CART_QUANTITY } from './cart.ts';

/** Made-to-order options by their code. */
export const customTexts = z.record(z.string().max(40), z.string().max(200));
export type CustomTexts = z.infer<typeof customTexts>;

const skuId = z.number().int().min(1).max(2_147_483_647);
const quantity = z.number().int().min(1).max(CART_QUANTITY);
const lineId = z.number().int().min(1).max(2_147_483_647);

/** `GET /oms/p/cart/count`: pieces, not lines. */
export const cartCountView = z.object({ count: z.number().int() });

/** Why a line cannot be bought as it is. `custom`: its made-to-order options are still to be given. */
export const CART_FAULTS = ['putOff', 'soldOut', 'short', 'custom'] as const;
export type CartFault = (typeof CART_FAULTS)[number];

export const cartLineView = z.object({
  id: z.number().int(),
  skuId: z.number().int(),
  productId: z.number().int(),
  title: z.string(),
  /** Names of the axes' values, in the order of the product's axes. */
  spec: z.array(z.string()),
  /** Path below `/media/`. */
  picture: z.string(),
  quantity: z.number().int(),
  selected: z.boolean(),
  /** Fen, now; with the flash price where one runs. */
  price: z.number().int(),
  /** Fen, when it was put into the cart. */
  addedPrice: z.number().int(),
  /** What may be bought of this SKU now. */
  stock: z.number().int(),
  madeToOrder: z.boolean(),
  custom: customTexts.nullable(),
  fault: z.enum(CART_FAULTS).nullable(),
});
export type CartLineView = z.infer<typeof cartLineView>;

export const cartView = z.object({
  shops: z.array(
    z.object({
      id: z.number().int(),
      name: z.string(),
      official: z.boolean(),
      lines: z.array(cartLineView),
      freight: z.object({ fee: z.number().int(), freeFrom: z.number().int() }),
    }),
  ),
  /** Lines that cannot be bought: put off or sold out. */
  invalid: z.array(cartLineView),
  count: z.number().int(),
  /** Of the selected lines that can be bought, fen; freight before an address is known. */
  total: z.object({ pieces: z.number().int(), goods: z.number().int(), freight: z.number().int() }),
});
export type CartView = z.infer<typeof cartView>;

export const cartAdd = z.object({ skuId, quantity, custom: customTexts.optional() });
export const cartAdded = z.object({ added: z.number().int(), count: z.number().int() });
/** Absolute values: the last write wins. */
export const cartChange = z.object({
  quantity: quantity.optional(),
  selected: z.boolean().optional(),
  custom: customTexts.optional(),
});
export const cartSelect = z.object({ ids: z.array(lineId).max(200), selected: z.boolean() });
export const cartRemove = z.object({ ids: z.array(lineId).min(1).max(200) });
/** Takes back a removal: the lines as they were. */
export const cartRestore = z.object({
  lines: z
    .array(z.object({ skuId, quantity, selected: z.boolean(), custom: customTexts.nullable() }))
    .min(1)
    .max(200),
});
/** A visitor's cart at login, merged by SKU: pieces of both sides are added up. Takes an `Idempotency-Key`. */
export const cartMerge = z.object({
  lines: z.array(z.object({ skuId, quantity, custom: customTexts.optional() })).max(100),
});
export const cartMerged = z.object({
  count: z.number().int(),
  /** What could not be merged as it was: `got` pieces of the `wanted` are in the cart now. */
  left: z.array(
    z.object({
      skuId: z.number().int(),
      title: z.string(),
      wanted: z.number().int(),
      got: z.number().int(),
      /** `limit`: more than one may buy of it; `full`: no line is left in the cart. */
      reason: z.enum(['putOff', 'soldOut', 'short', 'limit', 'full']),
    }),
  ),
});
export type CartMerged = z.infer<typeof cartMerged>;
