import type { CardList, FootprintPage } from '#contract/footprint/schema.ts';
import { mall, quietMall } from './browser.ts';

/** What a shopper looked at, and what they are recommended (`contract/footprint/schema.ts`). */

const PATH = '/app/p/footprint';

export const footprints = (page: number): Promise<FootprintPage> => mall.get(`${PATH}?page=${page}`);
export const dropFootprint = (productId: number): Promise<unknown> => mall.delete(`${PATH}/${productId}`);
export const dropFootprintDay = (day: string): Promise<unknown> => mall.delete(`${PATH}/day/${day}`);
export const dropFootprints = (): Promise<unknown> => mall.delete(PATH);

/** The page says so; the shopper has not asked for it. */
export const seeProduct = (productId: number): Promise<unknown> => quietMall.post(PATH, { productId });
/** @param except a product to leave out */
export const recentlySeen = (except?: number): Promise<CardList> =>
  quietMall.get(`${PATH}/recent${except ? `?except=${except}` : ''}`);
export const recommended = (): Promise<CardList> => quietMall.get('/app/p/recommend');
