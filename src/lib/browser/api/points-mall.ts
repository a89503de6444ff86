import type { OwnPointsGood, PointsList } from '../../../../contract/points-mall.ts';
import { mall } from './browser.ts';

/** Calls of the points mall (`contract/points-mall.ts`). */

export const pointsGoods = (query: URLSearchParams): Promise<PointsList> => mall.get(`/promo/p/points?${query}`);
export const ownPointsGood = (id: number): Promise<OwnPointsGood> => mall.get(`/promo/p/points/${id}`);
