import { createHash } from 'node:crypto';
import { and, eq, gt } from 'drizzle-orm';
import type { Db } from '../db/open.ts';
import { session } from '../db/schema.ts';

/** Paths with `/p/` that visitors may call: the footer is theirs too (domain decisions, section 3). */
const OPEN_TO_VISITORS = new Set(['/api/app/p/home/config/bottomTree']);

export const needsToken = (path: string): boolean =>
  /^\/(api|im)\/(.+\/)?p\//.test(path) && !OPEN_TO_VISITORS.has(path);

export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');

/** The account of a live session, from an Authorization header; the cookie is never read here. */
export async function accountOf(db: Db, header: string | undefined, now: Date): Promise<number | undefined> {
  const token = header?.replace(/^Bearer /, '').trim();
  if (!token || token.length > 200) return undefined;
  const [row] = await db
    .select({ accountId: session.accountId })
    .from(session)
    .where(and(eq(session.tokenHash, hashToken(token)), gt(session.expiresAt, now)));
  return row?.accountId;
}
