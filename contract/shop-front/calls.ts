import { get } from '../call.ts';
import { BLOCK_CODES } from '../response-codes.ts';
import type { ShopFront } from './schema.ts';

export const viewShopFront = get<{ params: 'id'; data: ShopFront }>('/api/pms/shop-front/{id}', {
  codes: BLOCK_CODES,
});
