import Cookies from 'js-cookie';
import { atom } from 'nanostores';
import { addToCart, countCart, mergeCart } from '#contract/cart/calls.ts';
import type { CartAdd, CartMerged } from '#contract/cart/schema.ts';
import { CART_COOKIE, type CartLine, parseCart } from '#contract/cart/values.ts';
import { TOKEN_COOKIE } from '#contract/language.ts';
import { mall, quietMall } from '../../lib/browser/api/browser.ts';
import { inThisTab, persisted } from '../../lib/browser/persisted.ts';
import { ApiError } from '../../lib/shared/api/client.ts';
import { type FailureWords, failureOf } from '../../lib/shared/api/failure.ts';
import { $cartCount, saveCount, syncCart } from './cart.ts';
import type { Added } from './cart-add.ts';
import { saveCart } from './cart-cookie.ts';
import { readCustom } from './custom.ts';
import { createIdempotentCall } from './idempotent-call.ts';
import { toast } from './toast.ts';

/** The merge that is under way, so that a second try of it counts once; a lost response is asked for again. */
const MERGE_KEY = 'liangji.cart.merge';
const mergeCall = createIdempotentCall<{ text: string }>({ name: MERGE_KEY, lifeMs: Number.POSITIVE_INFINITY });
const NOT_MERGED_KEY = 'liangji.cart.left';
const ANNOUNCED_KEY = 'liangji.cart.told';
const MAX_ID = 2_147_483_647;
const MAX_TEXT = 200;

type NotMerged = CartMerged['left'];
export const $notMerged = atom<NotMerged>([]);
const savedNotMerged = persisted<NotMerged>(
  NOT_MERGED_KEY,
  (stored) => (Array.isArray(stored) ? (stored as NotMerged) : []),
  inThisTab,
);
const savedAnnounced = persisted<boolean>(ANNOUNCED_KEY, (stored) => stored === true, inThisTab);

export async function addOwn(skuId: number, quantity: number, words: FailureWords): Promise<Added> {
  try {
    const { added, count } = await mall.call(addToCart, { body: withCustom({ skuId, quantity }) });
    saveCount(count);
    return { added };
  } catch (error) {
    // That a session is over is said where every call is heard.
    const over = error instanceof ApiError && error.kind === 'session';
    return { added: 0, text: over ? '' : failureOf(error, words).text };
  }
}

function withCustom(line: CartLine): CartAdd {
  const entered = Object.entries(readCustom(line.skuId)).map(([code, text]) => [code, text.slice(0, MAX_TEXT)]);
  return entered.length ? { ...line, custom: Object.fromEntries(entered) } : line;
}

/** A change of the cart during the call is newer than its answer. */
export async function loadCount(): Promise<void> {
  const before = $cartCount.get();
  const { count } = await quietMall.call(countCart);
  if ($cartCount.get() === before) saveCount(count);
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
  const key = mergeCall.begin({ text });
  const { count, left } = await quietMall.call(mergeCart, { body: { lines: lines.map(withCustom) }, key });
  saveCart(rest(parseCart(Cookies.get(CART_COOKIE)), lines));
  mergeCall.end(key);
  saveCount(count);
  saveNotMerged(left);
}

const rest = (now: readonly CartLine[], merged: readonly CartLine[]): CartLine[] =>
  now.flatMap(({ skuId, quantity }) => {
    const more = quantity - (merged.find((line) => line.skuId === skuId)?.quantity ?? 0);
    return more > 0 ? [{ skuId, quantity: more }] : [];
  });

function saveNotMerged(left: NotMerged): void {
  if (!left.length) return;
  savedNotMerged.save(left);
  savedAnnounced.drop();
  $notMerged.set(left);
}

export function readNotMerged(): void {
  $notMerged.set(savedNotMerged.read());
}

export function dismissNotMerged(): void {
  savedNotMerged.drop();
  savedAnnounced.drop();
  $notMerged.set([]);
}

function announceOnce(): boolean {
  if (!$notMerged.get().length || savedAnnounced.read()) return false;
  savedAnnounced.save(true);
  return true;
}

export async function startOwnCart(words = ''): Promise<void> {
  try {
    await mergeVisitorCart();
  } catch {
    // The cookie stays, and the next page tries again.
  }
  readNotMerged();
  // The cart page itself tells which.
  if (!/^\/cart\/?$/.test(location.pathname) && announceOnce()) toast(words, 'warning');
  try {
    await loadCount();
  } catch {
    syncCart();
  }
}
