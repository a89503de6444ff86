import * as calls from '#contract/group-buy/calls.ts';
import { groupInfo, groupInfoQuery, groupList, groupListQuery } from '#contract/group-buy/schema.ts';
import type { Deps } from '../deps.ts';
import { addCall, type CallContext, type createCalls, shopperOf } from '../http/call.ts';
import { listActivities, viewActivity } from './show.ts';

const tag = 'Promotions';
const shopper = (c: CallContext) => ({ accountId: shopperOf(c).accountId, language: c.get('language') });

export function groupBuyRoutes(app: ReturnType<typeof createCalls>, deps: Deps): void {
  addCall(
    app,
    calls.listGroupBuys,
    {
      tag,
      summary: 'Group-buy activities that run',
      query: groupListQuery,
      data: groupList,
    },
    ({ c, query }) => listActivities(deps, shopper(c), query),
  );
  addCall(
    app,
    calls.viewGroupBuy,
    {
      tag,
      summary: 'A group-buy activity, its open groups, and one of them',
      query: groupInfoQuery,
      data: groupInfo,
    },
    ({ c, query }) => viewActivity(deps, shopper(c), query),
  );
}
