import { z } from '@hono/zod-openapi';
import * as calls from '#contract/group-buy/desk.calls.ts';
import { deskGroupBuys, deskGroups, deskGroupsQuery, groupBuyGoods } from '#contract/group-buy/desk.schema.ts';
import { idText, refText } from '#contract/query.schema.ts';
import { activityRoutes } from '../activity/activity.routes.ts';
import type { Deps } from '../deps.ts';
import { addCall, type createCalls, operatorOf } from '../http/call.ts';
import { admitGroupBuy, goodsOf, listGroupBuys, listGroups } from './desk.ts';
import { groupBuy } from './document.ts';

export function groupBuyDeskRoutes(app: ReturnType<typeof createCalls>, deps: Deps): void {
  const call = { tag: 'Desk' } as const;
  activityRoutes(app, deps, {
    kind: groupBuy,
    list: {
      call: calls.listGroupBuys,
      summary: 'Group-buy activities, and what they brought',
      data: deskGroupBuys,
      handler: listGroupBuys,
    },
    add: { call: calls.addGroupBuy, summary: 'Add a group-buy activity', admit: admitGroupBuy },
  });

  addCall(
    app,
    calls.viewGroupBuyGoods,
    {
      ...call,
      summary: 'A product and its SKUs, for an activity',
      params: z.object({ id: idText.describe('Id of the product.') }),
      data: groupBuyGoods,
    },
    ({ c, params }) => goodsOf(deps, operatorOf(c), params.id, c.get('language')),
  );
  addCall(
    app,
    calls.listGroups,
    {
      ...call,
      summary: 'Groups of an activity',
      params: z.object({ ref: refText.describe('Id of the activity.') }),
      query: deskGroupsQuery,
      data: deskGroups,
    },
    ({ c, params, query }) => listGroups(deps, operatorOf(c), Number(params.ref), query.page),
  );
}
