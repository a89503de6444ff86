import { and, asc, count, desc, eq, gte, inArray, isNotNull, isNull, lt, lte, notInArray, sql } from 'drizzle-orm';
import type { StatementPeriod, StatementStatus } from '#contract/settlement/values.ts';
import { STATEMENT_STATUS } from '#contract/settlement/values.ts';
import type { Db, Tx } from '../db/open.ts';
import { rowsOf } from '../db/rows.ts';
import { shop } from '../store/shop.tables.ts';
import { storeApplication } from '../store/store.tables.ts';
import { shopAccount, shopEntry, shopStatement } from './settlement.tables.ts';

/** `shopId` undefined: of every shop. */
export type Scope = { shopId: number | undefined };
export type Statement = typeof shopStatement.$inferSelect;

const inPeriod = (before: Date) =>
  and(isNotNull(shopEntry.availableAt), isNull(shopEntry.statementId), lt(shopEntry.availableAt, before));

/** Shops with entries of before a time that are in no statement yet. */
export async function shopsToClose(
  db: Db,
  period: StatementPeriod,
  { to, before }: { to: string; before: Date },
  except: readonly number[],
  limit: number,
): Promise<number[]> {
  const open = db
    .select({ one: sql`1` })
    .from(shopEntry)
    .where(and(eq(shopEntry.shopId, shopAccount.shopId), eq(shopEntry.counted, true), inPeriod(before)));
  const closed = db
    .select({ one: sql`1` })
    .from(shopStatement)
    .where(and(eq(shopStatement.shopId, shopAccount.shopId), gte(shopStatement.to, to)));
  const rows = await db
    .select({ id: shopAccount.shopId })
    .from(shopAccount)
    .where(
      and(
        eq(shopAccount.period, period),
        notInArray(shopAccount.shopId, [...except]),
        sql`exists (${open}) and not exists (${closed})`,
      ),
    )
    .orderBy(asc(shopAccount.shopId))
    .limit(limit);
  return rows.map(({ id }) => id);
}

export async function claimAccount(tx: Tx, shopId: number, period: StatementPeriod): Promise<boolean> {
  const rows = await tx
    .select({ id: shopAccount.shopId })
    .from(shopAccount)
    .where(and(eq(shopAccount.shopId, shopId), eq(shopAccount.period, period)))
    .for('update', { skipLocked: true });
  return rows.length > 0;
}

export async function lastStatement(db: Db | Tx, shopId: number): Promise<Statement | undefined> {
  const [row] = await db
    .select()
    .from(shopStatement)
    .where(eq(shopStatement.shopId, shopId))
    .orderBy(desc(shopStatement.from))
    .limit(1);
  return row;
}

export async function addStatement(tx: Tx, row: typeof shopStatement.$inferInsert): Promise<number> {
  const [added] = await tx.insert(shopStatement).values(row).returning({ id: shopStatement.id });
  return added?.id ?? 0;
}

/** Entries that become available later belong to the next statement, as do those that were not counted yet. */
export async function putInto(tx: Tx, statementId: number, shopId: number, before: Date) {
  const marked = await rowsOf<{ n: number; sum: string }>(
    tx,
    sql`with marked as (
        update shop_entry set statement_id = ${statementId}::int
        where shop_id = ${shopId}::int and statement_id is null and available_at is not null and counted
          and available_at < ${before.toISOString()}::timestamptz
        returning amount)
      select count(*)::int as n, coalesce(sum(amount), 0)::text as sum from marked`,
  );
  return { n: marked[0]?.n ?? 0, sum: Number(marked[0]?.sum ?? 0) };
}

export const finishStatement = (tx: Tx, id: number, { closing, entries }: { closing: number; entries: number }) =>
  tx.update(shopStatement).set({ closing, entries }).where(eq(shopStatement.id, id));

/** Undefined: the shop is the mall's own. */
export async function ownerOf(tx: Tx, shopId: number): Promise<number | undefined> {
  const [row] = await tx
    .select({ accountId: storeApplication.accountId })
    .from(storeApplication)
    .where(eq(storeApplication.shopId, shopId));
  return row?.accountId;
}

/** Those whose shop said nothing in time. @returns how many */
export async function confirmSilent(db: Db, now: Date, limit: number): Promise<number> {
  const due = db
    .select({ id: shopStatement.id })
    .from(shopStatement)
    .where(and(eq(shopStatement.status, STATEMENT_STATUS.OPEN), lte(shopStatement.confirmUntil, now)))
    .orderBy(asc(shopStatement.confirmUntil))
    .limit(limit)
    .for('update', { skipLocked: true });
  const rows = await db
    .update(shopStatement)
    .set({ status: STATEMENT_STATUS.CONFIRMED, confirmedAt: now })
    .where(and(inArray(shopStatement.id, due), eq(shopStatement.status, STATEMENT_STATUS.OPEN)))
    .returning({ id: shopStatement.id });
  return rows.length;
}

const within = ({ shopId }: Scope) => (shopId === undefined ? undefined : eq(shopStatement.shopId, shopId));

export async function lockStatement(tx: Tx, scope: Scope, id: number): Promise<Statement | undefined> {
  const [row] = await tx
    .select()
    .from(shopStatement)
    .where(and(eq(shopStatement.id, id), within(scope)))
    .for('update');
  return row;
}

export const setStatus = (tx: Tx, id: number, status: StatementStatus, by: { at: Date; id: number | null }) =>
  tx
    .update(shopStatement)
    .set({
      status,
      ...(status === STATEMENT_STATUS.CONFIRMED ? { confirmedAt: by.at, confirmedBy: by.id } : {}),
    })
    .where(eq(shopStatement.id, id));

const shown = { statement: shopStatement, shop: shop.name };

export async function statementOf(db: Db, scope: Scope, id: number) {
  const [row] = await db
    .select(shown)
    .from(shopStatement)
    .innerJoin(shop, eq(shop.id, shopStatement.shopId))
    .where(and(eq(shopStatement.id, id), within(scope)));
  return row;
}
export type ShownStatement = NonNullable<Awaited<ReturnType<typeof statementOf>>>;

const matching = (scope: Scope, status: number | undefined) =>
  and(within(scope), status === undefined ? undefined : eq(shopStatement.status, status));

export const statementPage = (db: Db, scope: Scope, status: number | undefined, limit: number, offset: number) =>
  db
    .select(shown)
    .from(shopStatement)
    .innerJoin(shop, eq(shop.id, shopStatement.shopId))
    .where(matching(scope, status))
    .orderBy(desc(shopStatement.id))
    .limit(limit)
    .offset(offset);

export const countStatements = (db: Db, scope: Scope, status: number | undefined) =>
  db.$count(shopStatement, matching(scope, status));

/** What the entries of a statement add up to, by kind. */
export const sumsOf = (db: Db, statementId: number) =>
  db
    .select({
      kind: shopEntry.kind,
      n: count(),
      amount: sql`sum(${shopEntry.amount})`.mapWith(Number),
    })
    .from(shopEntry)
    .where(eq(shopEntry.statementId, statementId))
    .groupBy(shopEntry.kind);

/** The same by the day in China on which they became available. */
export const daysOf = (db: Db, statementId: number) => {
  const day = sql<string>`to_char(${shopEntry.availableAt} at time zone 'Asia/Shanghai', 'YYYY-MM-DD')`;
  return db
    .select({ day, n: count(), amount: sql`sum(${shopEntry.amount})`.mapWith(Number) })
    .from(shopEntry)
    .where(eq(shopEntry.statementId, statementId))
    .groupBy(day)
    .orderBy(asc(day));
};
