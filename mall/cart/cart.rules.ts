import { createHash } from 'node:crypto';
import type { CartError, CustomTexts } from '#contract/cart/schema.ts';
import { CART_QUANTITY } from '#contract/cart/values.ts';
import { shareOf } from '#contract/money.ts';
import { customEntries, isOnSale } from '../pricing/goods.rules.ts';

export type Goods = {
  status: number;
  shopStatus: number;
  retired?: boolean;
  stock: number;
  options: Parameters<typeof customEntries>[0];
};
type Line = { id: number; skuId: number; quantity: number; customKey: string };

/** Fen; each line is rounded by itself, as the checkout does. */
export const memberShare = (lines: readonly { price: number; quantity: number; memberOff: number }[]): number =>
  lines.reduce((sum, { price, quantity, memberOff }) => sum + shareOf(price * quantity, memberOff), 0);

export const goodsError = (goods: Goods): 'putOff' | 'soldOut' | undefined => {
  if (!isOnSale(goods)) return 'putOff';
  return goods.stock > 0 ? undefined : 'soldOut';
};

/** @param limit pieces that the shopper may still buy of a promotion; null: any */
export function lineError(
  goods: Goods & { quantity: number; custom: CustomTexts | null },
  limit: number | null,
): CartError | null {
  const error = goodsError(goods);
  if (error) return error;
  if (goods.quantity > goods.stock) return 'short';
  if (limit !== null && goods.quantity > limit) return 'limit';
  return customEntries(goods.options, goods.custom) ? null : 'custom';
}

export function mostOf(
  lines: readonly Line[],
  { skuId, stock }: { skuId: number; stock: number },
  except: number | undefined,
): { most: number; by: 'stock' | 'limit' } {
  const others = lines.filter((line) => line.skuId === skuId && line.id !== except);
  const left = Math.max(0, stock - others.reduce((sum, { quantity }) => sum + quantity, 0));
  return left < CART_QUANTITY ? { most: left, by: 'stock' } : { most: CART_QUANTITY, by: 'limit' };
}

/** The filled options that the product has; null when there are none. Undefined: not all of them are valid. */
export function validCustom(options: Goods['options'], texts: CustomTexts | undefined): CustomTexts | null | undefined {
  const filled = Object.entries(texts ?? {}).filter(([, text]) => text.trim());
  if (!options || !filled.length) return null;
  const entries = customEntries(options, Object.fromEntries(filled));
  return entries && Object.fromEntries(entries.map(({ code, text }) => [code, text]));
}

export function customKeyOf(custom: CustomTexts | null): string {
  if (!custom) return '';
  const sorted = Object.entries(custom).sort(([one], [other]) => (one < other ? -1 : 1));
  return createHash('sha256').update(JSON.stringify(sorted)).digest('hex');
}
