import DataLoader from 'dataloader';
import { and, eq, gt, lte, sql } from 'drizzle-orm';
import { SESSION } from '#contract/account/session.values.ts';
import { MINUTE_MS } from '#contract/time.ts';
import type { Db } from '../db/open.ts';
import { statement } from '../db/statement.ts';
import type { Deps } from '../deps.ts';
import { hashToken } from '../http/token.ts';
import { session } from './account.tables.ts';

const SEEN_EVERY_MS = 5 * MINUTE_MS;
export type LiveSession = { id: string; accountId: number; seenAt: Date; createdAt: Date };

const live = statement((db) => {
  const { id, tokenHash, accountId, seenAt, createdAt } = session;
  return db
    .select({ id, tokenHash, accountId, seenAt, createdAt })
    .from(session)
    .where(
      and(sql`${session.tokenHash} = any(${sql.placeholder('hashes')})`, gt(session.expiresAt, sql.placeholder('now'))),
    );
});

export type LiveSessions = { of(token: string): Promise<LiveSession | undefined> };

/**
 * Simultaneous calls share one statement: a crowd would otherwise fill the database queue before the mall knows who they are. Nothing is
 * cached.
 */
export function createLiveSessions({ database: { db }, clock }: Pick<Deps, 'database' | 'clock'>): LiveSessions {
  const find = async (hashes: readonly string[]): Promise<(LiveSession | undefined)[]> => {
    const rows = await live(db, { hashes: [...new Set(hashes)], now: clock() });
    const found = new Map(rows.map((row) => [row.tokenHash, row]));
    return hashes.map((hash) => found.get(hash));
  };
  const together = new DataLoader(find, { cache: false, batchScheduleFn: setImmediate });
  return { of: (token) => together.load(hashToken(token)) };
}

export const sessionEnd = (createdAt: Date, now: Date): Date =>
  new Date(Math.min(now.getTime() + SESSION.sliding, createdAt.getTime() + SESSION.absolute));

export async function markSeen(db: Db, { id, seenAt, createdAt }: LiveSession, now: Date): Promise<void> {
  const due = new Date(now.getTime() - SEEN_EVERY_MS);
  if (seenAt > due) return;
  await db
    .update(session)
    .set({ seenAt: now, expiresAt: sessionEnd(createdAt, now) })
    .where(and(eq(session.id, id), lte(session.seenAt, due)));
}
