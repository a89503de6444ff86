import { get } from '../call.ts';
import { POINTS_MALL_CODES, PRODUCT_CODES } from '../response-codes.ts';
import type { OwnPointsGood, PointsList, PointsProduct } from './schema.ts';

const codes = POINTS_MALL_CODES;

export const viewPointsProduct = get<{ params: 'id'; data: PointsProduct }>('/api/promo/points/{id}', {
  codes: { ...PRODUCT_CODES, ...codes },
});
export const listPointsGoods = get<{ query: URLSearchParams; data: PointsList }>('/api/promo/p/points', { codes });
export const viewOwnPointsGood = get<{ params: 'id'; data: OwnPointsGood }>('/api/promo/p/points/{id}', { codes });
