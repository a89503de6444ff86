import { and, asc, count, desc, eq, gt, gte, inArray, isNull, lt, lte, min, ne, sql } from 'drizzle-orm';
import type { LedgerKind } from '#contract/payment/values.ts';
import { PAYMENT_STATUS } from '#contract/payment/values.ts';
import type { Db, Tx } from '../db/open.ts';
import { rowsOf } from '../db/rows.ts';
import { statement } from '../db/statement.ts';
import { order, trade } from '../order/order.tables.ts';
import { payment, providerRefund } from '../payment/payment.tables.ts';
import { nextYear } from './expiry.rules.ts';
import { LEDGER_UNIT, ledger, wallet } from './money.tables.ts';

export type LedgerUnit = (typeof LEDGER_UNIT)[keyof typeof LEDGER_UNIT];
export type Posting = {
  accountId: number;
  unit: LedgerUnit;
  /** Fen, or points; negative takes. */
  amount: number;
  kind: LedgerKind;
  businessId: string;
  key: string;
  at: Date;
};

const counterOf = (unit: LedgerUnit) => (unit === LEDGER_UNIT.BALANCE ? wallet.balance : wallet.points);

export type PointsWallet = { accountId: number; points: number; pointsCheckAt: Date | null };
const { accountId: walletOwner, balance: walletBalance, points: walletPoints, pointsCheckAt } = wallet;
const pointsHeld = { accountId: walletOwner, points: walletPoints, pointsCheckAt };

export async function lockWallet(tx: Tx, accountId: number): Promise<PointsWallet> {
  const [row] = await tx
    .insert(wallet)
    .values({ accountId })
    .onConflictDoUpdate({ target: wallet.accountId, set: { accountId } })
    .returning(pointsHeld);
  return row as PointsWallet;
}

export async function isBooked(tx: Tx, unit: LedgerUnit, key: string): Promise<boolean> {
  const [row] = await tx
    .select({ id: ledger.id })
    .from(ledger)
    .where(and(eq(ledger.unit, unit), eq(ledger.key, key)));
  return row !== undefined;
}

/** When an entry requires the next check: new points at the end of the year; returned ones keep their age, and may have expired already. */
function checkAfter({ unit, amount, kind, at }: Posting): Date | undefined {
  if (unit !== LEDGER_UNIT.POINTS || amount <= 0) return undefined;
  return kind === 'refund' ? at : nextYear(at);
}

/** Points that a refund takes back may have been spent; the wallet then goes below zero. */
const owes = ({ unit, kind }: Posting): boolean => unit === LEDGER_UNIT.POINTS && kind === 'takeBack';

/** Unless it would go below zero. @returns the new value */
export async function moveCounter(tx: Tx, posting: Posting): Promise<number | undefined> {
  const { accountId, unit, amount } = posting;
  const counter = counterOf(unit);
  const check = checkAfter(posting)?.toISOString();
  const name = unit === LEDGER_UNIT.BALANCE ? 'balance' : 'points';
  const [row] = await tx
    .update(wallet)
    .set({
      [name]: sql`${counter} + ${amount}`,
      ...(check ? { pointsCheckAt: sql`least(${wallet.pointsCheckAt}, ${check}::timestamptz)` } : {}),
    })
    .where(and(eq(wallet.accountId, accountId), owes(posting) ? undefined : sql`${counter} + ${amount} >= 0`))
    .returning({ after: counter });
  return row?.after;
}

export const claimDuePoints = (tx: Tx, now: Date, limit: number): Promise<PointsWallet[]> =>
  tx
    .select(pointsHeld)
    .from(wallet)
    .where(lte(wallet.pointsCheckAt, now))
    .orderBy(asc(wallet.pointsCheckAt))
    .limit(limit)
    .for('update', { skipLocked: true });

const pointsOfAll = (accountIds: number[]) =>
  and(inArray(ledger.accountId, accountIds), eq(ledger.unit, LEDGER_UNIT.POINTS));
const sumOfAmounts = sql`coalesce(sum(${ledger.amount}), 0)`.mapWith(Number);

/** By shopper. Returned points are not new. */
export async function pointsSince(db: Db | Tx, accountIds: number[], since: Date): Promise<Map<number, number>> {
  const rows = await db
    .select({ accountId: ledger.accountId, sum: sumOfAmounts })
    .from(ledger)
    .where(and(pointsOfAll(accountIds), gt(ledger.amount, 0), ne(ledger.kind, 'refund'), gte(ledger.at, since)))
    .groupBy(ledger.accountId);
  return new Map(rows.map(({ accountId, sum }) => [accountId, sum]));
}

export type CameBack = { sum: number; first: Date };

export async function pointsBackSince(db: Db | Tx, accountIds: number[], since: Date, ordered: Date) {
  const rows = await db
    .select({ accountId: ledger.accountId, sum: sumOfAmounts, first: min(ledger.at) })
    .from(ledger)
    .innerJoin(order, eq(order.id, ledger.businessId))
    .where(and(pointsOfAll(accountIds), eq(ledger.kind, 'refund'), gt(ledger.at, since), lt(order.createdAt, ordered)))
    .groupBy(ledger.accountId);
  return new Map(rows.flatMap(({ accountId, sum, first }) => (first ? [[accountId, { sum, first }] as const] : [])));
}

export type PointsOver = { accountId: number; amount: number; nextCheck: Date | null };

