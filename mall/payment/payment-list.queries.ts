import { and, desc, eq, gte, inArray, isNotNull, lt, max, ne, or, type SQL, sql } from 'drizzle-orm';
import { STUCK_REFUND_TRIES } from '#contract/dashboard/desk.waiting.values.ts';
import type { Db } from '../db/open.ts';
import { order } from '../order/order.tables.ts';
import { MONEY_BACK_STATUS, payment, providerRefund } from './payment.tables.ts';

export type ReceivedFilter = { number?: string; tradeId?: string | undefined; from?: Date; to?: Date; stuck?: boolean };
export type ReceivedPlace = { id: string; paidAt: Date };

const matching = ({ number, tradeId, from, to, stuck }: ReceivedFilter): SQL | undefined =>
  and(
    isNotNull(payment.paidAt),
    from && gte(payment.paidAt, from),
    to && lt(payment.paidAt, to),
    stuck
      ? sql`${payment.id} in (select payment_id from money_back where status = 10 and tries >= ${sql.raw(String(STUCK_REFUND_TRIES))})`
      : undefined,
    number === undefined
      ? undefined
      : or(
          eq(payment.id, number),
          eq(payment.providerId, number),
          inArray(payment.tradeId, tradeId === undefined ? [number] : [number, tradeId]),
        ),
  );

const columns = {
  id: payment.id,
  tradeId: payment.tradeId,
  provider: payment.provider,
  way: payment.way,
  providerId: payment.providerId,
  amount: payment.amount,
  balance: payment.balance,
  createdAt: payment.createdAt,
  paidAt: payment.paidAt,
};

const newest = [desc(payment.paidAt), desc(payment.id)];

export const receivedPage = (db: Db, filter: ReceivedFilter, limit: number, offset: number) =>
  db
    .select(columns)
    .from(payment)
    .where(matching(filter))
    .orderBy(...newest)
    .limit(limit)
    .offset(offset);
export type PaidRow = Awaited<ReturnType<typeof receivedPage>>[number];

export const receivedAfter = (db: Db, filter: ReceivedFilter, place: ReceivedPlace | undefined, limit: number) =>
  db
    .select(columns)
    .from(payment)
    .where(
      and(
        matching(filter),
        place && sql`(${payment.paidAt}, ${payment.id}) < (${place.paidAt.toISOString()}::timestamptz, ${place.id})`,
      ),
    )
    .orderBy(...newest)
    .limit(limit);

const amountAt = (status: number) =>
  sql`coalesce(sum(${providerRefund.amount}) filter (where ${providerRefund.status} = ${status}), 0)`.mapWith(Number);

export const refundsOf = (db: Db, paymentIds: string[]) =>
  db
    .select({
      paymentId: providerRefund.paymentId,
      refunded: amountAt(MONEY_BACK_STATUS.DONE),
      refunding: amountAt(MONEY_BACK_STATUS.WAITING),
      refundTries:
        sql`coalesce(max(${providerRefund.tries}) filter (where ${providerRefund.status} = ${MONEY_BACK_STATUS.WAITING}), 0)`.mapWith(
          Number,
        ),
      refundedAt: max(sql`${providerRefund.doneAt}`).mapWith(providerRefund.doneAt),
    })
    .from(providerRefund)
    .where(and(inArray(providerRefund.paymentId, paymentIds), ne(providerRefund.status, MONEY_BACK_STATUS.FAILED)))
    .groupBy(providerRefund.paymentId);

export async function countReceived(db: Db, filter: ReceivedFilter, most: number): Promise<number> {
  const counted = db.select({ one: sql`1` }).from(payment).where(matching(filter)).limit(most).as('counted');
  const [row] = await db.select({ n: sql<number>`count(*)::int` }).from(counted);
  return row?.n ?? 0;
}

export async function tradeOfOrder(db: Db, orderId: string): Promise<string | undefined> {
  const [row] = await db.select({ tradeId: order.tradeId }).from(order).where(eq(order.id, orderId));
  return row?.tradeId;
}

export const ordersOfTrades = (db: Db, tradeIds: string[]) =>
  db.select({ id: order.id, tradeId: order.tradeId }).from(order).where(inArray(order.tradeId, tradeIds));
