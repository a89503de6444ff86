import type { DiscountList, DiscountPage } from '#contract/discount/schema.ts';
import { DISCOUNT_CODES } from '#contract/response-codes.ts';
import { checking } from '../check-codes.ts';
import { mall as anyMall } from './browser.ts';

const mall = checking(anyMall, DISCOUNT_CODES);

/** Calls of timed discounts (`contract/discount/schema.ts`). */

const PATH = '/promo/p/discounts';

export const discountList = (query: URLSearchParams): Promise<DiscountList> => mall.get(`${PATH}?${query}`);
export const discountPage = (id: number, query: URLSearchParams): Promise<DiscountPage> =>
  mall.get(`${PATH}/${id}?${query}`);
