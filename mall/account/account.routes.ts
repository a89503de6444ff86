import { z } from '@hono/zod-openapi';
import {
  codeSent,
  loginRequest,
  loginResult,
  phoneVerified,
  publicKey,
  registerRequest,
  resetPassword,
  sendCode,
  sendLoginCode,
  verifyPhone,
} from '#contract/account/schema.ts';
import type { Deps } from '../deps.ts';
import { addPathCall, type createCalls } from '../http/call.ts';
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
  profileCompleted: ProfileCompleted,
): void {
  const post = { method: 'post', tag } as const;

  addPathCall(
    app,
    {
      method: 'get',
      path: '/api/app/security/publicKey',
      summary: 'Key to encryptPassword passwords with',
      tag,
      data: publicKey,
    },
    ({ c }) => passwordKey.publicKey(deps, callerOf(c)),
  );
  addPathCall(
    app,
    {
      ...post,
      path: '/api/app/login',
      summary: 'Log in by password',
      body: loginRequest,
      data: loginResult,
      guarded: true,
    },
    ({ c, body }) => countLogin(deps.metrics, 'password', () => account.logIn(deps, body, callerOf(c))),
  );
  addPathCall(
    app,
    { ...post, path: '/api/app/smsLogin', summary: 'Log in by SMS code', body: loginRequest, data: loginResult },
    ({ c, body }) => countLogin(deps.metrics, 'sms', () => account.logInBySms(deps, body, callerOf(c))),
  );
  addPathCall(
    app,
    {
      ...post,
      path: '/api/app/sms/sendLoginCode',
      summary: 'A code to log in',
      body: sendLoginCode,
      data: codeSent,
      done: 'codeSent',
    },
    ({ c, body }) => account.sendVisitorCode(deps, 'login', body, callerOf(c)),
  );
  addPathCall(
    app,
    {
      ...post,
      path: '/api/app/sms/send',
      summary: 'A code to register or to reset',
      body: sendCode,
      data: codeSent,
      done: 'codeSent',
    },
    ({ c, body }) => account.sendVisitorCode(deps, body.purpose, body, callerOf(c)),
  );
  addPathCall(
    app,
    { ...post, path: '/api/app/sms/verify', summary: 'Prove a phone', body: verifyPhone, data: phoneVerified },
    async ({ c, body }) => ({ ticket: await account.provePhone(deps, body.purpose, body, callerOf(c)) }),
  );
  addPathCall(
    app,
    {
      ...post,
      path: '/api/app/register',
      summary: 'Open an account',
      body: registerRequest,
      data: loginResult,
      guarded: true,
    },
    ({ c, body }) => account.register(deps, body, callerOf(c)),
  );
  addPathCall(
    app,
    {
      ...post,
      path: '/api/app/resetPassword',
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
  addPathCall(app, { ...post, path: '/api/app/logOut', summary: 'End this session', data: z.null() }, async ({ c }) => {
    await closeSession(deps, tokenOf(c.req.header('authorization')));
    return null;
  });
  accountCenterRoutes(app, deps, profileCompleted);
}
