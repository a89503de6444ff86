import { and, asc, eq } from 'drizzle-orm';
import type { Db } from '../db/open.ts';
import { order, orderLine } from '../order/order.tables.ts';
import { product } from '../product/product.tables.ts';
import { refund } from '../refund/refund.tables.ts';

const line = { title: orderLine.title, spec: orderLine.spec, picture: orderLine.picture } as const;

export const linesOfOrder = (db: Db, accountId: number, orderId: string) =>
  db
    .select({ ...line, quantity: orderLine.quantity, amount: orderLine.payable, total: order.payable })
    .from(orderLine)
    .innerJoin(order, eq(order.id, orderLine.orderId))
    .where(and(eq(order.accountId, accountId), eq(order.id, orderId)))
    .orderBy(asc(orderLine.id));

export const lineOfRefund = (db: Db, accountId: number, refundId: string) =>
  db
    .select({ ...line, quantity: refund.quantity, amount: refund.amount, freight: refund.freight })
    .from(refund)
    .innerJoin(orderLine, eq(orderLine.id, refund.lineId))
    .where(and(eq(refund.accountId, accountId), eq(refund.id, refundId)));

export async function pictureOf(db: Db, productId: number): Promise<string | undefined> {
  const [row] = await db.select({ pictures: product.pictures }).from(product).where(eq(product.id, productId));
  return row?.pictures[0];
}
