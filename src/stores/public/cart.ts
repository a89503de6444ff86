import Cookies from 'js-cookie';
import { atom, computed } from 'nanostores';
import { CART_COOKIE, type CartLine, cartCount, parseCart } from '#contract/cart/values.ts';
import { $token } from './session.ts';

/** Pieces in the cart of who is logged in; every tab of the browser hears of a change. */
const COUNT_KEY = 'liangji.cart.count';

/** The visitor's cart of this browser; the cookie is the truth, so that tabs and plain forms agree. */
export const $cart = atom<readonly CartLine[]>([]);
const $ownCount = atom(0);
/** What the badges show: of the shopper's cart at the mall, or of the visitor's. */
export const $cartCount = computed([$cart, $token, $ownCount], (cart, token, own) => (token ? own : cartCount(cart)));

export function syncCart(): void {
  $cart.set(parseCart(Cookies.get(CART_COOKIE)));
  $ownCount.set(Number(localStorage.getItem(COUNT_KEY)) || 0);
}

/** What the mall says of the shopper's cart. */
export function saveCount(count: number): void {
  localStorage.setItem(COUNT_KEY, String(count));
  $ownCount.set(count);
}
