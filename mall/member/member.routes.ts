import * as calls from '#contract/member/calls.ts';
import {
  equityView,
  memberPrice,
  memberView,
  pointsPage,
  pointsQuery,
  signInDone,
  signInQuery,
  signInView,
} from '#contract/member/schema.ts';
import type { Deps } from '../deps.ts';
import { addCall, type CallContext, type createCalls, shopperOf } from '../http/call.ts';
import { benefitsOf } from './member.ts';
import * as own from './own.ts';
import { signIn, signInOf } from './sign-in.ts';

const tag = 'Members';
const viewer = (c: CallContext) => ({ accountId: shopperOf(c).accountId, language: c.get('language') });

export function memberRoutes(app: ReturnType<typeof createCalls>, deps: Deps): void {
  addCall(app, calls.viewMember, { tag, summary: 'Level, growth and benefits', data: memberView }, ({ c }) =>
    own.memberView(deps, viewer(c)),
  );
  addCall(
    app,
    calls.viewEquity,
    {
      tag,
      summary: 'Every benefit by level and plan',
      data: equityView,
    },
    ({ c }) => own.equityView(deps, viewer(c)),
  );
  addCall(
    app,
    calls.viewMemberPrice,
    { tag, summary: 'The discount of a member', data: memberPrice },
    async ({ c }) => {
      const { off } = await benefitsOf(deps.database.db, shopperOf(c).accountId, deps.clock());
      return { off };
    },
  );
  addCall(
    app,
    calls.viewPoints,
    {
      tag,
      summary: 'Points, and what moved them',
      query: pointsQuery,
      data: pointsPage,
    },
    ({ c, query }) => own.pointsPage(deps, shopperOf(c).accountId, query),
  );
  addCall(
    app,
    calls.viewSignIns,
    {
      tag,
      summary: 'Days that were signed in',
      query: signInQuery,
      data: signInView,
    },
    ({ c, query }) => signInOf(deps, shopperOf(c).accountId, query),
  );
  addCall(
    app,
    calls.signIn,
    {
      tag,
      summary: 'Sign in for today: once, however often it is called',
      data: signInDone,
    },
    ({ c }) => signIn(deps, shopperOf(c).accountId),
  );
}
