export const COUPON_PAGE = 20;
export const COUPON_TABS = ['all', 'mall', 'shop', 'category'] as const;
/** Days before its end from which a coupon is said to end soon. */
export const COUPON_ENDS_SOON = 3;
