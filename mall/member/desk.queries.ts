import { and, count, eq, gt, gte, inArray, sql } from 'drizzle-orm';
import { account } from '../account/account.tables.ts';
import type { Db, Tx } from '../db/open.ts';
import { LEDGER_UNIT, ledger } from '../money/money.tables.ts';
import { member, memberSignIn } from './member.tables.ts';

export const byLevel = (db: Db) => db.select({ level: member.level, n: count() }).from(member).groupBy(member.level);

export const countPaid = (db: Db, at: Date) => db.$count(member, gt(member.paidUntil, at));
export const countSigned = (db: Db, day: string) => db.$count(memberSignIn, eq(memberSignIn.day, day));

export async function pointsMoved(db: Db, since: Date): Promise<{ given: number; used: number }> {
  const sum = (which: ReturnType<typeof inArray>) =>
    sql`coalesce(sum(${ledger.amount}) filter (where ${which}), 0)`.mapWith(Number);
  const [row] = await db
    .select({
      given: sum(inArray(ledger.kind, ['earn', 'signIn', 'task'])),
      used: sum(inArray(ledger.kind, ['pay', 'refund'])),
    })
    .from(ledger)
    .where(and(eq(ledger.unit, LEDGER_UNIT.POINTS), gte(ledger.at, since)));
  return { given: row?.given ?? 0, used: 0 - (row?.used ?? 0) };
}

const who = { id: account.id, userName: account.userName, mobile: account.mobile };

export async function shopperByMobile(db: Db, mobile: string) {
  const [row] = await db.select(who).from(account).where(eq(account.mobile, mobile));
  return row;
}

export async function shopperById(db: Db | Tx, id: number) {
  const [row] = await db.select(who).from(account).where(eq(account.id, id));
  return row;
}
