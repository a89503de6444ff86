import { and, eq, lte } from 'drizzle-orm';
import { STATUS } from '../../contract/enums.ts';
import type { Db } from '../db/open.ts';
import { operator, operatorSession } from '../db/schema-desk.ts';

/** One who may work here. */
export async function operatorByName(db: Db, userName: string) {
  const [row] = await db
    .select()
    .from(operator)
    .where(and(eq(operator.userName, userName), eq(operator.status, STATUS.NORMAL)));
  return row;
}

export const addSession = (db: Db, row: typeof operatorSession.$inferInsert) => db.insert(operatorSession).values(row);

export const dropSession = (db: Db, tokenHash: string) =>
  db.delete(operatorSession).where(eq(operatorSession.tokenHash, tokenHash));

export const dropExpired = (db: Db, operatorId: number, now: Date) =>
  db
    .delete(operatorSession)
    .where(and(eq(operatorSession.operatorId, operatorId), lte(operatorSession.expiresAt, now)));
