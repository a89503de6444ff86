import { ORDER_TABS, type OrderTab } from '#contract/order/values.ts';

/** What a list of orders shows; everything is in the URL. */
export type OrderFilter = { tab: OrderTab; page: number; text: string };

export const ALL_ORDERS: OrderFilter = { tab: 'all', page: 1, text: '' };

const LIST = '/user-center/uc-order';
const TEXT_MAX = 100;
const PAGE_MAX = 10_000;

/** What an address asks for; what makes no sense in it is left out. */
export function readFilter(search: string): OrderFilter {
  const query = new URLSearchParams(search);
  const tab = ORDER_TABS.find((one) => one === query.get('tab')) ?? 'all';
  const page = Math.min(Math.max(1, Math.trunc(Number(query.get('page'))) || 1), PAGE_MAX);
  return { tab, page, text: (query.get('text') ?? '').trim().slice(0, TEXT_MAX) };
}

/** The query of a filter, with nothing in it that goes without saying. */
export function filterParams({ tab, page, text }: OrderFilter): URLSearchParams {
  const query = new URLSearchParams();
  if (tab !== 'all') query.set('tab', tab);
  if (text) query.set('text', text);
  if (page > 1) query.set('page', String(page));
  return query;
}

export function filterPath(filter: OrderFilter): string {
  const query = String(filterParams(filter));
  return query ? `${LIST}?${query}` : LIST;
}
