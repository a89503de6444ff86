import { z } from '@hono/zod-openapi';
import {
  accountChange,
  accountView,
  codeSent,
  passwordChange,
  phoneChange,
  sendNewPhoneCode,
  sendOldPhoneCode,
  sessionId,
  sessionView,
  userInfo,
} from '#contract/account/schema.ts';
import type { Deps } from '../deps.ts';
import { addPathCall, type createCalls, shopperOf } from '../http/call.ts';
import { callerOf } from '../http/caller.ts';
import * as profile from './profile.ts';
import * as sessions from './sessions.ts';

const tag = 'Account';
const BASE = '/api/app/p/user';

/** Calls of the account centre. */
export function accountCenterRoutes(
  app: ReturnType<typeof createCalls>,
  deps: Deps,
  profileCompleted: profile.ProfileCompleted,
): void {
  const get = { method: 'get', tag } as const;

  addPathCall(app, { ...get, path: `${BASE}/userInfo`, summary: 'Who is logged in', data: userInfo }, ({ c }) =>
    profile.userInfo(deps, shopperOf(c).accountId),
  );
  addPathCall(app, { ...get, path: `${BASE}/account`, summary: 'The account', data: accountView }, ({ c }) =>
    profile.viewAccount(deps, shopperOf(c).accountId),
  );
  addPathCall(
    app,
    {
      method: 'put',
      path: `${BASE}/account`,
      summary: 'Change the account',
      tag,
      body: accountChange,
      data: accountView,
    },
    ({ c, body }) => profile.changeAccount(deps, shopperOf(c).accountId, body, profileCompleted),
  );
  addPathCall(
    app,
    {
      method: 'put',
      path: `${BASE}/password`,
      summary: 'Change the password; other sessions end',
      tag,
      body: passwordChange,
      data: z.null(),
      guarded: true,
    },
    async ({ c, body }) => {
      await profile.changePassword(deps, shopperOf(c), body, callerOf(c));
      return null;
    },
  );
  addPhoneCalls(app, deps);
  addSessionCalls(app, deps);
}

function addPhoneCalls(app: ReturnType<typeof createCalls>, deps: Deps): void {
  const sms = { method: 'post', tag, data: codeSent, done: 'codeSent' } as const;
  addPathCall(
    app,
    { ...sms, path: `${BASE}/phone/oldCode`, summary: 'A code to the phone in use', body: sendOldPhoneCode },
    ({ c }) => profile.sendOldCode(deps, shopperOf(c).accountId, callerOf(c)),
  );
  addPathCall(
    app,
    { ...sms, path: `${BASE}/phone/newCode`, summary: 'A code to the new phone', body: sendNewPhoneCode },
    ({ c, body }) => profile.sendNewCode(deps, shopperOf(c).accountId, body, callerOf(c)),
  );
  addPathCall(
    app,
    {
      method: 'put',
      path: `${BASE}/phone`,
      summary: 'Change the phone; both prove themselves',
      tag,
      body: phoneChange,
      data: accountView,
    },
    ({ c, body }) => profile.changePhone(deps, shopperOf(c).accountId, body, callerOf(c)),
  );
}

function addSessionCalls(app: ReturnType<typeof createCalls>, deps: Deps): void {
  const path = `${BASE}/sessions`;
  const end = { method: 'delete', tag, data: z.null() } as const;
  addPathCall(
    app,
    { method: 'get', path, summary: 'Where the account is logged in', tag, data: z.array(sessionView) },
    ({ c }) => {
      const { accountId, sessionId } = shopperOf(c);
      return sessions.listSessions(deps, accountId, sessionId);
    },
  );
  addPathCall(app, { ...end, path, summary: 'Log out everywhere else' }, async ({ c }) => {
    const { accountId, sessionId } = shopperOf(c);
    await sessions.dropOtherSessions(deps, accountId, sessionId);
    return null;
  });
  addPathCall(
    app,
    { ...end, path: `${path}/{id}`, summary: 'Log out there', params: sessionId },
    async ({ c, params }) => {
      await sessions.dropSession(deps, shopperOf(c).accountId, params.id);
      return null;
    },
  );
}
