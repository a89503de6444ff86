import { z } from '@hono/zod-openapi';
import * as calls from '#contract/account/calls.ts';
import {
  codeSent,
  loginRequest,
  loginResult,
  phoneVerified,
  publicKey,
  registerRequest,
  reopenAccount,
  resetPassword,
  sendCode,
  sendLoginCode,
  verifyPhone,
} from '#contract/account/schema.ts';
import type { Deps } from '../deps.ts';
import { addCall, type createCalls } from '../http/call.ts';
import { callerOf } from '../http/caller.ts';
import { countLogin } from '../http/metrics.ts';
import { tokenOf } from '../http/token.ts';
import * as account from './account.ts';
import { accountCenterRoutes } from './center.routes.ts';
import * as passwordKey from './password-key.ts';
import type { ProfileCompleted } from './profile.ts';
import { closeSession } from './sessions.ts';

const tag = 'Login';

export function accountRoutes(
  app: ReturnType<typeof createCalls>,
  deps: Deps,
  { profileCompleted, registered }: { profileCompleted: ProfileCompleted; registered: account.Registered },
): void {
  addCall(
    app,
    calls.viewPublicKey,
    {
      summary: 'Key to encryptPassword passwords with',
      tag,
      data: publicKey,
    },
    ({ c }) => passwordKey.publicKey(deps, callerOf(c)),
  );
  addCall(
    app,
    calls.logIn,
    {
      tag,
      summary: 'Log in by password',
      body: loginRequest,
      data: loginResult,
      guarded: true,
    },
    ({ c, body }) => countLogin(deps.metrics, 'password', () => account.logIn(deps, body, callerOf(c))),
  );
  addCall(
    app,
    calls.logInBySms,
    { tag, summary: 'Log in by SMS code', body: loginRequest, data: loginResult },
    ({ c, body }) => countLogin(deps.metrics, 'sms', () => account.logInBySms(deps, body, callerOf(c))),
  );
  addCall(
    app,
    calls.sendLoginCode,
    {
      tag,
      summary: 'A code to log in',
      body: sendLoginCode,
      data: codeSent,
      done: 'codeSent',
    },
    ({ c, body }) => account.sendVisitorCode(deps, 'login', body, callerOf(c)),
  );
  addCall(
    app,
    calls.sendCode,
    {
      tag,
      summary: 'A code to register or to reset',
      body: sendCode,
      data: codeSent,
      done: 'codeSent',
    },
    ({ c, body }) => account.sendVisitorCode(deps, body.purpose, body, callerOf(c)),
  );
  addCall(
    app,
    calls.verifyPhone,
    { tag, summary: 'Prove a phone', body: verifyPhone, data: phoneVerified },
    async ({ c, body }) => ({ ticket: await account.provePhone(deps, body.purpose, body, callerOf(c)) }),
  );
  addCall(
    app,
    calls.register,
    {
      tag,
      summary: 'Open an account',
      body: registerRequest,
      data: loginResult,
      guarded: true,
    },
    ({ c, body }) => account.register(deps, body, callerOf(c), registered),
  );
  addCall(
    app,
    calls.resetPassword,
    {
      tag,
      summary: 'Set a new password',
      body: resetPassword,
      data: z.null(),
      guarded: true,
    },
    async ({ c, body }) => {
      await account.reset(deps, body, callerOf(c));
      return null;
    },
  );
  addCall(
    app,
    calls.reopenAccount,
    { tag, summary: 'Open an account that is being closed again', body: reopenAccount, data: loginResult },
    ({ c, body }) => account.reopen(deps, body, callerOf(c)),
  );
  addCall(app, calls.logOut, { tag, summary: 'End this session', data: z.null() }, async ({ c }) => {
    await closeSession(deps, tokenOf(c.req.header('authorization')));
    return null;
  });
  accountCenterRoutes(app, deps, profileCompleted);
}
