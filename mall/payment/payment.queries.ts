import { and, asc, eq, inArray, isNotNull, isNull, lt, lte, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { ACCOUNT_STANDING } from '#contract/account/standing.values.ts';
import { PAYMENT_STATUS } from '#contract/payment/values.ts';
import { account, session } from '../account/account.tables.ts';
import type { Db, Tx } from '../db/open.ts';
import { TRADE_STATUS, trade } from '../order/order.tables.ts';
import { BACK_DELAY, CHECK_DELAY } from './payment.rules.ts';
import { MONEY_BACK_STATUS, payment, providerRefund } from './payment.tables.ts';

export type Payment = typeof payment.$inferSelect;
export type Trade = typeof trade.$inferSelect;
export type ProviderRefund = typeof providerRefund.$inferSelect;

const waiting = eq(payment.status, PAYMENT_STATUS.WAITING);

export async function ownTrade(db: Db, accountId: number, id: string): Promise<Trade | undefined> {
  const [row] = await db
    .select()
    .from(trade)
    .where(and(eq(trade.id, id), eq(trade.accountId, accountId)));
  return row;
}

/** A transaction that also locks a payment of the trade locks the trade first. */
export async function lockOwnTrade(tx: Tx, accountId: number, id: string): Promise<Trade | undefined> {
  const own = and(eq(trade.id, id), eq(trade.accountId, accountId));
  const [row] = await tx.select().from(trade).where(own).for('update');
  return row;
}

/** @returns what it costs now; undefined: there is none */
export async function lockTrade(tx: Tx, id: string): Promise<number | undefined> {
  const [row] = await tx.select({ payable: trade.payable }).from(trade).where(eq(trade.id, id)).for('update');
  return row?.payable;
}

type Part = Pick<Payment, 'tradeId' | 'amount' | 'balance'>;

/** At the price that its trade has now. True for a top-up, which has no trade. */
export async function isStillToPay(db: Db, { tradeId, amount, balance }: Part): Promise<boolean> {
  if (!tradeId) return true;
  const [row] = await db
    .select({ status: trade.status, payable: trade.payable })
    .from(trade)
    .where(eq(trade.id, tradeId));
  return row?.status === TRADE_STATUS.TO_PAY && row.payable === amount + balance;
}

export async function isBalanceOpen(db: Db | Tx, sessionId: string): Promise<boolean> {
  const [row] = await db.select({ open: session.balanceOpen }).from(session).where(eq(session.id, sessionId));
  return row?.open ?? false;
}

export const openBalance = (db: Db, sessionId: string) =>
  db.update(session).set({ balanceOpen: true }).where(eq(session.id, sessionId));

export const addPayment = (tx: Tx, row: typeof payment.$inferInsert) => tx.insert(payment).values(row);

export async function ownPayment(db: Db, accountId: number, id: string): Promise<Payment | undefined> {
  const own = and(eq(payment.id, id), eq(payment.accountId, accountId));
  const [row] = await db.select().from(payment).where(own);
  return row;
}

export async function paymentOf(db: Db, provider: string, id: string): Promise<Payment | undefined> {
  const known = and(eq(payment.id, id), eq(payment.provider, provider));
  const [row] = await db.select().from(payment).where(known);
  return row;
}

export async function lockPayment(tx: Tx, id: string): Promise<Payment> {
  const [row] = await tx.select().from(payment).where(eq(payment.id, id)).for('update');
  if (!row) throw new Error('a payment is gone');
  return row;
}

/** Until the transaction ends, the account is not closed. */
export async function lockOpenAccount(tx: Tx, id: number): Promise<boolean> {
  const [row] = await tx.select({ standing: account.standing }).from(account).where(eq(account.id, id)).for('share');
  return row?.standing === ACCOUNT_STANDING.OPEN;
}

export const waitingOf = (db: Db | Tx, tradeId: string): Promise<Payment[]> =>
  db
    .select()
    .from(payment)
    .where(and(eq(payment.tradeId, tradeId), waiting))
    .orderBy(asc(payment.id));

export async function saveStart(db: Db, id: string, start: { code: string | null; redirect: string | null }) {
  const unknown = and(eq(payment.id, id), isNull(payment.code), isNull(payment.redirect));
  await db.update(payment).set(start).where(unknown);
  const [row] = await db.select().from(payment).where(eq(payment.id, id));
  return row;
}

export async function isTaken(tx: Tx, provider: string, providerId: string): Promise<boolean> {
  const same = and(eq(payment.provider, provider), eq(payment.providerId, providerId));
  const [row] = await tx.select({ id: payment.id }).from(payment).where(same);
  return row !== undefined;
}

export const markPaid = (tx: Tx, id: string, providerId: string, paidAt: Date) =>
  tx.update(payment).set({ status: PAYMENT_STATUS.PAID, providerId, paidAt }).where(eq(payment.id, id));

export const markClosed = (db: Db | Tx, id: string) =>
  db
    .update(payment)
    .set({ status: PAYMENT_STATUS.CLOSED })
    .where(and(eq(payment.id, id), waiting));

export const checkSoon = (tx: Tx, tradeId: string, now: Date) =>
  tx
    .update(payment)
    .set({ checkAt: now })
    .where(and(eq(payment.tradeId, tradeId), waiting));

/** As text, because the drivers cannot infer the type of a time next to an interval. */
const later = (now: Date, { first, most }: { first: number; most: number }, times: AnyPgColumn) =>
  sql`${now.toISOString()}::timestamptz + make_interval(secs => least(${first / 1_000}::float8 * power(2, ${times}), ${most / 1_000}))`;

export async function claimCheck(db: Db, id: string, now: Date): Promise<Payment | undefined> {
  const [row] = await db
    .update(payment)
    .set({ checks: sql`${payment.checks} + 1`, checkAt: later(now, CHECK_DELAY, payment.checks) })
    .where(and(eq(payment.id, id), waiting, lte(payment.checkAt, now)))
    .returning();
  return row;
}

export function claimChecks(db: Db, now: Date, limit: number): Promise<Payment[]> {
  const due = db
    .select({ id: payment.id })
    .from(payment)
    .where(and(waiting, lte(payment.checkAt, now)))
    .orderBy(asc(payment.checkAt))
    .limit(limit)
    .for('update', { skipLocked: true });
  return db
    .update(payment)
    .set({ checks: sql`${payment.checks} + 1`, checkAt: later(now, CHECK_DELAY, payment.checks) })
    .where(inArray(payment.id, due))
    .returning();
}

export async function isReturned(db: Db, paymentId: string): Promise<boolean> {
  const returned = and(eq(providerRefund.paymentId, paymentId), isNull(providerRefund.orderId));
  const [row] = await db
    .select({ id: providerRefund.id })
    .from(providerRefund)
    .innerJoin(payment, and(eq(payment.id, providerRefund.paymentId), eq(payment.amount, providerRefund.amount)))
    .where(returned)
    .limit(1);
  return row !== undefined;
}

export const addRefund = (tx: Tx, row: typeof providerRefund.$inferInsert) => tx.insert(providerRefund).values(row);

export function claimRefunds(db: Db, now: Date, limit: number): Promise<ProviderRefund[]> {
  const open = and(eq(providerRefund.status, MONEY_BACK_STATUS.WAITING), isNotNull(providerRefund.paymentId));
  const due = db
    .select({ id: providerRefund.id })
    .from(providerRefund)
    .where(and(open, lte(providerRefund.nextTryAt, now)))
    .orderBy(asc(providerRefund.nextTryAt))
    .limit(limit)
    .for('update', { skipLocked: true });
  return db
    .update(providerRefund)
    .set({ tries: sql`${providerRefund.tries} + 1`, nextTryAt: later(now, BACK_DELAY, providerRefund.tries) })
    .where(inArray(providerRefund.id, due))
    .returning();
}

export async function receiptOf(db: Db, paymentId: string) {
  const { provider, providerId, amount } = payment;
  const [row] = await db.select({ provider, providerId, amount }).from(payment).where(eq(payment.id, paymentId));
  return row;
}

export async function waitingRefunds(db: Db): Promise<{ count: number; amount: number; oldest: Date | null }> {
  const [row] = await db
    .select({
      count: sql<number>`count(*)::int`,
      amount: sql<number>`coalesce(sum(${providerRefund.amount}), 0)::float8`,
      oldest: sql<Date | null>`min(${providerRefund.createdAt})`.mapWith(providerRefund.createdAt),
    })
    .from(providerRefund)
    .where(and(eq(providerRefund.status, MONEY_BACK_STATUS.WAITING), isNotNull(providerRefund.paymentId)));
  return row ?? { count: 0, amount: 0, oldest: null };
}

export async function endRefund(tx: Tx, id: string, status: 20 | 30, at: Date): Promise<ProviderRefund | undefined> {
  const open = and(eq(providerRefund.id, id), eq(providerRefund.status, MONEY_BACK_STATUS.WAITING));
  const [row] = await tx.update(providerRefund).set({ status, doneAt: at }).where(open).returning();
  return row;
}

export async function refundAsked(db: Db, id: string) {
  const [row] = await db
    .select({ provider: payment.provider, amount: providerRefund.amount })
    .from(providerRefund)
    .innerJoin(payment, eq(payment.id, providerRefund.paymentId))
    .where(eq(providerRefund.id, id));
  return row;
}

export async function dropClosed(db: Db, before: Date, limit: number): Promise<number> {
  const closed = db
    .select({ id: payment.id })
    .from(payment)
    // Literals instead of parameters, so that the partial index matches.
    .where(and(sql`${payment.status} = 30 and ${payment.paidAt} is null`, lt(payment.createdAt, before)))
    .limit(limit)
    .for('update', { skipLocked: true });
  return (await db.delete(payment).where(inArray(payment.id, closed)).returning({ id: payment.id })).length;
}
