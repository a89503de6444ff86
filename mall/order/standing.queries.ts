import { asc, eq, inArray, type SQL } from 'drizzle-orm';
import type { Db } from '../db/open.ts';
import { buyGroup } from '../group-buy/group-buy.tables.ts';
import { refund } from '../refund/refund.tables.ts';
import { review } from '../review/review.tables.ts';
import { order } from './order.tables.ts';

/** What the contract's table of orders reads. */
export const standingColumns = {
  status: order.status,
  kind: order.kind,
  madeToOrder: order.madeToOrder,
  groupOpen: order.groupOpen,
  refunding: order.refunding,
  refundingShipped: order.refundingShipped,
  payable: order.payable,
  points: order.points,
  refunded: order.refunded,
  refundedPoints: order.refundedPoints,
  invoice: order.invoice,
  invoiced: order.invoiced,
  paidAt: order.paidAt,
  shippedAt: order.shippedAt,
  urgedAt: order.urgedAt,
  prolongedAt: order.prolongedAt,
  deliveredAt: order.deliveredAt,
  completedAt: order.completedAt,
  canceledAt: order.canceledAt,
};

const rowsWhere = (db: Db, which: SQL | undefined) =>
  db
    .select({ id: order.id, ...standingColumns, group: buyGroup })
    .from(order)
    .leftJoin(buyGroup, eq(buyGroup.id, order.groupId))
    .where(which);

export const rowsOf = (db: Db, ids: string[]) => rowsWhere(db, inArray(order.id, ids));
export const firstOfTrade = (db: Db, tradeId: string) =>
  rowsWhere(db, eq(order.tradeId, tradeId)).orderBy(asc(order.shopId)).limit(1);

/** Of each line the oldest first. */
export const refundsOfLines = (db: Db, orderIds: string[]) =>
  db
    .select({
      lineId: refund.lineId,
      id: refund.id,
      status: refund.status,
      final: refund.final,
      orderId: refund.orderId,
    })
    .from(refund)
    .where(inArray(refund.orderId, orderIds))
    .orderBy(asc(refund.lineId), asc(refund.nth));
export type LineRefund = Awaited<ReturnType<typeof refundsOfLines>>[number];

export async function reviewedLines(db: Db, lineIds: number[]): Promise<ReadonlySet<number>> {
  if (!lineIds.length) return new Set();
  const rows = await db.select({ lineId: review.lineId }).from(review).where(inArray(review.lineId, lineIds));
  return new Set(rows.flatMap(({ lineId }) => lineId ?? []));
}
