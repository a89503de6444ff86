/** Limits of browsing history. */

/** Days that a product stays in the history, and how many of a shopper at most. */
export const FOOTPRINT_DAYS = 90;
export const FOOTPRINTS = 500;
export const FOOTPRINT_PAGE = 40;
/** Shown as recently seen. */
export const RECENT = 10;
