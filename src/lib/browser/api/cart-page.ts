import type { CartLineView, CartView, CustomTexts } from '#contract/cart/schema.ts';
import { CART_CODES } from '#contract/response-codes.ts';
import { checking } from '../check-codes.ts';
import { mall as anyMall } from './browser.ts';

const mall = checking(anyMall, CART_CODES);

/** Calls of the cart's own page (`contract/cart/schema.ts`). */

const PATH = '/oms/p/cart';
export type CartChange = { quantity?: number; skuId?: number; selected?: boolean; custom?: CustomTexts };

export const cart = (): Promise<CartView> => mall.get(PATH);
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
