import type { DiscountPage } from '#contract/discount/schema.ts';
import * as api from '../../lib/browser/api/discounts.ts';
import { type ListFilter, listParams, type PageFilter, pageParams } from '../../lib/browser/discount/discount-url.ts';
import { orMissing } from '../../lib/shared/api/missing.ts';
import type { FailureWords } from '../public/form.ts';
import { createPaged } from '../public/paged.ts';

/** Timed discounts that run or will. */
export const createDiscounts = (first: ListFilter, words: FailureWords) =>
  createPaged(first, (filter: ListFilter) => api.discountList(listParams(filter)), words);

/** `activity` is undefined where there is no such discount. */
export type Found = Omit<DiscountPage, 'activity' | 'now'> & Partial<Pick<DiscountPage, 'activity' | 'now'>>;
const NONE: Found = { items: [], page: 1, pages: 1, total: 0 };

/** One timed discount with its goods. */
export const createDiscount = (first: PageFilter, words: FailureWords) =>
  createPaged(
    first,
    async (filter: PageFilter): Promise<Found> =>
      (await orMissing(api.discountPage(filter.id, pageParams(filter)))) ?? NONE,
    words,
  );
