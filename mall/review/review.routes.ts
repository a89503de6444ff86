import { z } from '@hono/zod-openapi';
import { productId } from '#contract/catalog/schema.ts';
import * as calls from '#contract/review/calls.ts';
import {
  addToReview as addition,
  reviewForm as form,
  ordersToReview as ordersPage,
  ownReviews as ownPage,
  productReviews as productPage,
  reviewId,
  reviewOrder,
  reviewQuery,
  toReviewQuery,
  writeReviews as writing,
  writtenReviews,
} from '#contract/review/schema.ts';
import type { Deps } from '../deps.ts';
import { addCall, type CallContext, type createCalls, shopperOf } from '../http/call.ts';
import { ordersToReview, ownReviews, productReviews, reviewForm } from './review.ts';
import { addToReview, writeReviews } from './write.ts';

const tag = 'Reviews';
const shopper = (c: CallContext) => ({ accountId: shopperOf(c).accountId, language: c.get('language') });

export function reviewRoutes(app: ReturnType<typeof createCalls>, deps: Deps): void {
  addCall(
    app,
    calls.listProductReviews,
    {
      tag,
      summary: 'Reviews of a product',
      params: z.object({ id: productId }),
      query: reviewQuery,
      data: productPage,
    },
    ({ c, params, query }) => productReviews(deps, c.get('language'), params.id, query),
  );
  addCall(
    app,
    calls.listOrdersToReview,
    {
      tag,
      summary: 'Orders with something to review',
      query: toReviewQuery,
      data: ordersPage,
    },
    ({ c, query }) => ordersToReview(deps, shopper(c), query),
  );
  addCall(
    app,
    calls.listOwnReviews,
    { tag, summary: 'Reviews of a shopper', query: toReviewQuery, data: ownPage },
    ({ c, query }) => ownReviews(deps, shopper(c), query),
  );
  const one = { tag, params: reviewOrder } as const;
  addCall(
    app,
    calls.viewReviewForm,
    { ...one, summary: 'What of an order can be reviewed', data: form },
    ({ c, params }) => reviewForm(deps, shopper(c), params.orderId),
  );
  addCall(
    app,
    calls.writeReviews,
    {
      ...one,
      summary: 'Review lines of an order, and score its shop',
      body: writing,
      data: writtenReviews,
    },
    ({ c, params, body, key }) => writeReviews(deps, shopper(c), params.orderId, body, key),
  );
  addCall(
    app,
    calls.addToReview,
    {
      tag,
      summary: 'Add to a review, once',
      params: reviewId,
      body: addition,
      data: z.null(),
    },
    ({ c, params, body, key }) => addToReview(deps, shopperOf(c).accountId, params.id, body, key),
  );
}
