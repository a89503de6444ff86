import { and, gt, inArray, sql } from 'drizzle-orm';
import type { Tx } from '../db/open.ts';
import { orderLine } from './order.tables.ts';

export const heldLines = (tx: Tx, orderIds: string[]) =>
  tx
    .select({
      skuId: orderLine.skuId,
      n: sql<number>`${orderLine.quantity} - ${orderLine.refundedPieces}`,
      flashItemId: orderLine.flashItemId,
      discountId: orderLine.discountId,
      pointsGoodId: orderLine.pointsGoodId,
    })
    .from(orderLine)
    .where(and(inArray(orderLine.orderId, orderIds), gt(orderLine.quantity, orderLine.refundedPieces)));
