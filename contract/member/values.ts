export const MEMBER_REFUND_DAYS = 7;
/** Days before the end of a membership from which the member is reminded. */
export const MEMBER_ENDS_SOON = 3;

/** A multiplier of 1, in basis points. */
export const ONCE = 10_000;

/** Coupons that a level or a paid plan gives every month. */
export const MONTHLY_COUPONS = 10;
