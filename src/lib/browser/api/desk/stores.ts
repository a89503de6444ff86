import { STORE_CODES } from '#contract/response-codes.ts';
import type { DeskStore, DeskStores, PaperBytes, StoreReasons } from '#contract/store/schema.ts';
import type { NewShop } from '#contract/store/shop.schema.ts';
import { checking } from '../../check-codes.ts';
import { desk as anyDesk } from './client.ts';

const desk = checking(anyDesk, STORE_CODES);

/** Stores, and those that want to be, as the mall looks at them. */

const PATH = '/desk/p/stores';

export const listStores = (query: URLSearchParams): Promise<DeskStores> => desk.get(`${PATH}?${query}`);
export const viewStore = (id: string): Promise<DeskStore> => desk.get(`${PATH}/${id}`);
export const storePaper = (id: string, paper: string): Promise<PaperBytes> => desk.get(`${PATH}/${id}/papers/${paper}`);

/** @param version the one that was looked at */
export const passStore = (id: string, version: number): Promise<null> => desk.post(`${PATH}/${id}/pass`, { version });
export const refuseStore = (id: string, version: number, reasons: StoreReasons): Promise<null> =>
  desk.post(`${PATH}/${id}/refuse`, { version, reasons });
export const takeStoreOffline = (id: string, version: number, reason: string): Promise<null> =>
  desk.post(`${PATH}/${id}/offline`, { version, reason });
export const putStoreBack = (id: string, version: number): Promise<null> =>
  desk.post(`${PATH}/${id}/back`, { version });

/** @returns its id */
export const openOwnShop = (shop: NewShop): Promise<{ id: number }> => desk.post('/desk/p/shops', shop);
