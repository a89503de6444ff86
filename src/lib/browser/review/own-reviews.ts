import * as calls from '#contract/review/calls.ts';
import type { OrdersToReview, OwnReviews } from '#contract/review/schema.ts';
import type { Client } from '../../shared/api/client.ts';
import { type OwnReviewFilter, reviewParams } from './review-url.ts';

export type OwnReviewPage = ({ tab: 'toWrite' } & OrdersToReview) | ({ tab: 'written' } & OwnReviews);

export const readOwnReviewPage = async (mall: Client, filter: OwnReviewFilter): Promise<OwnReviewPage> =>
  filter.tab === 'toWrite'
    ? { tab: 'toWrite', ...(await mall.call(calls.listOrdersToReview, { query: reviewParams(filter) })) }
    : { tab: 'written', ...(await mall.call(calls.listOwnReviews, { query: reviewParams(filter) })) };
