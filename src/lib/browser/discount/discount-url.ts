import type { DiscountSort } from '#contract/discount/schema.ts';
import { createAddress, id, oneOf, type Part, pageNumber } from '../../shared/address-state.ts';

export const {
  read: readList,
  params: listParams,
  path: listPath,
} = createAddress('/special-discount', { page: pageNumber() });
export type ListFilter = ReturnType<typeof readList>;

const SORTS = ['default', 'sales', 'price-asc', 'price-desc'] as const satisfies DiscountSort[];
const PATH = '/discount-detail';
const discountId: Part<number> = { read: (text) => id.read(text) ?? 0, usual: 0 };
const goods = { sort: oneOf(SORTS), page: pageNumber() };

/** `id`: 0 where the address names no discount. */
export const { read: readPage, path: pagePath } = createAddress(PATH, { id: discountId, ...goods });
export type PageFilter = ReturnType<typeof readPage>;
export const pageParams: (filter: PageFilter) => URLSearchParams = createAddress(PATH, goods).params;
export const discountPath = (ofDiscount: number): string => `${PATH}?id=${ofDiscount}`;

export const nextPriceSort = (sort: DiscountSort): DiscountSort => (sort === 'price-asc' ? 'price-desc' : 'price-asc');