export async function expireOver(tx: Tx, over: readonly PointsOver[], at: Date): Promise<void> {
  const rows = over.map(({ accountId, amount, nextCheck }) => ({ id: accountId, n: amount, next: nextCheck }));
  const now = sql`${at.toISOString()}::text`;
  await rowsOf(
    tx,
    sql`with moved as (
        update wallet w set points = w.points - r.n, points_check_at = r.next
        from json_to_recordset(${JSON.stringify(rows)}::json) as r (id int, n int, next timestamptz)
        where w.account_id = r.id returning w.account_id, r.n, w.points
      )
      insert into ledger (account_id, unit, amount, after, kind, business_id, key, at)
      select account_id, ${LEDGER_UNIT.POINTS}::smallint, -n, points, 'expire', ${now},
        'expired:' || account_id || ':' || gen_random_uuid(), ${now}::timestamptz
      from moved where n > 0 order by account_id`,
  );
}

export const addEntry = (tx: Tx, posting: Posting, after: number) => tx.insert(ledger).values({ ...posting, after });

export async function walletOf(db: Db | Tx, accountId: number): Promise<{ balance: number; points: number }> {
  const { balance, points } = wallet;
  const [row] = await db.select({ balance, points }).from(wallet).where(eq(wallet.accountId, accountId));
  return row ?? { balance: 0, points: 0 };
}

const walletRows = statement((db) =>
  db
    .select({ ...pointsHeld, balance: walletBalance })
    .from(wallet)
    .where(eq(wallet.accountId, sql.placeholder('accountId'))),
);

/** Still includes expired points that are not booked yet. */
export async function bookedWallet(db: Db | Tx, accountId: number): Promise<PointsWallet & { balance: number }> {
  const [row] = await walletRows(db, { accountId });
  return row ?? { accountId, balance: 0, points: 0, pointsCheckAt: null };
}

const ownEntries = (accountId: number, unit: LedgerUnit, kind: LedgerKind | undefined) =>
  and(eq(ledger.accountId, accountId), eq(ledger.unit, unit), kind && eq(ledger.kind, kind));

export async function countEntries(db: Db, accountId: number, unit: LedgerUnit, kind?: LedgerKind): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(ledger)
    .where(ownEntries(accountId, unit, kind));
  return row?.total ?? 0;
}

export const entries = (
  db: Db,
  { accountId, unit, kind }: { accountId: number; unit: LedgerUnit; kind?: LedgerKind | undefined },
  limit: number,
  offset: number,
) =>
  db
    .select()
    .from(ledger)
    .where(ownEntries(accountId, unit, kind))
    .orderBy(desc(ledger.id))
    .limit(limit)
    .offset(offset);

export async function lockTrade(tx: Tx, tradeId: string) {
  const { accountId, paidBalance } = trade;
  const [row] = await tx.select({ accountId, paidBalance }).from(trade).where(eq(trade.id, tradeId)).for('update');
  return row;
}

const { id: paymentId, amount: paymentAmount } = payment;
const paidOnline = (db: Db | Tx, tradeId: string) =>
  db
    .select({ id: paymentId, amount: paymentAmount })
    .from(payment)
    .where(and(eq(payment.tradeId, tradeId), eq(payment.status, PAYMENT_STATUS.PAID)))
    .orderBy(payment.id);

/** Online payments of a trade, oldest first, with the fen of each that are not refunded or being refunded; locked. */
export const lockOnline = async (tx: Tx, tradeId: string) => stillHeld(tx, await paidOnline(tx, tradeId).for('update'));

export const seeOnline = async (db: Db, tradeId: string) => stillHeld(db, await paidOnline(db, tradeId));

async function stillHeld(tx: Db | Tx, payments: { id: string; amount: number }[]) {
  const ids = payments.map((row) => row.id);
  const refunds = ids.length
    ? await tx
        .select({ id: providerRefund.paymentId, sum: sql`sum(${providerRefund.amount})`.mapWith(Number) })
        .from(providerRefund)
        .where(inArray(providerRefund.paymentId, ids))
        .groupBy(providerRefund.paymentId)
    : [];
  const gone = new Map(refunds.map((row) => [row.id, row.sum]));
  return payments.map((row) => ({ id: row.id, held: row.amount - (gone.get(row.id) ?? 0) }));
}

export async function refundToBalance(tx: Db | Tx, tradeId: string): Promise<number> {
  const orders = tx.select({ id: order.id }).from(order).where(eq(order.tradeId, tradeId));
  const [row] = await tx
    .select({ sum: sql`coalesce(sum(${providerRefund.amount}), 0)`.mapWith(Number) })
    .from(providerRefund)
    .where(and(isNull(providerRefund.paymentId), inArray(providerRefund.orderId, orders)));
  return row?.sum ?? 0;
}

export async function isRefunded(tx: Tx, keys: string[]): Promise<boolean> {
  const [row] = await tx
    .select({ id: providerRefund.id })
    .from(providerRefund)
    .where(inArray(providerRefund.key, keys))
    .limit(1);
  return row !== undefined;
}

export const addRefunds = (tx: Tx, rows: (typeof providerRefund.$inferInsert)[]) =>
  tx.insert(providerRefund).values(rows);

export async function seeTrade(db: Db, tradeId: string): Promise<number> {
  const [row] = await db.select({ paidBalance: trade.paidBalance }).from(trade).where(eq(trade.id, tradeId));
  return row?.paidBalance ?? 0;
}

export const refundsOf = (db: Db | Tx, orderId: string) =>
  db
    .select()
    .from(providerRefund)
    .where(eq(providerRefund.orderId, orderId))
    .orderBy(providerRefund.createdAt, providerRefund.id);
