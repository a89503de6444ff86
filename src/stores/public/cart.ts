import Cookies from 'js-cookie';
import { atom, computed } from 'nanostores';
import { CART_COOKIE, type CartLine, cartCount, parseCart } from '#contract/cart/values.ts';
import { $token } from './session.ts';

const COUNT_KEY = 'liangji.cart.count';

/** The visitor's cart of this browser; the cookie is the truth, so that tabs and plain forms agree. */
export const $cart = atom<readonly CartLine[]>([]);
const $ownCount = atom(0);
export const $cartCount = computed([$cart, $token, $ownCount], (cart, token, own) => (token ? own : cartCount(cart)));

export function syncCart(): void {
  $cart.set(parseCart(Cookies.get(CART_COOKIE)));
  $ownCount.set(Number(localStorage.getItem(COUNT_KEY)) || 0);
}

export function saveCount(count: number): void {
  localStorage.setItem(COUNT_KEY, String(count));
  $ownCount.set(count);
}
