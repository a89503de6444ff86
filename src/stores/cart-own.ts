import Cookies from 'js-cookie';
import { atom } from 'nanostores';
import { CART_COOKIE, type CartLine, parseCart } from '../../contract/cart.ts';
import type { CartMerged } from '../../contract/cart-calls.ts';
import { TOKEN_COOKIE } from '../../contract/language.ts';
import * as api from '../lib/api/cart.ts';
import { ApiError } from '../lib/api/client.ts';
import { $cartCount, keepCount, syncCart } from './cart.ts';
import type { Added } from './cart-add.ts';
import { keepCart } from './cart-cookie.ts';
import { readCustom } from './custom.ts';
import { failureOf } from './failure.ts';
import type { FailureWords } from './form.ts';
import { toast } from './toast.ts';

/** The cart of who is logged in, as far as every page needs it: what is put in, its count, the visitor's cart at login. */

/** The merge that is under way, so that a second try of it counts once; a lost answer is asked for again. */
const MERGE_KEY = 'liangji.cart.merge';
/** What could not be merged, until the cart page has shown it. */
const LEFT_KEY = 'liangji.cart.left';
const TOLD_KEY = 'liangji.cart.told';
const MAX_ID = 2_147_483_647;
const MAX_TEXT = 200;

type Left = CartMerged['left'];
export const $left = atom<Left>([]);

export async function addOwn(skuId: number, quantity: number, words: FailureWords): Promise<Added> {
  try {
    const { added, count } = await api.addToCart(withCustom({ skuId, quantity }));
    keepCount(count);
    return { added };
  } catch (error) {
    // That a session is over is said where every call is heard.
    const over = error instanceof ApiError && error.kind === 'session';
    return { added: 0, text: over ? '' : failureOf(error, words).text };
  }
}

/** Options that this browser kept for made-to-order goods go with them. */
function withCustom(line: CartLine): api.CartWish {
  const entered = Object.entries(readCustom(line.skuId)).map(([code, text]) => [code, text.slice(0, MAX_TEXT)]);
  return entered.length ? { ...line, custom: Object.fromEntries(entered) } : line;
}

/** What was changed while the call was under way is newer than its answer. */
export async function loadCount(): Promise<void> {
  const before = $cartCount.get();
  const { count } = await api.cartCount();
  if ($cartCount.get() === before) keepCount(count);
}

let merging: Promise<void> | undefined;

/**
 * Takes the visitor's cart of this browser over into the shopper's, once, whichever tab comes first. The cookie is
 * emptied only after the mall took it.
 */
export function mergeVisitorCart(): Promise<void> {
  merging ??= locked(merge).finally(() => {
    merging = undefined;
  });
  return merging;
}

const locked = (run: () => Promise<void>): Promise<void> =>
  // Only pages over HTTPS and of this machine have locks.
  'locks' in navigator ? navigator.locks.request(MERGE_KEY, run) : run();

async function merge(): Promise<void> {
  const text = Cookies.get(CART_COOKIE) ?? '';
  const lines = parseCart(text).filter(({ skuId }) => skuId <= MAX_ID);
  if (!lines.length || !Cookies.get(TOKEN_COOKIE)) return;
  const { count, left } = await api.mergeCart(lines.map(withCustom), keyOf(text));
  keepCart(rest(parseCart(Cookies.get(CART_COOKIE)), lines));
  localStorage.removeItem(MERGE_KEY);
  keepCount(count);
  keepLeft(left);
}

/** The key of this merge: the one before is taken again as long as it is the same cart that was not answered. */
function keyOf(text: string): string {
  const [before, key] = (localStorage.getItem(MERGE_KEY) ?? '').split(' ');
  if (key && before === text) return key;
  const fresh = crypto.randomUUID();
  localStorage.setItem(MERGE_KEY, `${text} ${fresh}`);
  return fresh;
}

/** What was put in while the merge was under way. */
const rest = (now: readonly CartLine[], merged: readonly CartLine[]): CartLine[] =>
  now.flatMap(({ skuId, quantity }) => {
    const more = quantity - (merged.find((line) => line.skuId === skuId)?.quantity ?? 0);
    return more > 0 ? [{ skuId, quantity: more }] : [];
  });

function keepLeft(left: Left): void {
  if (!left.length) return;
  sessionStorage.setItem(LEFT_KEY, JSON.stringify(left));
  sessionStorage.removeItem(TOLD_KEY);
  $left.set(left);
}

export function readLeft(): void {
  try {
    $left.set(JSON.parse(sessionStorage.getItem(LEFT_KEY) ?? '[]') as Left);
  } catch {
    forgetLeft();
  }
}

export function forgetLeft(): void {
  sessionStorage.removeItem(LEFT_KEY);
  sessionStorage.removeItem(TOLD_KEY);
  $left.set([]);
}

/** @returns whether something could not be merged and nobody was told of it yet */
function untold(): boolean {
  if (!$left.get().length || sessionStorage.getItem(TOLD_KEY)) return false;
  sessionStorage.setItem(TOLD_KEY, '1');
  return true;
}

/** At the start of every page of who is logged in. @param words say that some of the visitor's cart was left out */
export async function startOwnCart(words = ''): Promise<void> {
  try {
    await mergeVisitorCart();
  } catch {
    // The cookie stays, and the next page tries again.
  }
  readLeft();
  // The cart page itself tells which.
  if (!/^\/cart\/?$/.test(location.pathname) && untold()) toast(words, 'warning');
  try {
    await loadCount();
  } catch {
    syncCart();
  }
}
