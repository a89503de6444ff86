import type { DiscountSort } from '#contract/discount/schema.ts';

/** What the pages of timed discounts show: everything is in the URL. */

export type ListFilter = { page: number };
export type PageFilter = { id: number; sort: DiscountSort; page: number };

const SORTS = ['default', 'sales', 'price-asc', 'price-desc'] as const satisfies DiscountSort[];
const PAGE_MAX = 9_999;
const ID_MAX = 2_147_483_647;

const pageOf = (query: URLSearchParams): number =>
  Math.min(Math.max(1, Math.trunc(Number(query.get('page'))) || 1), PAGE_MAX);

export const readList = (search: string): ListFilter => ({ page: pageOf(new URLSearchParams(search)) });

/** `id` is 0 where the address names none. */
export function readPage(search: string): PageFilter {
  const query = new URLSearchParams(search);
  const id = query.get('id') ?? '';
  const sort = SORTS.find((one) => one === query.get('sort')) ?? 'default';
  return { id: /^[1-9]\d{0,9}$/.test(id) && Number(id) <= ID_MAX ? Number(id) : 0, sort, page: pageOf(query) };
}

/** With nothing in it that goes without saying. */
export const listParams = ({ page }: ListFilter): URLSearchParams =>
  new URLSearchParams(page > 1 ? { page: String(page) } : {});
export const pageParams = ({ sort, page }: PageFilter): URLSearchParams =>
  new URLSearchParams({ ...(sort === 'default' ? {} : { sort }), ...(page > 1 ? { page: String(page) } : {}) });

export function listPath(filter: ListFilter): string {
  const query = listParams(filter);
  return query.size ? `/special-discount?${query}` : '/special-discount';
}
export const discountPath = (id: number): string => `/discount-detail?id=${id}`;
export function pagePath(filter: PageFilter): string {
  const query = pageParams(filter);
  return query.size ? `${discountPath(filter.id)}&${query}` : discountPath(filter.id);
}

/** The order that a press on the price leads to. */
export const nextPriceSort = (sort: DiscountSort): DiscountSort => (sort === 'price-asc' ? 'price-desc' : 'price-asc');
