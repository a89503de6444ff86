import { listRecentlyBrowsed } from '#contract/chat/calls.ts';
import { listOrders } from '#contract/order/calls.ts';
import { mall } from '../../lib/browser/api/browser.ts';
import { ALL_ORDERS, filterParams } from '../../lib/browser/order/order-url.ts';
import type { FailureWords } from '../../lib/shared/api/failure.ts';
import { createResource } from '../public/resource.ts';

export const createRecentlyBrowsed = (words: FailureWords) =>
  createResource(() => mall.call(listRecentlyBrowsed, { body: new URLSearchParams({ pageSize: '20' }) }), words);

export const createRecentOrders = (words: FailureWords) =>
  createResource(() => mall.call(listOrders, { query: filterParams(ALL_ORDERS) }), words);
