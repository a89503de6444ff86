import { and, asc, eq, inArray, isNull, lte, notInArray, or, sql } from 'drizzle-orm';
import { ORDER_STATUS } from '#contract/enums.ts';
import { AFTER_PAYING } from '#contract/order/receipt.rules.ts';
import type { OrderKind, OrderMove } from '#contract/order/values.ts';
import { ORDER_MOVES } from '#contract/order/values.ts';
import type { Db, Tx } from '../db/open.ts';
import { rowsOf } from '../db/rows.ts';
import { shop } from '../store/shop.tables.ts';
import { order, orderLine, orderLog, TRADE_STATUS, trade } from './order.tables.ts';

export type MovedOrder = {
  id: string;
  tradeId: string;
  accountId: number;
  shopId: number;
  madeToOrder: boolean;
  points: number;
  payable: number;
  groupId: string | null;
  refunded: number;
  refundedPoints: number;
  kind: OrderKind;
};
const moved = {
  id: order.id,
  tradeId: order.tradeId,
  accountId: order.accountId,
  shopId: order.shopId,
  madeToOrder: order.madeToOrder,
  points: order.points,
  payable: order.payable,
  groupId: order.groupId,
  refunded: order.refunded,
  refundedPoints: order.refundedPoints,
  kind: order.kind,
};

const TIME_OF: Partial<Record<number, 'paidAt' | 'shippedAt' | 'completedAt' | 'canceledAt'>> = {
  [ORDER_STATUS.TO_ACCEPT_ORDER]: 'paidAt',
  [ORDER_STATUS.TO_RECEIPT]: 'shippedAt',
  [ORDER_STATUS.COMPLETED]: 'completedAt',
  [ORDER_STATUS.CANCELED]: 'canceledAt',
};

export function setStatus(tx: Tx, ids: string[], move: OrderMove, now: Date): Promise<MovedOrder[]> {
  const { from, to, madeToOrder, afterGroup, afterRefund, beforeParcels, kind } = ORDER_MOVES[move];
  const time = TIME_OF[to];
  return tx
    .update(order)
    .set({ status: to, ...(time ? { [time]: now } : {}) })
    .where(
      and(
        inArray(order.id, ids),
        eq(order.status, from),
        madeToOrder === undefined ? undefined : eq(order.madeToOrder, madeToOrder),
        afterGroup && eq(order.groupOpen, false),
        afterRefund && eq(order.refunding, afterRefund === 'unshipped' ? order.refundingShipped : 0),
        beforeParcels &&
          sql`not exists (select 1 from ${orderLine} l where l.order_id = ${order.id} and l.shipped_pieces > 0)`,
        kind && eq(order.kind, kind),
      ),
    )
    .returning(moved);
}

export const addLogs = (tx: Tx, rows: (typeof orderLog.$inferInsert)[]) => tx.insert(orderLog).values(rows);

/** Locked until the transaction ends, always in the same order against deadlocks. */
export const lockOrders = (tx: Tx, tradeId: string) =>
  tx
    .select({
      ...moved,
      status: order.status,
      freight: order.freight,
      groupOpen: order.groupOpen,
      completedAt: order.completedAt,
      shippedAt: order.shippedAt,
    })
    .from(order)
    .where(eq(order.tradeId, tradeId))
    .orderBy(asc(order.id))
    .for('update');

export async function lockTrade(tx: Tx, id: string) {
  const [row] = await tx.select().from(trade).where(eq(trade.id, id)).for('update');
  return row;
}

export async function markPaid(tx: Tx, id: string, paid: { balance: number; online: number }, now: Date) {
  const [row] = await tx
    .update(trade)
    .set({ status: TRADE_STATUS.PAID, paidBalance: paid.balance, paidOnline: paid.online, paidAt: now })
    .where(and(eq(trade.id, id), eq(trade.status, TRADE_STATUS.TO_PAY), eq(trade.payable, paid.balance + paid.online)))
    .returning({ id: trade.id });
  return row !== undefined;
}

export async function markClosed(tx: Tx, id: string): Promise<boolean> {
  const [row] = await tx
    .update(trade)
    .set({ status: TRADE_STATUS.CLOSED })
    .where(and(eq(trade.id, id), eq(trade.status, TRADE_STATUS.TO_PAY)))
    .returning({ id: trade.id });
  return row !== undefined;
}

