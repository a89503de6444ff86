import type { MiddlewareHandler } from 'hono';
import { type LiveSession, type LiveSessions, markSeen } from './account/live-session.ts';
import type { Deps } from './deps.ts';
import { MallError } from './error.ts';
import type { CallContext, CallEnv } from './http/call.ts';
import { isDeskPath, needsToken, tokenOf } from './http/token.ts';
import { liveByToken, markDeskSeen } from './operator/live-session.ts';

export function loginGuard(deps: Deps, sessions: LiveSessions): MiddlewareHandler<CallEnv> {
  const know = (c: CallContext, token: string) =>
    isDeskPath(c.req.path) ? knowOperator(deps, c, token) : knowShopper(deps, sessions, c, token);
  return async (c, next) => {
    const token = tokenOf(c.req.header('authorization'));
    const known = token !== undefined && (await know(c, token));
    if (!known && needsToken(c.req.path)) throw new MallError('session', 'session');
    c.header('cache-control', 'no-store');
    await next();
  };
}

export async function extendSession(
  { database: { db }, clock, log }: Deps,
  sessions: LiveSessions,
  token: string,
): Promise<LiveSession | undefined> {
  const live = await sessions.of(token);
  // Not awaited, and a database that cannot be written to must not end sessions.
  if (live)
    markSeen(db, live, clock()).catch((error: Error) => log.warn({ reason: error.message }, 'session not marked'));
  return live;
}

async function knowShopper(deps: Deps, sessions: LiveSessions, c: CallContext, token: string): Promise<boolean> {
  const live = await extendSession(deps, sessions, token);
  c.set('accountId', live?.accountId);
  c.set('sessionId', live?.id);
  return live !== undefined;
}

async function knowOperator(deps: Deps, c: CallContext, token: string): Promise<boolean> {
  const { database, clock, log } = deps;
  const live = await liveByToken(deps, token);
  c.set('operator', live?.operator);
  c.set('desk', live?.session);
  if (live)
    markDeskSeen(database.db, live.session, clock()).catch((error: Error) =>
      log.warn({ reason: error.message }, 'session not marked'),
    );
  return live !== undefined;
}
