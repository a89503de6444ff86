import { z } from '@hono/zod-openapi';
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
import { addPathCall, type CallContext, type createCalls, shopperOf } from '../http/call.ts';
import { benefitsOf } from './member.ts';
import * as own from './own.ts';
import { signIn, signInOf } from './sign-in.ts';

const tag = 'Members';
const viewer = (c: CallContext) => ({ accountId: shopperOf(c).accountId, language: c.get('language') });

export function memberRoutes(app: ReturnType<typeof createCalls>, deps: Deps): void {
  const path = '/api/app/p';
  addPathCall(
    app,
    { method: 'get', tag, path: `${path}/member`, summary: 'Level, growth and benefits', data: memberView },
    ({ c }) => own.memberView(deps, viewer(c)),
  );
  addPathCall(
    app,
    {
      method: 'get',
      tag,
      path: `${path}/member/equity`,
      summary: 'Every benefit by level and plan',
      data: equityView,
    },
    ({ c }) => own.equityView(deps, viewer(c)),
  );
  addPathCall(
    app,
    { method: 'get', tag, path: `${path}/member/price`, summary: 'The discount of a member', data: memberPrice },
    async ({ c }) => {
      const { off } = await benefitsOf(deps.database.db, shopperOf(c).accountId, deps.clock());
      return { off };
    },
  );
  addPathCall(
    app,
    {
      method: 'get',
      tag,
      path: `${path}/points`,
      summary: 'Points, and what moved them',
      query: pointsQuery,
      data: pointsPage,
    },
    ({ c, query }) => own.pointsPage(deps, shopperOf(c).accountId, query),
  );
  addPathCall(
    app,
    {
      method: 'get',
      tag,
      path: `${path}/signIn`,
      summary: 'Days that were signed in',
      query: signInQuery,
      data: signInView,
    },
    ({ c, query }) => signInOf(deps, shopperOf(c).accountId, query),
  );
  addPathCall(
    app,
    {
      method: 'post',
      tag,
      path: `${path}/signIn`,
      summary: 'Sign in for today: once, however often it is called',
      body: z.object({}),
      data: signInDone,
    },
    ({ c }) => signIn(deps, shopperOf(c).accountId),
  );
}
