import { and, desc, eq, gt, inArray, lte, ne, sql } from 'drizzle-orm';
import { ACCOUNT_MOVES, type AccountMove } from '#contract/account/standing.values.ts';
import type { Language } from '#contract/language.ts';
import { isDuplicate } from '../db/errors.ts';
import type { Db, Tx } from '../db/open.ts';
import { upload } from '../upload/upload.tables.ts';
import { account, session } from './account.tables.ts';

export async function accountById(db: Db | Tx, id: number) {
  const [row] = await db.select().from(account).where(eq(account.id, id));
  return row;
}

export async function accountByMobile(db: Db, mobile: string) {
  const [row] = await db.select().from(account).where(eq(account.mobile, mobile));
  return row;
}

export async function accountByName(db: Db, userName: string) {
  const [row] = await db
    .select()
    .from(account)
    .where(eq(sql`lower(${account.userName})`, userName.toLowerCase()));
  return row;
}

export async function addAccount(db: Db | Tx, row: typeof account.$inferInsert): Promise<number | undefined> {
  const [added] = await db.insert(account).values(row).onConflictDoNothing().returning({ id: account.id });
  return added?.id;
}

type Change = Partial<
  Pick<typeof account.$inferInsert, 'nickName' | 'gender' | 'birthday' | 'picture' | 'passwordHash'>
>;
export const changeAccount = (db: Db, id: number, change: Change, now: Date) =>
  db
    .update(account)
    .set({ ...change, updatedAt: now, version: sql`${account.version} + 1` })
    .where(eq(account.id, id));

export async function changeMobile(db: Db, id: number, mobile: string, now: Date): Promise<boolean> {
  try {
    await db
      .update(account)
      .set({ mobile, updatedAt: now, version: sql`${account.version} + 1` })
      .where(eq(account.id, id));
    return true;
  } catch (error) {
    if (isDuplicate(error)) return false;
    throw error;
  }
}

/** @returns false: it is another account's */
export async function changeEmail(db: Db, id: number, email: string | null, now: Date): Promise<boolean> {
  try {
    await db
      .update(account)
      .set({ email, updatedAt: now, version: sql`${account.version} + 1` })
      .where(eq(account.id, id));
    return true;
  } catch (error) {
    if (isDuplicate(error)) return false;
    throw error;
  }
}

export async function ownsUpload(db: Db, accountId: number, name: string): Promise<boolean> {
  const own = and(eq(upload.name, name), eq(upload.accountId, accountId));
  const [row] = await db.select({ name: upload.name }).from(upload).where(own);
  return row !== undefined;
}

/** A shared lock: until the transaction ends, what logging in depends on cannot change. */
export async function lockCredentials(tx: Tx, id: number) {
  const { passwordHash, lockedAt, lockReason, standing, closesAt, language } = account;
  const [row] = await tx
    .select({ passwordHash, lockedAt, lockReason, standing, closesAt, language })
    .from(account)
    .where(eq(account.id, id))
    .for('share');
  return row;
}

export async function lockStanding(tx: Tx, id: number) {
  const [row] = await tx.select({ standing: account.standing }).from(account).where(eq(account.id, id)).for('share');
  return row?.standing;
}

type Moving = Partial<Omit<typeof account.$inferInsert, 'id' | 'standing' | 'version' | 'updatedAt'>>;

/** The only way in which an account changes its standing. @returns whether this call did it */
export async function moveAccount(
  db: Db | Tx,
  id: number,
  move: AccountMove,
  set: Moving,
  now: Date,
): Promise<boolean> {
  const { from, to } = ACCOUNT_MOVES[move];
  const moved = await db
    .update(account)
    .set({ ...set, standing: to, updatedAt: now, version: sql`${account.version} + 1` })
    .where(and(eq(account.id, id), eq(account.standing, from)))
    .returning({ id: account.id });
  return moved.length > 0;
}

export async function changePassword(tx: Tx, id: number, from: string, to: string, now: Date): Promise<boolean> {
  const change = { passwordHash: to, updatedAt: now, version: sql`${account.version} + 1` };
  const still = and(eq(account.id, id), eq(account.passwordHash, from));
  return (await tx.update(account).set(change).where(still).returning({ id: account.id })).length > 0;
}

export const changeLanguage = (db: Db, id: number, language: Language) =>
  db.update(account).set({ language }).where(eq(account.id, id));

export const addSession = (db: Db | Tx, row: typeof session.$inferInsert) => db.insert(session).values(row);

export const liveSessions = (db: Db, accountId: number, now: Date) =>
  db
    .select({ id: session.id, device: session.device, createdAt: session.createdAt, seenAt: session.seenAt })
    .from(session)
    .where(and(eq(session.accountId, accountId), gt(session.expiresAt, now)))
    .orderBy(desc(session.seenAt));

export async function dropToken(db: Db, tokenHash: string): Promise<number | undefined> {
  const own = eq(session.tokenHash, tokenHash);
  const [row] = await db.delete(session).where(own).returning({ accountId: session.accountId });
  return row?.accountId;
}

export async function dropSession(db: Db, accountId: number, id: string): Promise<boolean> {
  const own = and(eq(session.accountId, accountId), eq(session.id, id));
  return (await db.delete(session).where(own).returning({ id: session.id })).length > 0;
}

export const dropSessions = (db: Db, accountId: number, except = '') =>
  db.delete(session).where(and(eq(session.accountId, accountId), ne(session.id, except)));

export const dropExpired = (db: Db, accountId: number, now: Date) =>
  db.delete(session).where(and(eq(session.accountId, accountId), lte(session.expiresAt, now)));

export async function dropEnded(db: Db, now: Date, limit: number): Promise<number> {
  const ended = db
    .select({ id: session.id })
    .from(session)
    .where(lte(session.expiresAt, now))
    .limit(limit)
    .for('update', { skipLocked: true });
  return (await db.delete(session).where(inArray(session.id, ended)).returning({ id: session.id })).length;
}
