import { and, eq, inArray, lte } from 'drizzle-orm';
import { STATUS } from '#contract/enums.ts';
import type { Db, Tx } from '../db/open.ts';
import { operator, operatorSession } from './operator.tables.ts';

export async function operatorByName(db: Db, userName: string) {
  const [row] = await db
    .select()
    .from(operator)
    .where(and(eq(operator.userName, userName), eq(operator.status, STATUS.NORMAL)));
  return row;
}

/** Whether they may still work here with this password. A shared lock keeps both unchanged until the transaction ends. */
export async function lockCredentials(tx: Tx, id: number, passwordHash: string): Promise<boolean> {
  const still = and(eq(operator.id, id), eq(operator.passwordHash, passwordHash), eq(operator.status, STATUS.NORMAL));
  return (await tx.select({ id: operator.id }).from(operator).where(still).for('share')).length > 0;
}

export const addSession = (tx: Tx, row: typeof operatorSession.$inferInsert) => tx.insert(operatorSession).values(row);

export async function dropSession(db: Db, tokenHash: string): Promise<number | undefined> {
  const own = eq(operatorSession.tokenHash, tokenHash);
  const [row] = await db.delete(operatorSession).where(own).returning({ operatorId: operatorSession.operatorId });
  return row?.operatorId;
}

export const dropExpired = (db: Db, operatorId: number, now: Date) =>
  db
    .delete(operatorSession)
    .where(and(eq(operatorSession.operatorId, operatorId), lte(operatorSession.expiresAt, now)));

export async function dropEnded(db: Db, now: Date, limit: number): Promise<number> {
  const { tokenHash, expiresAt } = operatorSession;
  const ended = db
    .select({ tokenHash })
    .from(operatorSession)
    .where(lte(expiresAt, now))
    .limit(limit)
    .for('update', { skipLocked: true });
  return (await db.delete(operatorSession).where(inArray(tokenHash, ended)).returning({ tokenHash })).length;
}
