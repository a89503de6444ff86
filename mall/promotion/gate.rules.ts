export type FlashPieces = { id: number; n: number };

const MOST = 8;
const NAMED = /\.(\d{1,10})x(\d{1,6})/g;

/**
 * Prefixes a quote hash with its flash-sale goods. As submit compares the whole hash, it is valid only while each of them has as many
 * pieces left.
 */
export const namingFlash = (hash: string, goods: readonly FlashPieces[]): string =>
  hash +
  goods
    .slice(0, MOST)
    .map(({ id, n }) => `.${id}x${n}`)
    .join('');

export const flashNamedIn = (quoteHash: string): FlashPieces[] =>
  [...quoteHash.matchAll(NAMED)].slice(0, MOST).map(([, id, n]) => ({ id: Number(id), n: Number(n) }));
