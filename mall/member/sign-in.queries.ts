import { and, asc, desc, eq, gte, lt } from 'drizzle-orm';
import type { MemberTask } from '#contract/member/schema.ts';
import type { Db, Tx } from '../db/open.ts';
import { memberSignIn, memberTask } from './member.tables.ts';

export async function lastSigned(db: Db | Tx, accountId: number) {
  const { day, streak } = memberSignIn;
  const [row] = await db
    .select({ day, streak })
    .from(memberSignIn)
    .where(eq(memberSignIn.accountId, accountId))
    .orderBy(desc(memberSignIn.day))
    .limit(1);
  return row;
}

export const addSigned = (tx: Tx, row: typeof memberSignIn.$inferInsert) => tx.insert(memberSignIn).values(row);

export async function signedIn(db: Db, accountId: number, from: string, before: string): Promise<string[]> {
  const { day } = memberSignIn;
  const rows = await db
    .select({ day })
    .from(memberSignIn)
    .where(and(eq(memberSignIn.accountId, accountId), gte(day, from), lt(day, before)))
    .orderBy(asc(day));
  return rows.map((row) => row.day);
}

export async function addTask(tx: Tx, row: typeof memberTask.$inferInsert): Promise<boolean> {
  const added = await tx.insert(memberTask).values(row).onConflictDoNothing().returning({ task: memberTask.task });
  return added.length > 0;
}

export async function tasksDone(db: Db, accountId: number): Promise<Set<MemberTask>> {
  const rows = await db.select({ task: memberTask.task }).from(memberTask).where(eq(memberTask.accountId, accountId));
  return new Set(rows.map(({ task }) => task));
}
