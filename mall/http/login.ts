import type { MiddlewareHandler } from 'hono';
import type { Deps } from '../app.ts';
import type { CallEnv } from './call.ts';
import { MallError } from './error.ts';
import { markSeen, needsToken, sessionOf, tokenOf } from './session.ts';

/** Says whose call it is; refuses calls of `/p/` paths without a live session. */
export function loginGuard({ database: { db }, clock, log }: Deps): MiddlewareHandler<CallEnv> {
  return async (c, next) => {
    const token = tokenOf(c.req.header('authorization'));
    const now = clock();
    const live = token ? await sessionOf(db, token, now) : undefined;
    if (!live && needsToken(c.req.path)) throw new MallError('session', 'session');
    c.set('accountId', live?.accountId);
    c.set('sessionId', live?.id);
    // Nobody waits for this, and a database that cannot be written to must not end sessions.
    if (live)
      markSeen(db, live, now).catch((error: Error) => log.warn({ reason: error.message }, 'session not marked'));
    c.header('cache-control', 'no-store');
    await next();
  };
}
