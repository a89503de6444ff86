import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm';
import { ORDER_STATUS } from '#contract/enums.ts';
import type { Db, Tx } from '../db/open.ts';
import { order, orderLine } from './order.tables.ts';

export const linesOf = (db: Db | Tx, orderId: string) =>
  db.select().from(orderLine).where(eq(orderLine.orderId, orderId)).orderBy(asc(orderLine.id));

const STANDING = [
  ORDER_STATUS.TO_ACCEPT_ORDER,
  ORDER_STATUS.PRODUCTING,
  ORDER_STATUS.TO_SEND,
  ORDER_STATUS.TO_RECEIPT,
  ORDER_STATUS.COMPLETED,
];

export async function addOpen(tx: Tx, id: string, of: { shipped: number; unshipped: number }): Promise<boolean> {
  const rows = await tx
    .update(order)
    .set({
      refunding: sql`${order.refunding} + ${of.shipped + of.unshipped}`,
      refundingShipped: sql`${order.refundingShipped} + ${of.shipped}`,
    })
    .where(and(eq(order.id, id), inArray(order.status, STANDING), eq(order.groupOpen, false)))
    .returning({ id: order.id });
  return rows.length > 0;
}

export const endOpen = (tx: Tx, id: string, back: { money: number; points: number; ofShipped: boolean }) =>
  tx
    .update(order)
    .set({
      refunding: sql`${order.refunding} - 1`,
      // A refund that a version before this one opened is not among them.
      refundingShipped: sql`greatest(${order.refundingShipped} - ${back.ofShipped ? 1 : 0}, 0)`,
      refunded: sql`${order.refunded} + ${back.money}`,
      refundedPoints: sql`${order.refundedPoints} + ${back.points}`,
    })
    .where(and(eq(order.id, id), gt(order.refunding, 0)))
    .returning({ id: order.id });

type Back = { id: number; orderId: string; pieces: number; ofShipped: boolean; amount: number; restocked: number };

export async function countPieces(tx: Tx, { id, orderId, pieces, ofShipped, amount, restocked }: Back) {
  const [row] = await tx
    .update(orderLine)
    .set({
      refundedPieces: sql`${orderLine.refundedPieces} + ${pieces}`,
      refunded: sql`${orderLine.refunded} + ${amount}`,
      restocked: sql`${orderLine.restocked} + ${restocked}`,
      refundedShipped: sql`${orderLine.refundedShipped} + ${ofShipped ? pieces : 0}`,
    })
    .where(
      and(
        eq(orderLine.id, id),
        eq(orderLine.orderId, orderId),
        sql`${orderLine.refundedPieces} + ${pieces} <= ${orderLine.quantity}`,
      ),
    )
    .returning({
      skuId: orderLine.skuId,
      flashItemId: orderLine.flashItemId,
      discountId: orderLine.discountId,
      pointsGoodId: orderLine.pointsGoodId,
      id: orderLine.id,
      payable: orderLine.payable,
      freight: orderLine.freight,
      refunded: orderLine.refunded,
    });
  return row;
}
