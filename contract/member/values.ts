export const MEMBER_REFUND_DAYS = 7;
/** Days before the end of a membership from which the member is reminded. */
export const MEMBER_ENDS_SOON = 3;

/** A multiplier of 1, in basis points. */
export const ONCE = 10_000;
