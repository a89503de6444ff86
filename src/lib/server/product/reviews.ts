import type { ProductReviews, ReviewFilter, ReviewSort } from '#contract/review/schema.ts';
import { REVIEW_FILTERS, REVIEW_SORTS } from '#contract/review/values.ts';
import { productPath } from '../../shared/paths.ts';
import type { PageApi } from '../api/page.ts';

export type WantedReviews = { filter: ReviewFilter; sort: ReviewSort; page: number };

const NAMES = { filter: 'reviews', sort: 'reviewSort', page: 'reviewPage' } as const;
const PAGE = /^[1-9]\d{0,3}$/;

export function readReviews(query: URLSearchParams): WantedReviews {
  const page = query.get(NAMES.page) ?? '';
  return {
    filter: REVIEW_FILTERS.find((one) => one === query.get(NAMES.filter)) ?? 'all',
    sort: REVIEW_SORTS.find((one) => one === query.get(NAMES.sort)) ?? 'default',
    page: PAGE.test(page) ? Number(page) : 1,
  };
}

function paramsOf({ filter, sort, page }: WantedReviews): Map<string, string> {
  return new Map([
    ...(filter === 'all' ? [] : [[NAMES.filter, filter] as const]),
    ...(sort === 'default' ? [] : [[NAMES.sort, sort] as const]),
    ...(page === 1 ? [] : [[NAMES.page, String(page)] as const]),
  ]);
}

export const isReviewParam = (query: URLSearchParams, name: string): boolean =>
  query.get(name) !== null && paramsOf(readReviews(query)).get(name) === query.get(name);

export function reviewsPath(productId: number, wanted: WantedReviews): string {
  const params = [...paramsOf(wanted)].map(([name, value]) => `&${name}=${value}`).join('');
  return `${productPath(productId)}${params}#reviews`;
}

/** Undefined where the mall has no reviews to answer with: the product page works without them. */
export async function reviewsOf(
  api: PageApi,
  productId: number,
  wanted: WantedReviews,
): Promise<ProductReviews | undefined> {
  try {
    return await api.reviews(productId, wanted);
  } catch {
    return undefined;
  }
}
