import { and, desc, eq, gt } from 'drizzle-orm';
import type { Db, Tx } from '../db/open.ts';
import { operatorSession } from './operator.tables.ts';

export const liveSessions = (db: Db, operatorId: number, now: Date) =>
  db
    .select()
    .from(operatorSession)
    .where(and(eq(operatorSession.operatorId, operatorId), gt(operatorSession.expiresAt, now)))
    .orderBy(desc(operatorSession.seenAt), desc(operatorSession.createdAt));

export async function dropSession(db: Db | Tx, operatorId: number, id: string): Promise<boolean> {
  const own = and(eq(operatorSession.operatorId, operatorId), eq(operatorSession.id, id));
  return (await db.delete(operatorSession).where(own).returning({ id: operatorSession.id })).length > 0;
}
