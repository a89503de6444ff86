import { listDiscounts } from '#contract/discount/calls.ts';
import { mall } from '../../lib/browser/api/browser.ts';
import { readDiscount } from '../../lib/browser/discount/discount-page.ts';
import { type ListFilter, listParams, type PageFilter } from '../../lib/browser/discount/discount-url.ts';
import type { FailureWords } from '../../lib/shared/api/failure.ts';
import { createPaged } from '../public/paged.ts';

export const createDiscounts = (first: ListFilter, words: FailureWords) =>
  createPaged(first, (filter: ListFilter) => mall.call(listDiscounts, { query: listParams(filter) }), words);

export const createDiscount = (first: PageFilter, words: FailureWords) =>
  createPaged(first, (filter: PageFilter) => readDiscount(mall, filter), words);
