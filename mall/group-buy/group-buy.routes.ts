import { groupInfo, groupInfoQuery, groupList, groupListQuery } from '#contract/group-buy/schema.ts';
import type { Deps } from '../deps.ts';
import { addPathCall, type CallContext, type createCalls, shopperOf } from '../http/call.ts';
import { listActivities, viewActivity } from './show.ts';

const call = { method: 'get', tag: 'Promotions' } as const;
const shopper = (c: CallContext) => ({ accountId: shopperOf(c).accountId, language: c.get('language') });

export function groupBuyRoutes(app: ReturnType<typeof createCalls>, deps: Deps): void {
  addPathCall(
    app,
    {
      ...call,
      path: '/api/promo/p/groupProd',
      summary: 'Group-buy activities that run',
      query: groupListQuery,
      data: groupList,
    },
    ({ c, query }) => listActivities(deps, shopper(c), query),
  );
  addPathCall(
    app,
    {
      ...call,
      path: '/api/promo/p/groupProd/info',
      summary: 'A group-buy activity, its open groups, and one of them',
      query: groupInfoQuery,
      data: groupInfo,
    },
    ({ c, query }) => viewActivity(deps, shopper(c), query),
  );
}
