import { DESK_POINTS_CODES } from '#contract/desk-response-codes.ts';
import type { DeskPointsGoods, PointsGoodDocument, PointsStock } from '#contract/points-mall/desk.schema.ts';
import { checking } from '../../check-codes.ts';
import { desk as anyDesk } from './client.ts';

const desk = checking(anyDesk, DESK_POINTS_CODES);

const PATH = '/desk/p/points-goods';
const stockPath = (id: string): string => `/desk/p/points-good/${id}/stock`;

export const listPointsGoods = (query: URLSearchParams): Promise<DeskPointsGoods> => desk.get(`${PATH}?${query}`);
export const addPointsGood = (value: PointsGoodDocument, key: string): Promise<{ id: string }> =>
  desk.post(PATH, value, { 'idempotency-key': key });
export const pointsStock = (id: string): Promise<PointsStock> => desk.get(stockPath(id));
export const movePointsStock = (id: string, pieces: number, key: string): Promise<PointsStock> =>
  desk.post(stockPath(id), { pieces }, { 'idempotency-key': key });
