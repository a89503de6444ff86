import { z } from '@hono/zod-openapi';
import { buyMember, memberShop, planFigures } from '#contract/buy-member/schema.ts';
import { submitted } from '#contract/checkout/schema.ts';
import { publicId } from '#contract/order/schema.ts';
import type { Deps } from '../deps.ts';
import { addPathCall, type createCalls, shopperOf } from '../http/call.ts';
import { buyMembership, memberShopOf, planFiguresOf, refundMembership } from './shop.ts';

const tag = 'Members';

export function buyMemberRoutes(app: ReturnType<typeof createCalls>, deps: Deps): void {
  addPathCall(
    app,
    {
      ...{ method: 'get', tag, path: '/api/oms/p/membership' },
      summary: 'Paid memberships that can be bought, and those that were',
      data: memberShop,
    },
    ({ c }) => memberShopOf(deps, shopperOf(c).accountId),
  );
  addPathCall(
    app,
    {
      ...{ method: 'post', tag, path: '/api/oms/p/membership/buy' },
      summary: 'Make the order of a paid membership',
      body: buyMember,
      data: submitted,
      idempotent: true,
    },
    ({ c, body, key }) => buyMembership(deps, shopperOf(c).accountId, body, key),
  );
  addPathCall(
    app,
    {
      ...{ method: 'post', tag, path: '/api/oms/p/membership/{id}/refund' },
      summary: 'Give a paid membership back, of which no benefit was used',
      params: z.object({ id: publicId }),
      body: z.object({}),
      data: z.null(),
    },
    async ({ c, params }) => {
      await refundMembership(deps, shopperOf(c).accountId, params.id);
      return null;
    },
  );
  addPathCall(
    app,
    {
      ...{ method: 'get', tag: 'Desk', area: 'money', path: '/api/desk/p/member-plans' },
      summary: 'What each paid membership brought',
      data: planFigures,
    },
    () => planFiguresOf(deps),
  );
}
