import { eq, sql } from 'drizzle-orm';
import type { Db, Tx } from '../db/open.ts';
import { setting } from '../settings/settings.tables.ts';
import { memberOf } from './member.rules.ts';
import { member } from './member.tables.ts';

export const MEMBER_SETTING = 'member';
export async function memberSetting(db: Db | Tx) {
  const [row] = await db.select({ value: setting.value }).from(setting).where(eq(setting.name, MEMBER_SETTING));
  return memberOf(row?.value);
}

export async function standingOf(db: Db | Tx, accountId: number) {
  const [row] = await db.select().from(member).where(eq(member.accountId, accountId));
  return row;
}

export async function lockMember(tx: Tx, accountId: number, at: Date) {
  const [row] = await tx
    .insert(member)
    .values({ accountId, reviewedAt: at })
    .onConflictDoUpdate({ target: member.accountId, set: { accountId: sql`excluded.account_id` } })
    .returning();
  return row as typeof member.$inferSelect;
}

export const setMember = (tx: Tx, accountId: number, set: Partial<typeof member.$inferInsert>) =>
  tx.update(member).set(set).where(eq(member.accountId, accountId));
