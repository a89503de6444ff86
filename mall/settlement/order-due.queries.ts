import { and, asc, eq, sql } from 'drizzle-orm';
import type { Db } from '../db/open.ts';
import { order, orderLine } from '../order/order.tables.ts';
import { shopEntry } from './settlement.tables.ts';
import type { Scope } from './statement.queries.ts';

export async function orderOf(db: Db, { shopId }: Scope, id: string) {
  const [row] = await db
    .select({ availableAt: order.availableAt })
    .from(order)
    .where(and(eq(order.id, id), shopId === undefined ? undefined : eq(order.shopId, shopId)));
  return row;
}

/** Of the order, not of a line of it. Fen. */
export async function adjustedOf(db: Db, orderId: string): Promise<number> {
  const [row] = await db
    .select({ amount: sql`coalesce(sum(${shopEntry.amount}), 0)`.mapWith(Number) })
    .from(shopEntry)
    .where(and(eq(shopEntry.orderId, orderId), eq(shopEntry.kind, 'adjustment')));
  return row?.amount ?? 0;
}

const sumOf = (kinds: string) =>
  sql`coalesce(sum(${shopEntry.amount}) filter (where ${shopEntry.kind} in (${sql.raw(kinds)})), 0)`;

export const linesOf = (db: Db, orderId: string) =>
  db
    .select({
      lineId: orderLine.id,
      title: orderLine.title,
      rate: orderLine.commissionRate,
      shopper: sumOf(`'sale', 'freight', 'refund'`).mapWith(Number),
      subsidy: sumOf(`'subsidy', 'subsidyBack'`).mapWith(Number),
      commission: sql`0 - ${sumOf(`'commission', 'commissionBack'`)}`.mapWith(Number),
      late: sql<boolean>`bool_or(${shopEntry.late})`,
    })
    .from(shopEntry)
    .innerJoin(orderLine, eq(orderLine.id, shopEntry.lineId))
    .where(eq(shopEntry.orderId, orderId))
    .groupBy(orderLine.id)
    .orderBy(asc(orderLine.id));
