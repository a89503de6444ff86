import { z } from '@hono/zod-openapi';
import { refText } from '#contract/query.schema.ts';
import { answerReview as answerBody, deskReviewQuery, deskReviews, hideReview } from '#contract/review/desk.schema.ts';
import type { Deps } from '../deps.ts';
import { addPathCall, type createCalls, operatorOf } from '../http/call.ts';
import { answerReview, listDeskReviews, setReviewHidden } from './desk.ts';

/** Reviews as shops answer them and the mall decides on them. */
export function reviewDeskRoutes(app: ReturnType<typeof createCalls>, deps: Deps): void {
  const call = { tag: 'Desk', area: 'orders' } as const;
  const own = {
    ...call,
    method: 'post',
    params: z.object({ ref: refText.describe('Id of the review.') }),
    data: z.null(),
  } as const;
  const path = '/api/desk/p/review/{ref}';
  /** What reviews show is the mall's to decide, not a shop's. */
  const mallOnly = { area: 'stores' } as const;
  addPathCall(
    app,
    {
      ...call,
      method: 'get',
      path: '/api/desk/p/reviews',
      summary: 'Reviews of goods',
      query: deskReviewQuery,
      data: deskReviews,
    },
    ({ c, query }) => listDeskReviews(deps, operatorOf(c), query, c.get('language')),
  );
  addPathCall(
    app,
    { ...own, path: `${path}/answer`, summary: 'Answer a review, once', body: answerBody },
    ({ c, params, body }) => answerReview(deps, operatorOf(c), Number(params.ref), body.text),
  );
  addPathCall(
    app,
    { ...own, ...mallOnly, path: `${path}/hide`, summary: 'Take a review off its page', body: hideReview },
    ({ c, params, body }) => setReviewHidden(deps, operatorOf(c), Number(params.ref), body.reason),
  );
  addPathCall(
    app,
    { ...own, ...mallOnly, path: `${path}/show`, summary: 'Put a review back on its page', body: z.object({}) },
    ({ c, params }) => setReviewHidden(deps, operatorOf(c), Number(params.ref), null),
  );
}
