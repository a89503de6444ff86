import { z } from '@hono/zod-openapi';
import { addedDocument } from '#contract/documents/schema.ts';
import * as calls from '#contract/group-buy/desk.calls.ts';
import {
  deskGroupBuyQuery,
  deskGroupBuys,
  deskGroups,
  deskGroupsQuery,
  groupBuyDocument,
  groupBuyGoods,
} from '#contract/group-buy/desk.schema.ts';
import { idText, refText } from '#contract/query.schema.ts';
import type { Deps } from '../deps.ts';
import { documentRoutes } from '../documents/documents.routes.ts';
import { addCall, type createCalls, operatorOf } from '../http/call.ts';
import { addGroupBuy, goodsOf, listGroupBuys, listGroups } from './desk.ts';
import { groupBuy } from './document.ts';

/** Group-buy as the mall and its shops make it. */
export function groupBuyDeskRoutes(app: ReturnType<typeof createCalls>, deps: Deps): void {
  const call = { tag: 'Desk', area: groupBuy.area } as const;
  documentRoutes(app, deps, groupBuy);

  addCall(
    app,
    calls.listGroupBuys,
    { ...call, summary: 'Group-buy activities, and what they brought', query: deskGroupBuyQuery, data: deskGroupBuys },
    ({ c, query }) => listGroupBuys(deps, operatorOf(c), query, c.get('language')),
  );
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
    calls.addGroupBuy,
    { ...call, summary: 'Add a group-buy activity', body: groupBuyDocument, data: addedDocument },
    async ({ c, body, key }) => ({ id: await addGroupBuy(deps, operatorOf(c), body, key) }),
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
