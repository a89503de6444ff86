export const STARS = [1, 2, 3, 4, 5] as const;
/** From this score on a review is a good one; below `MIDDLING` it is a bad one. */
export const GOOD = 4;
export const MIDDLING = 3;
export const SHOP_SCORES = ['description', 'service', 'delivery'] as const;
const FEN_PER_POINT = 100;
export const reviewPoints = (paid: number, most: number): number =>
  Math.max(0, Math.min(most, Math.floor(paid / FEN_PER_POINT)));

export const OWN_REVIEW_TABS = ['toWrite', 'written'] as const;
export type OwnReviewTab = (typeof OWN_REVIEW_TABS)[number];

/** Characters, and pictures of a line (specification, section 5). */
export const REVIEW_TEXT = 150;
export const REVIEW_PICTURES = 9;

export const REVIEW_ANSWER = 200;

export const REVIEW_REASON = 100;

export const REVIEWS_SEARCHED = 20_000;

export const DESK_REVIEW_STATES = ['unanswered', 'bad', 'hidden'] as const;

export const REVIEW_FILTERS = ['all', 'pictures', 'good', 'middling', 'bad', 'added'] as const;

export const REVIEW_SORTS = ['default', 'newest'] as const;
