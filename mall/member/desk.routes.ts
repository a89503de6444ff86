import { z } from '@hono/zod-openapi';
import * as calls from '#contract/member/desk.calls.ts';
import { deskMember, deskMemberQuery, deskMembers, memberChange, memberCoupons } from '#contract/member/desk.schema.ts';
import { idText } from '#contract/query.schema.ts';
import type { Deps } from '../deps.ts';
import { documentRoutes } from '../documents/documents.routes.ts';
import { addCall, type createCalls, operatorOf } from '../http/call.ts';
import { changeMember, deskMembersOf, memberCouponsOf, memberKind } from './desk.ts';

export function memberDeskRoutes(app: ReturnType<typeof createCalls>, deps: Deps): void {
  const call = { tag: 'Desk' } as const;
  documentRoutes(app, deps, memberKind);
  addCall(
    app,
    calls.viewMembers,
    {
      ...call,
      summary: 'Figures of members, and one of them by mobile number',
      query: deskMemberQuery,
      data: deskMembers,
    },
    ({ c, query }) => deskMembersOf(deps, query, c.get('language')),
  );
  addCall(
    app,
    calls.listMemberCoupons,
    { ...call, summary: 'Coupons that a level or a paid plan can give', data: memberCoupons },
    ({ c }) => memberCouponsOf(deps, c.get('language')),
  );
  addCall(
    app,
    calls.changeMember,
    {
      ...call,
      summary: "Change a shopper's points and growth, with a reason",
      params: z.object({ id: idText.describe('Id of the shopper.') }),
      body: memberChange,
      data: deskMember,
      done: 'memberChanged',
    },
    ({ c, params, body, key }) => changeMember(deps, operatorOf(c), params.id, body, key),
  );
}
