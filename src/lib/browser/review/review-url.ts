import { OWN_REVIEW_TABS, type OwnReviewTab } from '#contract/review/values.ts';

/** What a shopper's reviews show: everything is in the URL. */
export type OwnReviewFilter = { tab: OwnReviewTab; page: number };

const PAGE_MAX = 9_999;

export function readOwnReviews(search: string): OwnReviewFilter {
  const query = new URLSearchParams(search);
  const page = Math.min(Math.max(1, Math.trunc(Number(query.get('page'))) || 1), PAGE_MAX);
  return { tab: OWN_REVIEW_TABS.find((one) => one === query.get('tab')) ?? 'toWrite', page };
}

/** What the mall is asked for. */
export const reviewParams = ({ page }: OwnReviewFilter): URLSearchParams =>
  new URLSearchParams(page === 1 ? {} : { page: String(page) });

export function ownReviewsPath({ tab, page }: OwnReviewFilter): string {
  const query = new URLSearchParams({
    ...(tab === 'toWrite' ? {} : { tab }),
    ...(page === 1 ? {} : { page: String(page) }),
  });
  return query.size ? `/user-center/uc-comments?${query}` : '/user-center/uc-comments';
}

export const writePath = (orderId: string): string => `/write-comments?orderId=${encodeURIComponent(orderId)}`;
