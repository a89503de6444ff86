import { and, gte, inArray } from 'drizzle-orm';
import type { Db, Tx } from '../db/open.ts';
import { orderLine } from '../order/order.tables.ts';

export async function fullyRefunded(db: Db | Tx, lineIds: readonly number[]): Promise<ReadonlySet<number>> {
  if (!lineIds.length) return new Set();
  const rows = await db
    .select({ id: orderLine.id })
    .from(orderLine)
    .where(and(inArray(orderLine.id, [...lineIds]), gte(orderLine.refundedPieces, orderLine.quantity)));
  return new Set(rows.map(({ id }) => id));
}
