import { z } from '@hono/zod-openapi';
import { codeSent, passwordChange } from '#contract/account/schema.ts';
import * as calls from '#contract/operator/desk.calls.ts';
import {
  operatorInfo,
  operatorLogin,
  operatorToken,
  sendStoreLoginCode,
  storeLogin,
  storeLoginCode,
} from '#contract/operator/schema.ts';
import type { Deps } from '../deps.ts';
import { addCall, type createCalls, deskOf, operatorOf } from '../http/call.ts';
import { callerOf } from '../http/caller.ts';
import { countLogin } from '../http/metrics.ts';
import { tokenOf } from '../http/token.ts';
import { auditRoutes } from './audit.routes.ts';
import { factorRoutes } from './factor.routes.ts';
import * as desk from './operator.ts';
import { changeOwnPassword } from './password.ts';
import { sessionRoutes } from './session.routes.ts';
import { staffRoutes } from './staff.routes.ts';

const tag = 'Desk';

export function operatorRoutes(app: ReturnType<typeof createCalls>, deps: Deps): void {
  const done = { tag, data: z.null() } as const;

  addCall(
    app,
    calls.logIn,
    {
      tag,
      summary: 'Log in as an operator',
      body: operatorLogin,
      data: operatorToken,
      guarded: true,
    },
    async ({ c, body }) => ({
      accessToken: await countLogin(deps.metrics, 'desk', () => desk.logIn(deps, body, callerOf(c))),
    }),
  );
  addCall(
    app,
    calls.logInByCode,
    {
      tag,
      summary: 'Log in to a store account in a new browser, with the code that was sent',
      body: storeLoginCode,
      data: storeLogin,
    },
    ({ c, body }) => countLogin(deps.metrics, 'desk', () => desk.logInByCode(deps, body, callerOf(c))),
  );
  addCall(
    app,
    calls.sendLoginCode,
    {
      tag,
      summary: 'Another code to the owner of a store account',
      body: sendStoreLoginCode,
      data: codeSent,
      done: 'codeSent',
    },
    ({ c, body }) => desk.sendLoginCode(deps, body.ticket, callerOf(c)),
  );
  addCall(app, calls.logOut, { ...done, summary: 'End this session' }, async ({ c }) => {
    await desk.logOut(deps, tokenOf(c.req.header('authorization')));
    return null;
  });
  addCall(app, calls.viewOperator, { tag, summary: 'Who is logged in', data: operatorInfo }, ({ c }) => {
    const { name, role, roleName, rights, shopId, accountId } = operatorOf(c);
    const factorDue = deskOf(c).factorDue?.toISOString() ?? null;
    return { name, role, roleName, rights, shopId, store: accountId !== null, factorDue };
  });
  addCall(
    app,
    calls.changePassword,
    {
      ...done,
      summary: "Another password of one's own; other sessions end",
      body: passwordChange,
      guarded: true,
    },
    async ({ c, body }) => {
      const token = tokenOf(c.req.header('authorization')) ?? '';
      await changeOwnPassword(deps, operatorOf(c), token, body, callerOf(c));
      return null;
    },
  );
  factorRoutes(app, deps);
  sessionRoutes(app, deps);
  staffRoutes(app, deps);
  auditRoutes(app, deps);
}
