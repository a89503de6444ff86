import { get } from '../call.ts';
import { DISCOUNT_CODES } from '../response-codes.ts';
import type { DiscountList, DiscountPage } from './schema.ts';

const codes = DISCOUNT_CODES;

export const listDiscounts = get<{ query: URLSearchParams; data: DiscountList }>('/api/promo/p/discounts', { codes });
export const viewDiscount = get<{ params: 'id'; query: URLSearchParams; data: DiscountPage }>(
  '/api/promo/p/discounts/{id}',
  { codes },
);
