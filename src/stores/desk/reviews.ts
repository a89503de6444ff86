import * as api from '../../lib/browser/api/desk/reviews.ts';
import { type ReviewsFilter, reviewsQuery } from '../../lib/browser/desk/reviews-url.ts';
import { createAction } from '../public/action.ts';
import type { FailureWords } from '../public/form.ts';
import { createPaged } from '../public/paged.ts';

/** Reviews of goods, and what is done about them. */
export function createDeskReviews(first: ReviewsFilter, words: FailureWords) {
  const list = createPaged(first, (filter: ReviewsFilter) => api.listReviews(reviewsQuery(filter)), words);
  const { $busy, run } = createAction(words);

  /** What it was refused with is seen in the list too: somebody else was faster. */
  async function change(send: () => Promise<unknown>): Promise<boolean> {
    const went = await run(send);
    await list.reload();
    return went;
  }

  return {
    ...list,
    $busy,
    answer: (id: number, text: string) => change(() => api.answerReview(id, text)),
    hide: (id: number, reason: string) => change(() => api.hideReview(id, reason)),
    putBack: (id: number) => change(() => api.showReview(id)),
  };
}
export type DeskReviewList = ReturnType<typeof createDeskReviews>;
