/** Goods that a shopper is recommended at once. */
export const RECOMMENDED = 20;
