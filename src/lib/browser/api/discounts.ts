import type { DiscountList, DiscountPage } from '../../../../contract/discount.ts';
import { mall } from './browser.ts';

/** Calls of timed discounts (`contract/discount.ts`). */

const PATH = '/promo/p/discounts';

export const discountList = (query: URLSearchParams): Promise<DiscountList> => mall.get(`${PATH}?${query}`);
export const discountPage = (id: number, query: URLSearchParams): Promise<DiscountPage> =>
  mall.get(`${PATH}/${id}?${query}`);
