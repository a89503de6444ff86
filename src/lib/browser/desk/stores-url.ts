import { STORE_STATUS } from '#contract/store/flow.values.ts';
import { pageIn, textIn } from './query.ts';

/** What the list of stores shows; everything is in the URL. */
export type StoresFilter = { tab: StoreTab; search: string; page: number };

const TABS = {
  review: STORE_STATUS.UNDER_REVIEW,
  open: STORE_STATUS.OPEN,
  refused: STORE_STATUS.NOT_PASSED,
  offline: STORE_STATUS.OFFLINE,
} as const;
export const STORE_TABS = ['review', 'open', 'refused', 'offline', 'all'] as const;
export type StoreTab = (typeof STORE_TABS)[number];

const STORES_PATH = '/desk/stores';

export const storePath = (id: number): string => `${STORES_PATH}/${id}`;
/** Undefined: all of them. */
export const statusOfTab = (tab: StoreTab): number | undefined => (tab === 'all' ? undefined : TABS[tab]);

export function readStoresFilter(search: string): StoresFilter {
  const query = new URLSearchParams(search);
  return {
    tab: STORE_TABS.find((tab) => tab === query.get('tab')) ?? 'review',
    search: textIn(query.get('search')),
    page: pageIn(query.get('page')),
  };
}

/** As the mall is asked. */
export function storesQuery({ tab, search, page }: StoresFilter): URLSearchParams {
  const query = new URLSearchParams();
  const status = statusOfTab(tab);
  if (status !== undefined) query.set('status', String(status));
  if (search) query.set('search', search);
  query.set('page', String(page));
  return query;
}

export function storesPath({ tab, search, page }: StoresFilter): string {
  const query = new URLSearchParams();
  if (tab !== 'review') query.set('tab', tab);
  if (search) query.set('search', search);
  if (page > 1) query.set('page', String(page));
  const text = String(query);
  return text ? `${STORES_PATH}?${text}` : STORES_PATH;
}