export async function acceptingShops(tx: Tx, ids: number[]): Promise<Set<number>> {
  const rows = await tx
    .select({ id: shop.id })
    .from(shop)
    .where(and(inArray(shop.id, ids), eq(shop.autoAccept, true)));
  return new Set(rows.map(({ id }) => id));
}

/** @returns the products, which are locked */
export async function countSales(tx: Tx, orderIds: string[]): Promise<number[]> {
  const sold = sql`select product_id as id, sum(quantity - refunded_pieces)::int as n from order_line where order_id in ${orderIds} group by 1`;
  const held = sql`held as (
    select p.id, sold.n from product p join (${sold}) sold on sold.id = p.id order by p.id for update of p)`;
  const counted = await rowsOf<{ id: number }>(
    tx,
    sql`with ${held} update product p set sales = p.sales + held.n from held where p.id = held.id returning p.id`,
  );
  await rowsOf(tx, sql`update listing t set sales = t.sales + sold.n from (${sold}) sold where t.product_id = sold.id`);
  return counted.map(({ id }) => id);
}

export async function expiredTrades(db: Db, now: Date, except: string[], limit: number): Promise<string[]> {
  const rows = await db
    .select({ id: trade.id })
    .from(trade)
    .where(and(eq(trade.status, TRADE_STATUS.TO_PAY), lte(trade.expiresAt, now), notInArray(trade.id, except)))
    .orderBy(asc(trade.expiresAt))
    .limit(limit);
  return rows.map(({ id }) => id);
}

type Due = { now: Date; autoReceipt: number };

/** `receiptBy` in SQL; each side is a range of an index. */
const isReceiptDue = ({ now, autoReceipt }: Due) => {
  const shipped = new Date(now.getTime() - autoReceipt);
  const delivered = new Date(now.getTime() - AFTER_PAYING.delivered);
  const longer = (from: Date) => new Date(from.getTime() - AFTER_PAYING.prolong);
  return or(
    and(lte(order.shippedAt, shipped), or(isNull(order.prolongedAt), lte(order.shippedAt, longer(shipped)))),
    and(lte(order.deliveredAt, delivered), or(isNull(order.prolongedAt), lte(order.deliveredAt, longer(delivered)))),
  );
};

export async function unreceivedOrders(db: Db, due: Due, except: string[], limit: number): Promise<string[]> {
  const isDue = and(eq(order.status, ORDER_STATUS.TO_RECEIPT), eq(order.refunding, 0), isReceiptDue(due));
  const rows = await db
    .select({ id: order.id })
    .from(order)
    .where(and(isDue, notInArray(order.id, except)))
    .orderBy(asc(order.shippedAt))
    .limit(limit);
  return rows.map(({ id }) => id);
}

export async function claimTrade(tx: Tx, id: string): Promise<boolean> {
  const [row] = await tx
    .select({ id: trade.id })
    .from(trade)
    .where(and(eq(trade.id, id), eq(trade.status, TRADE_STATUS.TO_PAY)))
    .for('update', { skipLocked: true });
  return row !== undefined;
}

export async function claimShipped(tx: Tx, id: string, due: Due): Promise<boolean> {
  const [row] = await tx
    .select({ id: order.id })
    .from(order)
    .where(and(eq(order.id, id), eq(order.status, ORDER_STATUS.TO_RECEIPT), isReceiptDue(due)))
    .for('update', { skipLocked: true });
  return row !== undefined;
}

export const waitingOrders = (db: Db, groupId: string) =>
  db
    .select({ id: order.id, tradeId: order.tradeId })
    .from(order)
    .where(
      and(
        eq(order.groupId, groupId),
        eq(order.groupOpen, true),
        inArray(order.status, [ORDER_STATUS.TO_PAY, ORDER_STATUS.TO_ACCEPT_ORDER]),
      ),
    )
    .orderBy(asc(order.id));

export async function releaseOrder(tx: Tx, id: string) {
  const [row] = await tx
    .update(order)
    .set({ groupOpen: false })
    .where(and(eq(order.id, id), eq(order.groupOpen, true)))
    .returning({ ...moved, status: order.status });
  return row;
}
