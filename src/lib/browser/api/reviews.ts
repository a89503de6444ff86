import { REVIEW_CODES } from '#contract/response-codes.ts';
import type {
  AddToReview,
  OrdersToReview,
  OwnReviews,
  ReviewForm,
  WriteReviews,
  WrittenReviews,
} from '#contract/review/schema.ts';
import { checking } from '../check-codes.ts';
import { mall as anyMall } from './browser.ts';

const mall = checking(anyMall, REVIEW_CODES);

/** Calls of reviews (`contract/review/schema.ts`). */

const PATH = '/oms/p/reviews';
const named = (key: string) => ({ 'idempotency-key': key });
const orderPath = (orderId: string) => `${PATH}/orders/${encodeURIComponent(orderId)}`;

export const reviewForm = (orderId: string): Promise<ReviewForm> => mall.get(orderPath(orderId));
/** @param key names the attempt */
export const writeReviews = (orderId: string, body: WriteReviews, key: string): Promise<WrittenReviews> =>
  mall.post(orderPath(orderId), body, named(key));
export const addToReview = (id: number, body: AddToReview, key: string): Promise<null> =>
  mall.post(`${PATH}/${id}/addition`, body, named(key));
export const ordersToReview = (query: URLSearchParams): Promise<OrdersToReview> => mall.get(`${PATH}/orders?${query}`);
export const ownReviews = (query: URLSearchParams): Promise<OwnReviews> => mall.get(`${PATH}?${query}`);
