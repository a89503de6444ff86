import * as calls from '#contract/points-mall/desk.calls.ts';
import type { PointsGoodDocument } from '#contract/points-mall/desk.schema.ts';
import { desk } from '../../lib/browser/api/desk/client.ts';
import { fromNow } from '../../lib/browser/desk/time.ts';
import type { FailureWords } from '../../lib/shared/api/failure.ts';
import { createAction } from '../public/action.ts';
import { createIdempotentCall } from '../public/idempotent-call.ts';
import { createResource } from '../public/resource.ts';
import { promotionKind } from './promotion.ts';

function newPointsGood(): PointsGoodDocument {
  const [startsAt, endsAt] = fromNow(365);
  return {
    ...{ productId: 0, skuId: 0, points: 500, money: 0, limitEach: null, stopped: false, sort: 0 },
    startsAt,
    endsAt,
  };
}

export const POINTS_GOODS = promotionKind({
  kind: 'points-good',
  path: '/desk/points-mall',
  texts: 'deskpoints',
  list: calls.listPointsGoods,
  add: calls.addPointsGood,
  start: newPointsGood,
});

export function createPointsStock(ref: string, words: FailureWords) {
  const stock = createResource(() => desk.call(calls.viewPointsStock, { params: { ref } }), words);
  const action = createAction(words);
  const call = createIdempotentCall<{ pieces: number }>();

  /** @param pieces out of the stock of the SKU; negative: back @returns whether they were moved */
  const move = (pieces: number): Promise<boolean> =>
    action.run(async () => {
      const body = { pieces };
      const move = (key: string) => desk.call(calls.movePointsStock, { params: { ref }, body, key });
      stock.put(await call.run(body, move));
    });

  return { ...stock, $busy: action.$busy, move };
}
