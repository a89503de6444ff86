import { get, postOnce } from '../call.ts';
import { DESK_POINTS_CODES } from '../desk-response-codes.ts';
import type { AddedDocument } from '../documents/schema.ts';
import type { DeskPointsGoods, MovePointsStock, PointsGoodDocument, PointsStock } from './desk.schema.ts';

export const listPointsGoods = get<{ query: URLSearchParams; data: DeskPointsGoods }>('/api/desk/p/points-goods', {
  codes: DESK_POINTS_CODES,
  looks: 'promotions',
});
export const addPointsGood = postOnce<{ body: PointsGoodDocument; data: AddedDocument }>('/api/desk/p/points-goods', {
  changes: 'promotions',
});
export const viewPointsStock = get<{ params: 'ref'; data: PointsStock }>('/api/desk/p/points-good/{ref}/stock', {
  looks: 'promotions',
});
export const movePointsStock = postOnce<{ params: 'ref'; body: MovePointsStock; data: PointsStock }>(
  '/api/desk/p/points-good/{ref}/stock',
  { changes: 'promotions' },
);
