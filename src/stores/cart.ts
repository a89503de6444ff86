import Cookies from 'js-cookie';
import { atom, computed } from 'nanostores';
import {
  addToCart,
  CART_COOKIE,
  CART_DAYS,
  type CartLine,
  cartCount,
  formatCart,
  parseCart,
} from '../../contract/cart.ts';

/** The visitor's cart of this browser; the cookie is the truth, so that tabs and plain forms agree. */
export const $cart = atom<readonly CartLine[]>([]);
export const $cartCount = computed($cart, cartCount);

export function syncCart(): void {
  $cart.set(parseCart(Cookies.get(CART_COOKIE)));
}

/** Adds pieces of a SKU. @returns how many really went in: fewer, or none, when `stock` or the cart is full */
export function addSku(skuId: number, quantity: number, stock: number): number {
  syncCart();
  const before = $cart.get();
  const after = addToCart(before, skuId, quantity, stock);
  if (after === before) return 0;
  Cookies.set(CART_COOKIE, formatCart(after), { expires: CART_DAYS, path: '/', sameSite: 'Lax' });
  $cart.set(after);
  return cartCount(after) - cartCount(before);
}
