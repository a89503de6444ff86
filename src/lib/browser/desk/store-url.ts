import { STORE_STATUS } from '#contract/store/flow.values.ts';
import { createAddress, oneOf, words } from '../../shared/address-state.ts';
import { deskPage } from './query.ts';

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
export const statusOfTab = (tab: StoreTab): number | undefined => (tab === 'all' ? undefined : TABS[tab]);

export const { read: readStoresFilter, path: storesPath } = createAddress(STORES_PATH, {
  tab: oneOf(STORE_TABS),
  search: words(),
  page: deskPage,
});
export type StoresFilter = ReturnType<typeof readStoresFilter>;

export function storesQuery({ tab, search, page }: StoresFilter): URLSearchParams {
  const query = new URLSearchParams();
  const status = statusOfTab(tab);
  if (status !== undefined) query.set('status', String(status));
  if (search) query.set('search', search);
  query.set('page', String(page));
  return query;
}
