import { z } from '@hono/zod-openapi';
import * as calls from '#contract/points-mall/desk.calls.ts';
import { deskPointsGoods, movePointsStock, pointsStock } from '#contract/points-mall/desk.schema.ts';
import { refText } from '#contract/query.schema.ts';
import { activityRoutes } from '../activity/activity.routes.ts';
import type { Deps } from '../deps.ts';
import { addCall, type createCalls, operatorOf } from '../http/call.ts';
import { admitPointsGood, listPointsGoods, movePieces, stockOfGood } from './desk.ts';
import { pointsGood } from './document.ts';

export function pointsMallDeskRoutes(app: ReturnType<typeof createCalls>, deps: Deps): void {
  const call = { tag: 'Desk' } as const;
  activityRoutes(app, deps, {
    kind: pointsGood,
    list: {
      call: calls.listPointsGoods,
      summary: 'Goods of the points mall, and what they brought',
      data: deskPointsGoods,
      handler: listPointsGoods,
    },
    add: { call: calls.addPointsGood, summary: 'Put a SKU into the points mall', admit: admitPointsGood },
  });

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
