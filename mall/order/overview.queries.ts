import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { ORDER_STATUS } from '#contract/enums.ts';
import { OPEN_REFUND } from '#contract/refund/values.ts';
import type { Db } from '../db/open.ts';
import { rowsOf } from '../db/rows.ts';
import { refund } from '../refund/refund.tables.ts';
import { order, orderLine, parcel } from './order.tables.ts';

export const countOpenRefunds = (db: Db, accountId: number): Promise<number> =>
  db.$count(refund, and(eq(refund.accountId, accountId), inArray(refund.status, [...OPEN_REFUND])));

export const parcelsUnderWay = (db: Db, accountId: number, limit: number) =>
  db
    .select({
      orderId: order.id,
      status: order.status,
      title: orderLine.title,
      picture: orderLine.picture,
      carrier: parcel.carrier,
      number: parcel.number,
      shippedAt: order.shippedAt,
      prolongedAt: order.prolongedAt,
      deliveredAt: order.deliveredAt,
      trail: parcel.trail,
      parcelId: parcel.id,
    })
    .from(order)
    .innerJoin(parcel, eq(parcel.orderId, order.id))
    .innerJoin(orderLine, eq(orderLine.id, sql`(select min(l.id) from order_line l where l.order_id = ${order.id})`))
    .where(
      and(
        eq(order.accountId, accountId),
        inArray(order.status, [ORDER_STATUS.TO_SEND, ORDER_STATUS.TO_RECEIPT]),
        isNull(order.hiddenAt),
      ),
    )
    .orderBy(desc(parcel.shippedAt), desc(parcel.id))
    .limit(limit);

/** `savedOf` of all completed orders for money, without the pieces that were refunded; each line's share is rounded down. */
export async function savedBy(db: Db, accountId: number): Promise<{ all: number; member: number }> {
  const [row] = await rowsOf<{ all: number; member: number }>(
    db,
    sql`select coalesce(sum(kept.all + o.member_freight), 0)::float8 as all,
        coalesce(sum(kept.member + o.member_freight), 0)::float8 as member
      from shop_order o cross join lateral (
        select sum(l.quantity - l.refunded_pieces) as pieces,
          sum(((l.list_price - l.price) * l.quantity + l.member_discount + l.shop_coupon + l.mall_coupon)
            * (l.quantity - l.refunded_pieces) / l.quantity) as all,
          sum(l.member_discount * (l.quantity - l.refunded_pieces) / l.quantity) as member
        from order_line l where l.order_id = o.id) kept
      where o.account_id = ${accountId} and o.status = ${ORDER_STATUS.COMPLETED} and o.kind = 'goods' and kept.pieces > 0`,
  );
  return row ?? { all: 0, member: 0 };
}
