import type { ProductView } from '../../../../contract/catalog.ts';
import { INPUT_MODE } from '../../../../contract/enums.ts';
import { checkCodes } from '../check-codes.ts';
import { mall } from './browser.ts';

/** A product as its page shows it. */
export const viewProduct = (id: number): Promise<ProductView> =>
  mall.get<ProductView>(`/pms/goods/${id}`).then(checkCodes({ mode: { INPUT_MODE } }));
