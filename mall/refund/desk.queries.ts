import { and, asc, desc, eq, gte, inArray, isNotNull, or, sql } from 'drizzle-orm';
import type { RefundStatus } from '#contract/refund/values.ts';
import type { Db } from '../db/open.ts';
import { order, orderLine } from '../order/order.tables.ts';
import { shop } from '../store/shop.tables.ts';
import type { Row } from './refund.queries.ts';
import { refund } from './refund.tables.ts';

export type Scope = { shopId: number | undefined };
export type DeskFilter = { statuses: readonly RefundStatus[] | undefined; number: string | undefined };

const matching = ({ shopId }: Scope, { statuses, number }: DeskFilter) =>
  and(
    shopId === undefined ? undefined : eq(refund.shopId, shopId),
    statuses && inArray(refund.status, [...statuses]),
    number === undefined ? undefined : or(eq(refund.id, number), eq(refund.orderId, number)),
  );

export const deskPage = (db: Db, scope: Scope, filter: DeskFilter, limit: number, offset: number): Promise<Row[]> =>
  db
    .select({ refund, line: orderLine, order, shopName: shop.name })
    .from(refund)
    .innerJoin(order, eq(order.id, refund.orderId))
    .innerJoin(orderLine, eq(orderLine.id, refund.lineId))
    .innerJoin(shop, eq(shop.id, refund.shopId))
    .where(matching(scope, filter))
    .orderBy(sql`${refund.dueAt} asc nulls last`, desc(refund.appliedAt), desc(refund.id))
    .limit(limit)
    .offset(offset);

export const countDesk = (db: Db, scope: Scope, filter: DeskFilter): Promise<number> =>
  db.$count(refund, matching(scope, filter));

export const refundsAfter = (
  db: Db,
  scope: Scope,
  filter: DeskFilter,
  place: { id: string; appliedAt: Date } | undefined,
  limit: number,
) =>
  db
    .select({ refund, title: orderLine.title, shopName: shop.name })
    .from(refund)
    .innerJoin(orderLine, eq(orderLine.id, refund.lineId))
    .innerJoin(shop, eq(shop.id, refund.shopId))
    .where(
      and(
        matching(scope, filter),
        place &&
          sql`(${refund.appliedAt}, ${refund.id}) > (${place.appliedAt.toISOString()}::timestamptz, ${place.id})`,
      ),
    )
    .orderBy(asc(refund.appliedAt), asc(refund.id))
    .limit(limit);
export type SheetRow = Awaited<ReturnType<typeof refundsAfter>>[number];

type Figures = { applied: number; refundedOrders: number; orders: number; money: number; answer: number | null };
export async function figuresSince(db: Db, { shopId }: Scope, since: Date): Promise<Figures> {
  const own = shopId === undefined ? undefined : eq(refund.shopId, shopId);
  const [row] = await db
    .select({
      applied: sql<number>`count(*) filter (where not ${refund.unasked})::int`,
      refundedOrders: sql<number>`(count(distinct ${refund.orderId}) filter (where not ${refund.unasked}))::int`,
      money: sql<number>`coalesce(sum(${refund.amount} + ${refund.freight}) filter (where ${refund.status} = 50), 0)::float8`,
      answer: sql<
        number | null
      >`(extract(epoch from avg(${refund.answeredAt} - ${refund.appliedAt}) filter (where not ${refund.unasked})) * 1000)::float8`,
    })
    .from(refund)
    .where(and(own, gte(refund.appliedAt, since)));
  const paid = and(
    isNotNull(order.paidAt),
    gte(order.paidAt, since),
    shopId === undefined ? undefined : eq(order.shopId, shopId),
  );
  const orders = await db.$count(order, paid);
  return { ...(row as Omit<Figures, 'orders'>), orders };
}
