import { z } from '@hono/zod-openapi';
import { refText } from '#contract/query.schema.ts';
import * as calls from '#contract/review/desk.calls.ts';
import { answerReview as answerBody, deskReviewQuery, deskReviews, hideReview } from '#contract/review/desk.schema.ts';
import type { Deps } from '../deps.ts';
import { addCall, type createCalls, operatorOf } from '../http/call.ts';
import { answerReview, listDeskReviews, setReviewHidden } from './desk.ts';

export function reviewDeskRoutes(app: ReturnType<typeof createCalls>, deps: Deps): void {
  const call = { tag: 'Desk' } as const;
  const own = {
    ...call,
    params: z.object({ ref: refText.describe('Id of the review.') }),
    data: z.null(),
  } as const;
  addCall(
    app,
    calls.listReviews,
    {
      ...call,
      summary: 'Reviews of goods',
      query: deskReviewQuery,
      data: deskReviews,
    },
    ({ c, query }) => listDeskReviews(deps, operatorOf(c), query, c.get('language')),
  );
  addCall(
    app,
    calls.answerReview,
    { ...own, summary: 'Answer a review, once', body: answerBody },
    ({ c, params, body }) => answerReview(deps, operatorOf(c), Number(params.ref), body.text),
  );
  addCall(
    app,
    calls.hideReview,
    { ...own, summary: 'Take a review off its page', body: hideReview },
    ({ c, params, body }) => setReviewHidden(deps, operatorOf(c), Number(params.ref), body.reason),
  );
  addCall(app, calls.showReview, { ...own, summary: 'Put a review back on its page' }, ({ c, params }) =>
    setReviewHidden(deps, operatorOf(c), Number(params.ref), null),
  );
}
