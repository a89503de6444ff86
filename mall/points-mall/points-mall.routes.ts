import { z } from '@hono/zod-openapi';
import * as calls from '#contract/points-mall/calls.ts';
import { ownPointsGood, pointsList, pointsProduct, pointsQuery } from '#contract/points-mall/schema.ts';
import { idText } from '#contract/query.schema.ts';
import type { Deps } from '../deps.ts';
import { addCall, type CallContext, type createCalls, shopperOf } from '../http/call.ts';
import { listGoods, viewOwnGood, viewPointsProduct } from './show.ts';

const tag = 'Promotions';

export function pointsMallRoutes(app: ReturnType<typeof createCalls>, { database, clock }: Deps): void {
  const viewer = (c: CallContext) => ({ db: database.db, language: c.get('language'), now: clock() });
  const shopper = (c: CallContext) => ({ ...viewer(c), accountId: shopperOf(c).accountId });
  const one = z.object({ id: idText.describe('Id of the good in the points mall.') });
  addCall(
    app,
    calls.viewPointsProduct,
    {
      tag,
      summary: 'A good of the points mall, with its product',
      params: one,
      data: pointsProduct,
    },
    ({ c, params }) => viewPointsProduct(viewer(c), params.id),
  );
  addCall(
    app,
    calls.listPointsGoods,
    {
      tag,
      summary: 'Goods of the points mall, and the points of the shopper',
      query: pointsQuery,
      data: pointsList,
    },
    ({ c, query }) => listGoods(shopper(c), query),
  );
  addCall(
    app,
    calls.viewOwnPointsGood,
    {
      tag,
      summary: 'A good of the points mall, as it stands for the shopper',
      params: one,
      data: ownPointsGood,
    },
    ({ c, params }) => viewOwnGood(shopper(c), params.id),
  );
}
