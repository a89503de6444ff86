import { listOrders } from '#contract/order/calls.ts';
import { mall } from '../../lib/browser/api/browser.ts';
import { filterParams, type OrderFilter } from '../../lib/browser/order/order-url.ts';
import type { FailureWords } from '../../lib/shared/api/failure.ts';
import { createPaged } from '../public/paged.ts';

export const createOrderList = (first: OrderFilter, words: FailureWords) =>
  createPaged(first, (filter: OrderFilter) => mall.call(listOrders, { query: filterParams(filter) }), words);
