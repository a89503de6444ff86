import { z } from '@hono/zod-openapi';
import {
  deskPointsGoods,
  deskPointsQuery,
  movePointsStock,
  pointsGoodDocument,
  pointsStock,
} from '#contract/points-mall/desk.schema.ts';
import { refText } from '#contract/query.schema.ts';
import type { Deps } from '../deps.ts';
import { documentRoutes } from '../documents/documents.routes.ts';
import { addPathCall, type createCalls, operatorOf } from '../http/call.ts';
import { addPointsGood, listPointsGoods, movePieces, stockOfGood } from './desk.ts';
import { pointsGood } from './document.ts';

/** The points mall as the mall and its shops make it. */
export function pointsMallDeskRoutes(app: ReturnType<typeof createCalls>, deps: Deps): void {
  const call = { tag: 'Desk', area: pointsGood.area } as const;
  const path = '/api/desk/p/points-goods';
  documentRoutes(app, deps, pointsGood);

  addPathCall(
    app,
    {
      ...call,
      method: 'get',
      path,
      summary: 'Goods of the points mall, and what they brought',
      query: deskPointsQuery,
      data: deskPointsGoods,
    },
    ({ c, query }) => listPointsGoods(deps, operatorOf(c), query, c.get('language')),
  );
  addPathCall(
    app,
    {
      ...call,
      method: 'post',
      path,
      summary: 'Put a SKU into the points mall',
      body: pointsGoodDocument,
      data: z.object({ id: z.string().describe('Its id.') }),
      idempotent: true,
    },
    async ({ c, body, key }) => ({ id: await addPointsGood(deps, operatorOf(c), body, key) }),
  );
  const stock = {
    ...call,
    path: '/api/desk/p/points-good/{ref}/stock',
    params: z.object({ ref: refText.describe('Id of the good.') }),
    data: pointsStock,
  } as const;
  addPathCall(
    app,
    { ...stock, method: 'get', summary: 'Pieces of a good of the points mall, and of its SKU' },
    ({ c, params }) => stockOfGood(deps, operatorOf(c), Number(params.ref)),
  );
  addPathCall(
    app,
    {
      ...stock,
      method: 'post',
      summary: 'Move pieces between a SKU and the points mall',
      body: movePointsStock,
      idempotent: true,
    },
    ({ c, params, body, key }) => movePieces(deps, operatorOf(c), Number(params.ref), body.pieces, key),
  );
}
