import { get, post } from '../call.ts';
import { STORE_CODES } from '../response-codes.ts';
import type { DeskStore, DeskStores, PaperBytes, PassStore, RefuseStore, TakeStoreOffline } from './schema.ts';
import type { CloseShop, DeskShops, NewShop, ShopAdded } from './shop.schema.ts';
import { SHOP_KINDS, SHOP_STATES } from './values.ts';

const codes = STORE_CODES;

export const listStores = get<{ query: URLSearchParams; data: DeskStores }>('/api/desk/p/stores', { codes });
export const viewStore = get<{ params: 'id'; data: DeskStore }>('/api/desk/p/stores/{id}', { codes });
/** Looking at a paper is written in the audit log. */
export const viewPaper = get<{ params: 'store' | 'id'; data: PaperBytes }>('/api/desk/p/stores/{store}/papers/{id}', {
  codes,
});

export const passStore = post<{ params: 'id'; body: PassStore; data: null }>('/api/desk/p/stores/{id}/pass');
export const refuseStore = post<{ params: 'id'; body: RefuseStore; data: null }>('/api/desk/p/stores/{id}/refuse');
export const takeStoreOffline = post<{ params: 'id'; body: TakeStoreOffline; data: null }>(
  '/api/desk/p/stores/{id}/offline',
);
export const putStoreBack = post<{ params: 'id'; body: PassStore; data: null }>('/api/desk/p/stores/{id}/back');

export const openShop = post<{ body: NewShop; data: ShopAdded }>('/api/desk/p/shops');
export const listShops = get<{ query: URLSearchParams; data: DeskShops }>('/api/desk/p/shops', {
  codes: { kind: { SHOP_KINDS }, state: { SHOP_STATES } },
});
export const closeShop = post<{ params: 'id'; body: CloseShop; data: null }>('/api/desk/p/shops/{id}/offline');
export const reopenShop = post<{ params: 'id'; data: null }>('/api/desk/p/shops/{id}/back');
