import { z } from '@hono/zod-openapi';
import * as calls from '#contract/buy-member/calls.ts';
import { viewPlanFigures } from '#contract/buy-member/desk.calls.ts';
import { buyMember, memberShop, planFigures } from '#contract/buy-member/schema.ts';
import { submitted } from '#contract/checkout/schema.ts';
import { publicId } from '#contract/order/schema.ts';
import type { Deps } from '../deps.ts';
import { addCall, type createCalls, shopperOf } from '../http/call.ts';
import { buyMembership, memberShopOf, planFiguresOf, refundMembership } from './shop.ts';

const tag = 'Members';

export function buyMemberRoutes(app: ReturnType<typeof createCalls>, deps: Deps): void {
  addCall(
    app,
    calls.viewMemberShop,
    {
      tag,
      summary: 'Paid memberships that can be bought, and those that were',
      data: memberShop,
    },
    ({ c }) => memberShopOf(deps, shopperOf(c).accountId),
  );
  addCall(
    app,
    calls.buyMembership,
    {
      tag,
      summary: 'Make the order of a paid membership',
      body: buyMember,
      data: submitted,
    },
    ({ c, body, key }) => buyMembership(deps, shopperOf(c).accountId, body, key),
  );
  addCall(
    app,
    calls.refundMembership,
    {
      tag,
      summary: 'Give a paid membership back, of which no benefit was used',
      params: z.object({ id: publicId }),
      data: z.null(),
    },
    async ({ c, params }) => {
      await refundMembership(deps, shopperOf(c).accountId, params.id);
      return null;
    },
  );
  addCall(
    app,
    viewPlanFigures,
    {
      tag: 'Desk',
      summary: 'What each paid membership brought',
      data: planFigures,
    },
    () => planFiguresOf(deps),
  );
}
