import type { MiddlewareHandler } from 'hono';
import { markSeen, sessionOf } from '../account/live-session.ts';
import type { Deps } from '../deps.ts';
import { operatorByToken } from '../operator/live-session.ts';
import type { CallContext, CallEnv } from './call.ts';
import { MallError } from './error.ts';
import { isDeskPath, needsToken, tokenOf } from './token.ts';

/** Says whose call it is; refuses calls of `/p/` paths without a live session. */
export function loginGuard(deps: Deps): MiddlewareHandler<CallEnv> {
  return async (c, next) => {
    const token = tokenOf(c.req.header('authorization'));
    const known = token !== undefined && (await (isDeskPath(c.req.path) ? knowOperator : knowShopper)(deps, c, token));
    if (!known && needsToken(c.req.path)) throw new MallError('session', 'session');
    c.header('cache-control', 'no-store');
    await next();
  };
}

/** The account of a live token; using it lengthens its life. */
export async function accountByToken(
  { database: { db }, clock, log }: Deps,
  token: string,
): Promise<number | undefined> {
  const now = clock();
  const live = await sessionOf(db, token, now);
  if (live) markSeen(db, live, now).catch((error: Error) => log.warn({ reason: error.message }, 'session not marked'));
  return live?.accountId;
}

async function knowShopper({ database: { db }, clock, log }: Deps, c: CallContext, token: string): Promise<boolean> {
  const now = clock();
  const live = await sessionOf(db, token, now);
  c.set('accountId', live?.accountId);
  c.set('sessionId', live?.id);
  // Nobody waits for this, and a database that cannot be written to must not end sessions.
  if (live) markSeen(db, live, now).catch((error: Error) => log.warn({ reason: error.message }, 'session not marked'));
  return live !== undefined;
}

async function knowOperator({ database: { db }, clock }: Deps, c: CallContext, token: string): Promise<boolean> {
  const operator = await operatorByToken(db, token, clock());
  c.set('operator', operator);
  return operator !== undefined;
}
