import { DESK_DISCOUNT_CODES } from '#contract/desk-response-codes.ts';
import type { DeskDiscounts, DiscountChoices, DiscountDocument, PricedGoods } from '#contract/discount/desk.schema.ts';
import { checking } from '../../check-codes.ts';
import { desk as anyDesk } from './client.ts';

const desk = checking(anyDesk, DESK_DISCOUNT_CODES);

const PATH = '/desk/p/discounts';

export const listDiscounts = (query: URLSearchParams): Promise<DeskDiscounts> => desk.get(`${PATH}?${query}`);
export const discountChoices = (): Promise<DiscountChoices> => desk.get(`${PATH}/choices`);
export const pricedGoods = (ids: readonly number[]): Promise<PricedGoods> =>
  desk.get(`${PATH}/goods?ids=${ids.join()}`);
export const addDiscount = (discount: DiscountDocument, key: string): Promise<{ id: string }> =>
  desk.post(PATH, discount, { 'idempotency-key': key });
