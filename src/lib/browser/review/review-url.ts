import { OWN_REVIEW_TABS } from '#contract/review/values.ts';
import { createAddress, oneOf, pageNumber } from '../../shared/address-state.ts';

const PATH = '/user-center/uc-comments';

export const { read: readOwnReviews, path: ownReviewsPath } = createAddress(PATH, {
  tab: oneOf(OWN_REVIEW_TABS, 'toWrite'),
  page: pageNumber(),
});
export type OwnReviewFilter = ReturnType<typeof readOwnReviews>;

export const { params: reviewParams } = createAddress(PATH, { page: pageNumber() });

export const writePath = (orderId: string): string => `/write-comments?orderId=${encodeURIComponent(orderId)}`;
