import { DESK } from '#contract/limits.ts';
import { ORDER_TABS, type OrderTab } from '#contract/order/values.ts';
import { dayIn, pageIn, textIn } from './query.ts';

/** What the list of orders shows; everything is in the URL. Days are those of China, and empty when not asked for. */
export type DeskFilter = {
  tab: OrderTab;
  text: string;
  from: string;
  to: string;
  /** One of the shops that the mall's people see; empty: all of them. */
  shopId: string;
  page: number;
};

export const ORDERS_PATH = '/desk/orders';
export const SLIPS_PATH = '/desk/slips';
/** What an address asks for; what makes no sense in it is left out. */
export function readDeskFilter(search: string): DeskFilter {
  const query = new URLSearchParams(search);
  return {
    tab: ORDER_TABS.find((one) => one === query.get('tab')) ?? 'all',
    text: textIn(query.get('text')),
    from: dayIn(query.get('from')),
    to: dayIn(query.get('to')),
    shopId: /^[1-9]\d{0,8}$/.exec(query.get('shopId') ?? '')?.[0] ?? '',
    page: pageIn(query.get('page')),
  };
}

/** The query of a filter, with nothing in it that goes without saying. */
export function deskFilterParams({ tab, text, from, to, shopId, page }: DeskFilter): URLSearchParams {
  const query = new URLSearchParams();
  if (tab !== 'all') query.set('tab', tab);
  for (const [name, value] of Object.entries({ text, from, to, shopId })) if (value) query.set(name, value);
  if (page > 1) query.set('page', String(page));
  return query;
}

export function deskFilterPath(filter: DeskFilter): string {
  const query = String(deskFilterParams(filter));
  return query ? `${ORDERS_PATH}?${query}` : ORDERS_PATH;
}

export const orderPath = (id: string): string => `${ORDERS_PATH}/${id}`;
export const slipsPath = (ids: Iterable<string>): string => `${SLIPS_PATH}?ids=${[...ids].join(',')}`;

/** A count that stops at `DESK.counted`: from there on it says "or more". */
export const counted = (n: number): string => (n >= DESK.counted ? `${DESK.counted - 1}+` : String(n));
