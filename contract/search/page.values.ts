/** Pages of the mall that words may be asked for instead of goods. */
export const SEARCHED_PAGES = [
  'service',
  'returns',
  'ownCoupons',
  'coupons',
  'invoices',
  'orders',
  'cart',
  'password',
  'address',
  'points',
] as const;
export type SearchedPage = (typeof SEARCHED_PAGES)[number];
