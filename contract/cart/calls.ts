import { get, post, postOnce, put } from '../call.ts';
import { CART_CODES } from '../response-codes.ts';
import type * as schema from './schema.ts';

const codes = CART_CODES;
type ChangeLines<B> = { body: B; data: schema.CartView };

export const countCart = get<{ data: schema.CartCount }>('/api/oms/p/cart/count');
export const viewCart = get<{ data: schema.CartView }>('/api/oms/p/cart');
export const addToCart = post<{ body: schema.CartAdd; data: schema.CartAdded }>('/api/oms/p/cart', {
  idempotent: 'optional',
});
export const mergeCart = postOnce<{ body: schema.CartMerge; data: schema.CartMerged }>('/api/oms/p/cart/merge');

export const viewCartPage = { ...viewCart, codes };
export const changeCartLine = put<ChangeLines<schema.CartChange> & { params: 'id' }>('/api/oms/p/cart/{id}', { codes });
export const selectCartLines = post<ChangeLines<schema.CartSelect>>('/api/oms/p/cart/select', { codes });
export const removeCartLines = post<ChangeLines<schema.CartRemove>>('/api/oms/p/cart/remove', { codes });
export const restoreCartLines = post<ChangeLines<schema.CartRestore>>('/api/oms/p/cart/restore', { codes });
export const clearInvalidLines = post<{ data: schema.CartView }>('/api/oms/p/cart/invalid/clear', { codes });
export const collectCartLines = post<ChangeLines<schema.CartRemove>>('/api/oms/p/cart/collect', { codes });
