import { z } from '@hono/zod-openapi';
import * as calls from '#contract/account/calls.ts';
import {
  accountChange,
  accountView,
  codeSent,
  confirmEmail,
  passwordChange,
  phoneChange,
  sendEmailCode,
  sendNewPhoneCode,
  sendOldPhoneCode,
  sessionId,
  sessionView,
  userInfo,
} from '#contract/account/schema.ts';
import type { Deps } from '../deps.ts';
import { addCall, type createCalls, shopperOf } from '../http/call.ts';
import { callerOf } from '../http/caller.ts';
import * as email from './email.ts';
import * as profile from './profile.ts';
import * as sessions from './sessions.ts';

const tag = 'Account';

export function accountCenterRoutes(
  app: ReturnType<typeof createCalls>,
  deps: Deps,
  profileCompleted: profile.ProfileCompleted,
): void {
  addCall(app, calls.viewUser, { tag, summary: 'Who is logged in', data: userInfo }, ({ c }) =>
    profile.userInfo(deps, shopperOf(c).accountId),
  );
  addCall(app, calls.viewAccount, { tag, summary: 'The account', data: accountView }, ({ c }) =>
    profile.viewAccount(deps, shopperOf(c).accountId),
  );
  addCall(
    app,
    calls.changeAccount,
    {
      summary: 'Change the account',
      tag,
      body: accountChange,
      data: accountView,
    },
    ({ c, body }) => profile.changeAccount(deps, shopperOf(c).accountId, body, profileCompleted),
  );
  addCall(
    app,
    calls.changePassword,
    {
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
  addEmailCalls(app, deps);
  addSessionCalls(app, deps);
}

function addPhoneCalls(app: ReturnType<typeof createCalls>, deps: Deps): void {
  const sms = { tag, data: codeSent, done: 'codeSent' } as const;
  addCall(
    app,
    calls.sendOldPhoneCode,
    { ...sms, summary: 'A code to the phone in use', body: sendOldPhoneCode },
    ({ c }) => profile.sendOldCode(deps, shopperOf(c).accountId, callerOf(c)),
  );
  addCall(
    app,
    calls.sendNewPhoneCode,
    { ...sms, summary: 'A code to the new phone', body: sendNewPhoneCode },
    ({ c, body }) => profile.sendNewCode(deps, shopperOf(c).accountId, body, callerOf(c)),
  );
  addCall(
    app,
    calls.changePhone,
    {
      summary: 'Change the phone; both prove themselves',
      tag,
      body: phoneChange,
      data: accountView,
    },
    ({ c, body }) => profile.changePhone(deps, shopperOf(c).accountId, body, callerOf(c)),
  );
}

function addEmailCalls(app: ReturnType<typeof createCalls>, deps: Deps): void {
  addCall(
    app,
    calls.sendEmailCode,
    { tag, summary: 'A code to an e-mail address', body: sendEmailCode, data: codeSent, done: 'codeSent' },
    ({ c, body }) => email.sendEmailCode(deps, shopperOf(c).accountId, body, callerOf(c)),
  );
  addCall(
    app,
    calls.confirmEmail,
    { tag, summary: 'Confirm an e-mail address, or another one', body: confirmEmail, data: accountView },
    ({ c, body }) => email.confirmEmail(deps, shopperOf(c).accountId, body, callerOf(c)),
  );
  addCall(app, calls.removeEmail, { tag, summary: 'Remove the e-mail address', data: accountView }, ({ c }) =>
    email.removeEmail(deps, shopperOf(c).accountId),
  );
}

function addSessionCalls(app: ReturnType<typeof createCalls>, deps: Deps): void {
  const end = { tag, data: z.null() } as const;
  addCall(
    app,
    calls.listSessions,
    { summary: 'Where the account is logged in', tag, data: z.array(sessionView) },
    ({ c }) => {
      const { accountId, sessionId } = shopperOf(c);
      return sessions.listSessions(deps, accountId, sessionId);
    },
  );
  addCall(app, calls.endOtherSessions, { ...end, summary: 'Log out everywhere else' }, async ({ c }) => {
    const { accountId, sessionId } = shopperOf(c);
    await sessions.dropOtherSessions(deps, accountId, sessionId);
    return null;
  });
  addCall(app, calls.endSession, { ...end, summary: 'Log out there', params: sessionId }, async ({ c, params }) => {
    await sessions.dropSession(deps, shopperOf(c).accountId, params.id);
    return null;
  });
}
