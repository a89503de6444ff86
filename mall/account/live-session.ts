import { and, eq, gt, lte, sql } from 'drizzle-orm';
import { ACCOUNT } from '../../contract/account.ts';
import type { Db } from '../db/open.ts';
import { session } from '../db/schema-account.ts';
import { statement } from '../db/statement.ts';
import { hashToken } from '../http/token.ts';

/** How often the life of a session in use is written. */
const SEEN_EVERY_MS = 5 * 60_000;
export type LiveSession = { id: string; accountId: number; seenAt: Date; createdAt: Date };

const live = statement((db) => {
  const { id, accountId, seenAt, createdAt } = session;
  return db
    .select({ id, accountId, seenAt, createdAt })
    .from(session)
    .where(and(eq(session.tokenHash, sql.placeholder('hash')), gt(session.expiresAt, sql.placeholder('now'))));
});

/** The live session of a token. */
export async function sessionOf(db: Db, token: string, now: Date): Promise<LiveSession | undefined> {
  const [row] = await live(db, { hash: hashToken(token), now });
  return row;
}

/** When a session made at `createdAt` and used at `now` ends. */
export const sessionEnd = (createdAt: Date, now: Date): Date =>
  new Date(Math.min(now.getTime() + ACCOUNT.tokenSliding, createdAt.getTime() + ACCOUNT.tokenAbsolute));

/** Lengthens the life of a session in use; of many calls at once, one writes. */
export async function markSeen(db: Db, { id, seenAt, createdAt }: LiveSession, now: Date): Promise<void> {
  const due = new Date(now.getTime() - SEEN_EVERY_MS);
  if (seenAt > due) return;
  await db
    .update(session)
    .set({ seenAt: now, expiresAt: sessionEnd(createdAt, now) })
    .where(and(eq(session.id, id), lte(session.seenAt, due)));
}
