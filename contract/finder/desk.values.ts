/** Anything at the desk, found by what is typed after Ctrl-K. */
export const FINDER = { most: 100, each: 5 } as const;

export const FOUND_KINDS = ['orders', 'products', 'shoppers', 'shops'] as const;
export type FoundKind = (typeof FOUND_KINDS)[number];
