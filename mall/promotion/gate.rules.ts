/** What a quote says of flash-sale goods, so that a submit can be turned away before the database is asked. */

export type FlashPieces = { id: number; n: number };

/** Named of one quote; a cart with more of them names the first. */
const MOST = 8;
const NAMED = /\.(\d{1,10})x(\d{1,6})/g;

/**
 * A quote hash that names the flash-sale goods whose price it holds. As submit compares it whole, it holds only while each of
 * them has as many pieces left.
 */
export const namingFlash = (hash: string, goods: readonly FlashPieces[]): string =>
  hash +
  goods
    .slice(0, MOST)
    .map(({ id, n }) => `.${id}x${n}`)
    .join('');

export const flashNamedIn = (quoteHash: string): FlashPieces[] =>
  [...quoteHash.matchAll(NAMED)].slice(0, MOST).map(([, id, n]) => ({ id: Number(id), n: Number(n) }));
