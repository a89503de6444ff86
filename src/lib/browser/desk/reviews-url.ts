import type { DeskReviewState } from '#contract/review/desk.schema.ts';
import { DESK_REVIEW_STATES } from '#contract/review/values.ts';
import { pageIn, textIn } from './query.ts';

/** What the list of reviews shows; everything is in the URL. */
export type ReviewsFilter = { state: DeskReviewState | ''; text: string; page: number };

export function readReviewsFilter(search: string): ReviewsFilter {
  const query = new URLSearchParams(search);
  return {
    state: DESK_REVIEW_STATES.find((one) => one === query.get('state')) ?? '',
    text: textIn(query.get('text')),
    page: pageIn(query.get('page')),
  };
}

export function reviewsQuery({ state, text, page }: ReviewsFilter): URLSearchParams {
  return new URLSearchParams({
    ...(state ? { state } : {}),
    ...(text ? { text } : {}),
    ...(page > 1 ? { page: String(page) } : {}),
  });
}

export function reviewsPath(filter: ReviewsFilter): string {
  const query = String(reviewsQuery(filter));
  return query ? `/desk/reviews?${query}` : '/desk/reviews';
}
