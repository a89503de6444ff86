import { get, postOnce } from '../call.ts';
import { REVIEW_CODES } from '../response-codes.ts';
import type {
  AddToReview,
  OrdersToReview,
  OwnReviews,
  ProductReviews,
  ReviewForm,
  ReviewQuery,
  WriteReviews,
  WrittenReviews,
} from './schema.ts';

const codes = REVIEW_CODES;

export const listProductReviews = get<{ params: 'id'; query: ReviewQuery; data: ProductReviews }>(
  '/api/pms/goods/{id}/reviews',
);
export const listOrdersToReview = get<{ query: URLSearchParams; data: OrdersToReview }>('/api/oms/p/reviews/orders', {
  codes,
});
export const listOwnReviews = get<{ query: URLSearchParams; data: OwnReviews }>('/api/oms/p/reviews', { codes });
export const viewReviewForm = get<{ params: 'orderId'; data: ReviewForm }>('/api/oms/p/reviews/orders/{orderId}', {
  codes,
});
export const writeReviews = postOnce<{ params: 'orderId'; body: WriteReviews; data: WrittenReviews }>(
  '/api/oms/p/reviews/orders/{orderId}',
);
export const addToReview = postOnce<{ params: 'id'; body: AddToReview; data: null }>(
  '/api/oms/p/reviews/{id}/addition',
);
