import { listInvoices } from '../invoice/desk.calls.ts';
import type { Access } from '../operator/areas.values.ts';
import { listOrders } from '../order/desk.calls.ts';
import { listPayments } from '../payment/desk.calls.ts';
import { listProducts } from '../product/desk.calls.ts';
import { listRefunds } from '../refund/desk.calls.ts';
import { listReviews } from '../review/desk.calls.ts';
import { viewOverview } from '../settlement/desk.calls.ts';
import { listShoppers } from '../shopper/desk.calls.ts';
import { listShops, listStores } from '../store/desk.calls.ts';

/** Filters of a list of the desk that somebody saved under a name, for themselves. */
export const SAVED_VIEW = { name: 30, query: 1_000, ofOneList: 20 } as const;

/** Lists that have them, by their addresses: who may open a list may have views of it. */
export const VIEW_LISTS = {
  '/desk/orders': listOrders,
  '/desk/refunds': listRefunds,
  '/desk/reviews': listReviews,
  '/desk/invoices': listInvoices,
  '/desk/products': listProducts,
  '/desk/shoppers': listShoppers,
  '/desk/payments': listPayments,
  '/desk/shops': listShops,
  '/desk/stores': listStores,
  '/desk/merchants': viewOverview,
} as const satisfies Record<string, Access>;
export type ViewList = keyof typeof VIEW_LISTS;
export const VIEW_PATHS = Object.keys(VIEW_LISTS) as ViewList[];

export const isViewList = (path: string): path is ViewList => VIEW_PATHS.some((one) => one === path);

/** Lists that can be searched for a person. What was typed there may be a name or a phone number, which no view may store. */
const OF_PEOPLE = new Set<ViewList>([
  '/desk/orders',
  '/desk/refunds',
  '/desk/reviews',
  '/desk/invoices',
  '/desk/shoppers',
  '/desk/payments',
]);

/** The filters that a view of a list stores. @param query as in the list's address, without `?` */
export function queryToSave(list: ViewList, query: string): string {
  if (!OF_PEOPLE.has(list)) return query;
  const saved = new URLSearchParams(query);
  saved.delete('text');
  return saved.toString();
}
