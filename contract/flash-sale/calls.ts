import { get, post } from '../call.ts';
import { FLASH_CODES, PRODUCT_CODES } from '../response-codes.ts';
import type { FlashPage, FlashProduct, FlashSale, OwnFlashItem, RemindAnswer, RemindRequest } from './schema.ts';

const codes = FLASH_CODES;

export const viewFlashSale = get<{ data: FlashSale }>('/api/promo/flash');
export const viewFlashProduct = get<{ params: 'id'; data: FlashProduct }>('/api/promo/flash/{id}', {
  codes: { ...PRODUCT_CODES, ...codes },
});
export const listFlashGoods = get<{ query: URLSearchParams; data: FlashPage }>('/api/promo/p/flash', { codes });
export const viewOwnFlashItem = get<{ params: 'id'; data: OwnFlashItem }>('/api/promo/p/flash/{id}', { codes });
export const setFlashReminder = post<{ params: 'id'; body: RemindRequest; data: RemindAnswer }>(
  '/api/promo/p/flash/{id}/remind',
  { codes },
);
