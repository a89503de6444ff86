import type { OwnPointsGood, PointsList } from '#contract/points-mall/schema.ts';
import { POINTS_MALL_CODES } from '#contract/response-codes.ts';
import { checking } from '../check-codes.ts';
import { mall as anyMall } from './browser.ts';

const mall = checking(anyMall, POINTS_MALL_CODES);

/** Calls of the points mall (`contract/points-mall/schema.ts`). */

export const pointsGoods = (query: URLSearchParams): Promise<PointsList> => mall.get(`/promo/p/points?${query}`);
export const ownPointsGood = (id: number): Promise<OwnPointsGood> => mall.get(`/promo/p/points/${id}`);
