import type { CartMerged, CartView, CustomTexts } from '#contract/cart/schema.ts';
import { mall, quietMall } from './browser.ts';

const PATH = '/oms/p/cart';
export type CartInput = { skuId: number; quantity: number; custom?: CustomTexts };

export const cartCount = (): Promise<{ count: number }> => quietMall.get(`${PATH}/count`);
/** Looked at by the way: a session that is over raises no login prompt. */
export const peekCart = (): Promise<CartView> => quietMall.get(PATH);
export const addToCart = (input: CartInput): Promise<{ added: number; count: number }> => mall.post(PATH, input);
/** @param key one per merge, the same for every try of it */
export const mergeCart = (lines: CartInput[], key: string): Promise<CartMerged> =>
  quietMall.post(`${PATH}/merge`, { lines }, { 'idempotency-key': key });
