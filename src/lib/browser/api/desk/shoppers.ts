import type { SheetFile } from '#contract/sheet.schema.ts';
import type { DeskShopper, DeskShopperPage } from '#contract/shopper/schema.ts';
import { desk } from './client.ts';

/** Shoppers as the people behind the mall look after them. */

const PATH = '/desk/p/shoppers';

export const listShoppers = (query: URLSearchParams): Promise<DeskShopperPage> => desk.get(`${PATH}?${query}`);
export const exportShoppers = (query: URLSearchParams): Promise<SheetFile> => desk.get(`${PATH}/export?${query}`);
export const viewShopper = (id: string): Promise<DeskShopper> => desk.get(`${PATH}/${encodeURIComponent(id)}`);
export const shopperMobile = async (id: number): Promise<string> =>
  (await desk.get<{ mobile: string }>(`${PATH}/${id}/mobile`)).mobile;
export const lockShopper = (id: number, reason: string): Promise<null> => desk.post(`${PATH}/${id}/lock`, { reason });
export const unlockShopper = (id: number): Promise<null> => desk.post(`${PATH}/${id}/unlock`, {});
/** @param session that one alone */
export const endShopperSessions = (id: number, session?: string): Promise<null> =>
  desk.delete(session === undefined ? `${PATH}/${id}/sessions` : `${PATH}/${id}/sessions/${session}`);
