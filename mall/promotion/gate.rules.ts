export type FlashPieces = { id: number; n: number };

const MOST = 8;
const NAMED = /\.(\d{1,10})x(\d{1,6})/g;

/**
 * Appends the pieces of flash-sale goods that a checkout wants to its quote hash; submit compares the whole, so no client can change them.
 */
export const namingFlash = (hash: string, goods: readonly FlashPieces[]): string =>
  hash +
  goods
    .slice(0, MOST)
    .map(({ id, n }) => `.${id}x${n}`)
    .join('');

export const flashNamedIn = (quoteHash: string): FlashPieces[] =>
  [...quoteHash.matchAll(NAMED)].slice(0, MOST).map(([, id, n]) => ({ id: Number(id), n: Number(n) }));
