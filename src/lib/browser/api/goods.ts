import type { ProductView } from '#contract/catalog/schema.ts';
import { PRODUCT_CODES } from '#contract/response-codes.ts';
import { checking } from '../check-codes.ts';
import { mall as anyMall } from './browser.ts';

const mall = checking(anyMall, PRODUCT_CODES);

/** A product as its page shows it. */
export const viewProduct = (id: number): Promise<ProductView> => mall.get(`/pms/goods/${id}`);
