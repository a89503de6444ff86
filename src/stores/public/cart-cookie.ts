import Cookies from 'js-cookie';
import { CART_COOKIE, CART_DAYS, type CartLine, formatCart } from '#contract/cart/values.ts';
import { $cart } from './cart.ts';

export function saveCart(lines: readonly CartLine[]): void {
  if (lines.length) Cookies.set(CART_COOKIE, formatCart(lines), { expires: CART_DAYS, path: '/', sameSite: 'Lax' });
  else Cookies.remove(CART_COOKIE, { path: '/' });
  $cart.set(lines);
}
