import type { ProductView } from '../../../contract/catalog.ts';
import { mall } from './browser.ts';

/** A product as its page shows it. */
export const viewProduct = (id: number): Promise<ProductView> => mall.get(`/pms/goods/${id}`);
