import { DESK_REVIEW_STATES } from '#contract/review/values.ts';
import { createAddress, oneOf, words } from '../../shared/address-state.ts';
import { deskPage } from './query.ts';

/** Stars, the best first. */
export const SCORES = ['5', '4', '3', '2', '1'] as const;

/** `state` and `score`: empty for all of them. */
export const {
  read: readReviewsFilter,
  params: reviewsQuery,
  path: reviewsPath,
} = createAddress('/desk/reviews', {
  state: oneOf(DESK_REVIEW_STATES, '' as const),
  score: oneOf(SCORES, '' as const),
  text: words(),
  page: deskPage,
});
export type ReviewsFilter = ReturnType<typeof readReviewsFilter>;
