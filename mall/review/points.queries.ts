import { and, eq, gte, inArray, sql } from 'drizzle-orm';
import type { Db, Tx } from '../db/open.ts';
import { LEDGER_UNIT, ledger } from '../money/money.tables.ts';

const sum = sql`coalesce(sum(${ledger.amount}), 0)`.mapWith(Number);
const points = (accountId: number) => and(eq(ledger.accountId, accountId), eq(ledger.unit, LEDGER_UNIT.POINTS));

export async function earnedSince(db: Db | Tx, accountId: number, since: Date): Promise<number> {
  const [row] = await db
    .select({ sum })
    .from(ledger)
    .where(and(points(accountId), eq(ledger.kind, 'review'), gte(ledger.at, since)));
  return row?.sum ?? 0;
}

export async function pointsOfReviews(
  db: Db | Tx,
  accountId: number,
  lineIds: readonly number[],
): Promise<Map<number, number>> {
  const own = inArray(ledger.businessId, lineIds.map(String));
  const rows = await db
    .select({ lineId: ledger.businessId, sum })
    .from(ledger)
    .where(and(points(accountId), inArray(ledger.kind, ['review', 'takeBack']), own))
    .groupBy(ledger.businessId);
  return new Map(rows.map(({ lineId, sum }) => [Number(lineId), sum]));
}
