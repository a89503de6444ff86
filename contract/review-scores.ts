/** Stars, scores and lists of reviews. No zod here: the browser needs them. */

export const STARS = [1, 2, 3, 4, 5] as const;
/** From this score on a review is a good one; below `MIDDLING` it is a bad one. */
export const GOOD = 4;
export const MIDDLING = 3;
export const SHOP_SCORES = ['description', 'service', 'delivery'] as const;
export const OWN_REVIEW_TABS = ['toWrite', 'written'] as const;
export type OwnReviewTab = (typeof OWN_REVIEW_TABS)[number];
