import { z } from '@hono/zod-openapi';
import { productId } from '#contract/catalog/schema.ts';
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
import { addPathCall, type CallContext, type createCalls, shopperOf } from '../http/call.ts';
import { ordersToReview, ownReviews, productReviews, reviewForm } from './review.ts';
import { addToReview, writeReviews } from './write.ts';

const tag = 'Reviews';
const PATH = '/api/oms/p/reviews';
const shopper = (c: CallContext) => ({ accountId: shopperOf(c).accountId, language: c.get('language') });

export function reviewRoutes(app: ReturnType<typeof createCalls>, deps: Deps): void {
  addPathCall(
    app,
    {
      method: 'get',
      tag,
      path: '/api/pms/goods/{id}/reviews',
      summary: 'Reviews of a product',
      params: z.object({ id: productId }),
      query: reviewQuery,
      data: productPage,
    },
    ({ c, params, query }) => productReviews(deps, c.get('language'), params.id, query),
  );
  addPathCall(
    app,
    {
      method: 'get',
      tag,
      path: `${PATH}/orders`,
      summary: 'Orders with something to review',
      query: toReviewQuery,
      data: ordersPage,
    },
    ({ c, query }) => ordersToReview(deps, shopper(c), query),
  );
  addPathCall(
    app,
    { method: 'get', tag, path: PATH, summary: 'Reviews of a shopper', query: toReviewQuery, data: ownPage },
    ({ c, query }) => ownReviews(deps, shopper(c), query),
  );
  const one = { tag, path: `${PATH}/orders/{orderId}`, params: reviewOrder } as const;
  addPathCall(
    app,
    { ...one, method: 'get', summary: 'What of an order can be reviewed', data: form },
    ({ c, params }) => reviewForm(deps, shopper(c), params.orderId),
  );
  addPathCall(
    app,
    {
      ...one,
      method: 'post',
      summary: 'Review lines of an order, and score its shop',
      body: writing,
      data: writtenReviews,
      idempotent: true,
    },
    ({ c, params, body, key }) => writeReviews(deps, shopper(c), params.orderId, body, key),
  );
  addPathCall(
    app,
    {
      method: 'post',
      tag,
      path: `${PATH}/{id}/addition`,
      summary: 'Add to a review, once',
      params: reviewId,
      body: addition,
      data: z.null(),
      idempotent: true,
    },
    ({ c, params, body, key }) => addToReview(deps, shopperOf(c).accountId, params.id, body, key),
  );
}
