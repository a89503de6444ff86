import { atom } from 'nanostores';
import { listPointsGoods, viewOwnPointsGood } from '#contract/points-mall/calls.ts';
import { mall } from '../../lib/browser/api/browser.ts';
import { type PointsFilter, pointsParams } from '../../lib/browser/points-mall/points-mall-url.ts';
import type { FailureWords } from '../../lib/shared/api/failure.ts';
import { createPaged } from '../public/paged.ts';
import { createResource } from '../public/resource.ts';

export const createPointsMall = (first: PointsFilter, words: FailureWords) =>
  createPaged(first, (filter: PointsFilter) => mall.call(listPointsGoods, { query: pointsParams(filter) }), words);

export function createPointsGood(id: number, words: FailureWords) {
  const good = createResource(() => mall.call(viewOwnPointsGood, { params: { id } }), words);
  return { ...good, $quantity: atom(1) };
}
