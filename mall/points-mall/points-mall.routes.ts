import { z } from '@hono/zod-openapi';
import { ownPointsGood, pointsList, pointsProduct, pointsQuery } from '#contract/points-mall/schema.ts';
import { idText } from '#contract/query.schema.ts';
import type { Deps } from '../deps.ts';
import { addPathCall, type CallContext, type createCalls, shopperOf } from '../http/call.ts';
import { listGoods, viewOwnGood, viewPointsProduct } from './show.ts';

const call = { method: 'get', tag: 'Promotions' } as const;

export function pointsMallRoutes(app: ReturnType<typeof createCalls>, { database, clock }: Deps): void {
  const viewer = (c: CallContext) => ({ db: database.db, language: c.get('language'), now: clock() });
  const shopper = (c: CallContext) => ({ ...viewer(c), accountId: shopperOf(c).accountId });
  const one = z.object({ id: idText.describe('Id of the good in the points mall.') });
  addPathCall(
    app,
    {
      ...call,
      path: '/api/promo/points/{id}',
      summary: 'A good of the points mall, with its product',
      params: one,
      data: pointsProduct,
    },
    ({ c, params }) => viewPointsProduct(viewer(c), params.id),
  );
  addPathCall(
    app,
    {
      ...call,
      path: '/api/promo/p/points',
      summary: 'Goods of the points mall, and the points of the shopper',
      query: pointsQuery,
      data: pointsList,
    },
    ({ c, query }) => listGoods(shopper(c), query),
  );
  addPathCall(
    app,
    {
      ...call,
      path: '/api/promo/p/points/{id}',
      summary: 'A good of the points mall, as it stands for the shopper',
      params: one,
      data: ownPointsGood,
    },
    ({ c, params }) => viewOwnGood(shopper(c), params.id),
  );
}
