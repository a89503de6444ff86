import type { CartLineView, CartMerged, CartView, CustomTexts } from '../../../../contract/cart-calls.ts';
import { mall, quietMall } from './browser.ts';

const PATH = '/oms/p/cart';
export type CartInput = { skuId: number; quantity: number; custom?: CustomTexts };
export type CartChange = { quantity?: number; skuId?: number; selected?: boolean; custom?: CustomTexts };

export const cartCount = (): Promise<{ count: number }> => quietMall.get(`${PATH}/count`);
export const cart = (): Promise<CartView> => mall.get(PATH);
/** Looked at by the way: a session that is over raises no login prompt. */
export const peekCart = (): Promise<CartView> => quietMall.get(PATH);
export const addToCart = (input: CartInput): Promise<{ added: number; count: number }> => mall.post(PATH, input);
/** @param key one per merge, the same for every try of it */
export const mergeCart = (lines: CartInput[], key: string): Promise<CartMerged> =>
  quietMall.post(`${PATH}/merge`, { lines }, { 'idempotency-key': key });

export const changeLine = (id: number, change: CartChange): Promise<CartView> => mall.put(`${PATH}/${id}`, change);
export const selectLines = (ids: number[], selected: boolean): Promise<CartView> =>
  mall.post(`${PATH}/select`, { ids, selected });
export const removeLines = (ids: number[]): Promise<CartView> => mall.post(`${PATH}/remove`, { ids });
export const restoreLines = (lines: readonly CartLineView[]): Promise<CartView> =>
  mall.post(`${PATH}/restore`, {
    lines: lines.map(({ skuId, quantity, selected, custom }) => ({ skuId, quantity, selected, custom })),
  });
export const clearInvalid = (): Promise<CartView> => mall.post(`${PATH}/invalid/clear`, {});
export const collectLines = (ids: number[]): Promise<CartView> => mall.post(`${PATH}/collect`, { ids });
