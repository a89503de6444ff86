import { listDiscounts, viewDiscount } from '#contract/discount/calls.ts';
import type { DiscountPage } from '#contract/discount/schema.ts';
import { mall } from '../../lib/browser/api/browser.ts';
import { type ListFilter, listParams, type PageFilter, pageParams } from '../../lib/browser/discount/discount-url.ts';
import type { FailureWords } from '../../lib/shared/api/failure.ts';
import { orMissing } from '../../lib/shared/api/missing.ts';
import { createPaged } from '../public/paged.ts';

export const createDiscounts = (first: ListFilter, words: FailureWords) =>
  createPaged(first, (filter: ListFilter) => mall.call(listDiscounts, { query: listParams(filter) }), words);

/** `activity` is undefined where there is no such discount. */
export type Found = Omit<DiscountPage, 'activity' | 'now'> & Partial<Pick<DiscountPage, 'activity' | 'now'>>;
const NONE: Found = { items: [], page: 1, pages: 1, total: 0 };

export const createDiscount = (first: PageFilter, words: FailureWords) =>
  createPaged(
    first,
    async (filter: PageFilter): Promise<Found> =>
      (await orMissing(mall.call(viewDiscount, { params: { id: filter.id }, query: pageParams(filter) }))) ?? NONE,
    words,
  );
