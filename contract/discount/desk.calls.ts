import { get, postOnce } from '../call.ts';
import { DESK_DISCOUNT_CODES } from '../desk-response-codes.ts';
import type { AddedDocument } from '../documents/schema.ts';
import type { DeskDiscounts, DiscountChoices, DiscountDocument, PricedGoods } from './desk.schema.ts';

export const listDiscounts = get<{ query: URLSearchParams; data: DeskDiscounts }>('/api/desk/p/discounts', {
  codes: DESK_DISCOUNT_CODES,
  looks: 'promotions',
});
export const listDiscountChoices = get<{ data: DiscountChoices }>('/api/desk/p/discounts/choices', {
  looks: 'promotions',
});
export const listPricedGoods = get<{ query: { ids: string }; data: PricedGoods }>('/api/desk/p/discounts/goods', {
  looks: 'promotions',
});
export const addDiscount = postOnce<{ body: DiscountDocument; data: AddedDocument }>('/api/desk/p/discounts', {
  changes: 'promotions',
});
