import { get, post } from '../call.ts';
import { STORE_CODES } from '../response-codes.ts';
import type { DeskStore, DeskStores, PaperBytes, PassStore, RefuseStore, TakeStoreOffline } from './schema.ts';
import type { CloseShop, DeskShops, NewShop, ShopAdded, ShopChoices } from './shop.schema.ts';
import { SHOP_KINDS, SHOP_STATES } from './values.ts';

const codes = STORE_CODES;

export const listStores = get<{ query: URLSearchParams; data: DeskStores }>('/api/desk/p/stores', {
  codes,
  looks: 'shops',
});
export const viewStore = get<{ params: 'id'; data: DeskStore }>('/api/desk/p/stores/{id}', { codes, looks: 'shops' });
/** Looking at a paper is written in the audit log. */
export const viewPaper = get<{ params: 'store' | 'id'; data: PaperBytes }>('/api/desk/p/stores/{store}/papers/{id}', {
  codes,
  looks: 'shops',
});

export const passStore = post<{ params: 'id'; body: PassStore; data: null }>('/api/desk/p/stores/{id}/pass', {
  changes: 'shops',
});
export const refuseStore = post<{ params: 'id'; body: RefuseStore; data: null }>('/api/desk/p/stores/{id}/refuse', {
  changes: 'shops',
});
export const takeStoreOffline = post<{ params: 'id'; body: TakeStoreOffline; data: null }>(
  '/api/desk/p/stores/{id}/offline',
  { changes: 'shops' },
);
export const putStoreBack = post<{ params: 'id'; body: PassStore; data: null }>('/api/desk/p/stores/{id}/back', {
  changes: 'shops',
});

export const openShop = post<{ body: NewShop; data: ShopAdded }>('/api/desk/p/shops', {
  changes: 'shops',
});
export const listShops = get<{ query: URLSearchParams; data: DeskShops }>('/api/desk/p/shops', {
  codes: { kind: { SHOP_KINDS }, state: { SHOP_STATES } },
  looks: 'shops',
});
/** Those whose settings the caller may see. */
export const listShopChoices = get<{ data: ShopChoices }>('/api/desk/p/shop-choices', { looks: 'settings' });
export const closeShop = post<{ params: 'id'; body: CloseShop; data: null }>('/api/desk/p/shops/{id}/offline', {
  changes: 'shops',
});
export const reopenShop = post<{ params: 'id'; data: null }>('/api/desk/p/shops/{id}/back', { changes: 'shops' });
