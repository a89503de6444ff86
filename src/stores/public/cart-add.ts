import { addToCart, cartCount } from '#contract/cart/values.ts';
import type { FailureWords } from '../../lib/shared/api/failure.ts';
import { $cart, syncCart } from './cart.ts';
import { saveCart } from './cart-cookie.ts';
import { $token, syncToken } from './session.ts';

/** Adds pieces to the visitor's cart. @returns how many really went in: fewer, or none, when `stock` or the cart is full */
export function addSku(skuId: number, quantity: number, stock: number): number {
  syncCart();
  const before = $cart.get();
  const after = addToCart(before, skuId, quantity, stock);
  if (after === before) return 0;
  saveCart(after);
  return cartCount(after) - cartCount(before);
}

/** How many pieces went in; `text` says why none did, where more is known than that no more fit. */
export type Added = { added: number; text?: string };

export async function putIntoCart(skuId: number, quantity: number, stock: number, words: FailureWords): Promise<Added> {
  syncToken();
  if (!$token.get()) return { added: addSku(skuId, quantity, stock) };
  const { addOwn } = await import('./cart-own.ts');
  return addOwn(skuId, quantity, words);
}
