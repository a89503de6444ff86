import { z } from '@hono/zod-openapi';
import { addedDocument } from '#contract/documents/schema.ts';
import * as calls from '#contract/points-mall/desk.calls.ts';
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
import { addCall, type createCalls, operatorOf } from '../http/call.ts';
import { addPointsGood, listPointsGoods, movePieces, stockOfGood } from './desk.ts';
import { pointsGood } from './document.ts';

/** The points mall as the mall and its shops make it. */
export function pointsMallDeskRoutes(app: ReturnType<typeof createCalls>, deps: Deps): void {
  const call = { tag: 'Desk', area: pointsGood.area } as const;
  documentRoutes(app, deps, pointsGood);

  addCall(
    app,
    calls.listPointsGoods,
    {
      ...call,
      summary: 'Goods of the points mall, and what they brought',
      query: deskPointsQuery,
      data: deskPointsGoods,
    },
    ({ c, query }) => listPointsGoods(deps, operatorOf(c), query, c.get('language')),
  );
  addCall(
    app,
    calls.addPointsGood,
    { ...call, summary: 'Put a SKU into the points mall', body: pointsGoodDocument, data: addedDocument },
    async ({ c, body, key }) => ({ id: await addPointsGood(deps, operatorOf(c), body, key) }),
  );
  const stock = { ...call, params: z.object({ ref: refText.describe('Id of the good.') }), data: pointsStock } as const;
  addCall(
    app,
    calls.viewPointsStock,
    { ...stock, summary: 'Pieces of a good of the points mall, and of its SKU' },
    ({ c, params }) => stockOfGood(deps, operatorOf(c), Number(params.ref)),
  );
  addCall(
    app,
    calls.movePointsStock,
    { ...stock, summary: 'Move pieces between a SKU and the points mall', body: movePointsStock },
    ({ c, params, body, key }) => movePieces(deps, operatorOf(c), Number(params.ref), body.pieces, key),
  );
}
