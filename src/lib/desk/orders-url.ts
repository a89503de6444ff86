import { DESK } from '../../../contract/limits.ts';
import { ORDER_TABS, type OrderTab } from '../../../contract/order-flow.ts';

/** What the list of orders shows; all of it stands in the address. Days are those of China, and empty when not asked for. */
export type DeskWish = {
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
const TEXT_MAX = 100;
const PAGE_MAX = DESK.counted / DESK.ordersPerPage;

const dayIn = (text: string | null): string =>
  text && /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : '';

/** What an address asks for; what makes no sense in it is left out. */
export function readDeskWish(search: string): DeskWish {
  const query = new URLSearchParams(search);
  return {
    tab: ORDER_TABS.find((one) => one === query.get('tab')) ?? 'all',
    text: (query.get('text') ?? '').trim().slice(0, TEXT_MAX),
    from: dayIn(query.get('from')),
    to: dayIn(query.get('to')),
    shopId: /^[1-9]\d{0,8}$/.exec(query.get('shopId') ?? '')?.[0] ?? '',
    page: Math.min(Math.max(1, Math.trunc(Number(query.get('page'))) || 1), PAGE_MAX),
  };
}

/** The query of a wish, with nothing in it that goes without saying. */
export function deskWishQuery({ tab, text, from, to, shopId, page }: DeskWish): URLSearchParams {
  const query = new URLSearchParams();
  if (tab !== 'all') query.set('tab', tab);
  for (const [name, value] of Object.entries({ text, from, to, shopId })) if (value) query.set(name, value);
  if (page > 1) query.set('page', String(page));
  return query;
}

export function deskWishPath(wish: DeskWish): string {
  const query = String(deskWishQuery(wish));
  return query ? `${ORDERS_PATH}?${query}` : ORDERS_PATH;
}

export const orderPath = (id: string): string => `${ORDERS_PATH}/${id}`;
export const slipsPath = (ids: Iterable<string>): string => `${SLIPS_PATH}?ids=${[...ids].join(',')}`;

/** A count that stops at `DESK.counted`: from there on it says "or more". */
export const counted = (n: number): string => (n >= DESK.counted ? `${DESK.counted - 1}+` : String(n));
