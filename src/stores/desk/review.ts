import * as calls from '#contract/review/desk.calls.ts';
import { desk } from '../../lib/browser/api/desk/client.ts';
import { type ReviewsFilter, reviewsQuery } from '../../lib/browser/desk/review-url.ts';
import type { FailureWords } from '../../lib/shared/api/failure.ts';
import { createAction } from '../public/action.ts';
import { createPaged } from '../public/paged.ts';

export function createDeskReviews(first: ReviewsFilter, words: FailureWords) {
  const list = createPaged(
    first,
    (filter: ReviewsFilter) => desk.call(calls.listReviews, { query: reviewsQuery(filter) }),
    words,
  );
  const { $busy, run } = createAction(words);

  /** The list is updated after a refusal too: a colleague may have been faster. */
  async function change(send: () => Promise<unknown>): Promise<boolean> {
    const went = await run(send);
    await list.reload();
    return went;
  }

  return {
    ...list,
    $busy,
    answer: (ref: number, text: string) =>
      change(() => desk.call(calls.answerReview, { params: { ref }, body: { text } })),
    hide: (ref: number, reason: string) =>
      change(() => desk.call(calls.hideReview, { params: { ref }, body: { reason } })),
    putBack: (ref: number) => change(() => desk.call(calls.showReview, { params: { ref } })),
  };
}
export type DeskReviewList = ReturnType<typeof createDeskReviews>;
