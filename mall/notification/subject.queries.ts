import { and, asc, eq, sql } from 'drizzle-orm';
import type { Db } from '../db/open.ts';
import { order, orderLine, parcel, parcelLine } from '../order/order.tables.ts';
import { product, sku } from '../product/product.tables.ts';
import { refund } from '../refund/refund.tables.ts';

const line = { title: orderLine.title, spec: orderLine.spec, picture: orderLine.picture } as const;

export const linesOfOrder = (db: Db, accountId: number, orderId: string) =>
  db
    .select({ ...line, quantity: orderLine.quantity, amount: orderLine.payable, total: order.payable })
    .from(orderLine)
    .innerJoin(order, eq(order.id, orderLine.orderId))
    .where(and(eq(order.accountId, accountId), eq(order.id, orderId)))
    .orderBy(asc(orderLine.id));

/** What lies in a parcel of an order, and how many pieces the order has; nothing of a parcel that carries all of it. */
export const linesOfParcel = (db: Db, accountId: number, orderId: string, number: string) =>
  db
    .select({
      ...line,
      quantity: parcelLine.pieces,
      ordered: sql<number>`(select sum(l.quantity) from ${orderLine} l where l.order_id = ${order.id})::int`,
    })
    .from(parcelLine)
    .innerJoin(parcel, eq(parcel.id, parcelLine.parcelId))
    .innerJoin(orderLine, eq(orderLine.id, parcelLine.lineId))
    .innerJoin(order, eq(order.id, parcel.orderId))
    .where(and(eq(order.accountId, accountId), eq(order.id, orderId), eq(parcel.number, number)))
    .orderBy(asc(orderLine.id));

/** An amount without pieces is for the line. */
const refundedQuantity = sql<number>`coalesce(nullif(${refund.quantity}, 0), ${orderLine.quantity})`;

const agreed = { status: refund.status, address: refund.address, dueAt: refund.dueAt } as const;

export const lineOfRefund = (db: Db, accountId: number, refundId: string) =>
  db
    .select({ ...line, quantity: refundedQuantity, amount: refund.amount, freight: refund.freight, ...agreed })
    .from(refund)
    .innerJoin(orderLine, eq(orderLine.id, refund.lineId))
    .where(and(eq(refund.accountId, accountId), eq(refund.id, refundId)));

/** A product, and what is particular of one of its SKUs. */
export async function goodsOf(db: Db, productId: number, skuId: number) {
  const [row] = await db
    .select({ title: product.title, pictures: product.pictures, axes: product.axes, spec: sku.spec })
    .from(product)
    .leftJoin(sku, and(eq(sku.productId, product.id), eq(sku.id, skuId)))
    .where(eq(product.id, productId));
  return row;
}
