/** Acts on many products at once; ours. */
export const GOODS_BULK = {
  /** Products that a run may have, as many as a file of them has rows. */
  most: 10_000,
  /** Products of one call, and those that the desk sends at once: short enough for its progress to move. */
  perCall: 200,
  slice: 50,
  minPoints: -9_000,
  maxPoints: 50_000,
  pieces: 1_000_000,
} as const;

/** What a moved price is rounded to, fen: to the cent, the jiao, the yuan. */
export const PRICE_STEPS = [1, 10, 100] as const;
export type PriceStep = (typeof PRICE_STEPS)[number];

export const STOCK_WAYS = ['set', 'add'] as const;
