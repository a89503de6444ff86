import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Db } from '../db/open.ts';
import { buyGroup } from '../group-buy/group-buy.tables.ts';
import { order, orderLine } from '../order/order.tables.ts';
import { product } from '../product/product.tables.ts';
import { refund } from '../refund/refund.tables.ts';

export const ordersOf = (db: Db, accountId: number, ids: string[]) =>
  db
    .select({
      id: order.id,
      status: order.status,
      kind: order.kind,
      groupOpen: order.groupOpen,
      paidAt: order.paidAt,
      hiddenAt: order.hiddenAt,
      groupStatus: buyGroup.status,
    })
    .from(order)
    .leftJoin(buyGroup, eq(buyGroup.id, order.groupId))
    .where(and(eq(order.accountId, accountId), inArray(order.id, ids)));

export const linesOf = (db: Db, accountId: number, orderIds: string[]) =>
  db
    .select({
      orderId: orderLine.orderId,
      picture: orderLine.picture,
      quantity: orderLine.quantity,
      refundedPieces: orderLine.refundedPieces,
      shippedPieces: orderLine.shippedPieces,
    })
    .from(orderLine)
    .innerJoin(order, eq(order.id, orderLine.orderId))
    .where(and(eq(order.accountId, accountId), inArray(orderLine.orderId, orderIds)))
    .orderBy(asc(orderLine.id));

export const refundsOf = (db: Db, accountId: number, ids: string[]) =>
  db
    .select({ id: refund.id, status: refund.status, picture: orderLine.picture })
    .from(refund)
    .innerJoin(orderLine, eq(orderLine.id, refund.lineId))
    .where(and(eq(refund.accountId, accountId), inArray(refund.id, ids)));

export const productsOf = (db: Db, ids: number[]) =>
  db.select({ id: product.id, pictures: product.pictures }).from(product).where(inArray(product.id, ids));
