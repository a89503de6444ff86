/** Characters of a product code, at most. */
export const GOODS_CODE = 64;
