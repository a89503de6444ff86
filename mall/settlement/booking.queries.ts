import { and, asc, eq, inArray, isNotNull, isNull, lte, ne, sql } from 'drizzle-orm';
import { ORDER_STATUS } from '#contract/enums.ts';
import { commissionRate } from '../catalog/sku-columns.queries.ts';
import type { Db, Tx } from '../db/open.ts';
import { insertRows, rowsOf } from '../db/rows.ts';
import { discountActivity } from '../discount/discount.tables.ts';
import { flashItem } from '../flash-sale/flash-sale.tables.ts';
import { order, orderLine } from '../order/order.tables.ts';
import { product } from '../product/product.tables.ts';
import { shop } from '../store/shop.tables.ts';
import type { Division, Frozen } from './settlement.rules.ts';
import { shopEntry } from './settlement.tables.ts';

/** Of paid orders of shops. The caller has locked the orders. */
export const linesToBook = (tx: Tx, orderIds: readonly string[]) =>
  tx
    .select({
      id: orderLine.id,
      orderId: order.id,
      shopId: order.shopId,
      bookedAt: order.bookedAt,
      availableAt: order.availableAt,
      canceled: sql<boolean>`${order.status} = ${ORDER_STATUS.CANCELED}`,
      payable: orderLine.payable,
      freight: orderLine.freight,
      quantity: orderLine.quantity,
      refundedPieces: orderLine.refundedPieces,
      refunded: orderLine.refunded,
      commission: orderLine.commission,
      subsidy: orderLine.subsidy,
      memberFreight: orderLine.memberFreight,
    })
    .from(order)
    .innerJoin(orderLine, eq(orderLine.orderId, order.id))
    .where(and(inArray(order.id, [...orderIds]), isNotNull(order.paidAt), ne(order.shopId, 0)))
    .orderBy(asc(order.shopId), asc(orderLine.id));

export type LineToBook = Awaited<ReturnType<typeof linesToBook>>[number];

/** What the ledger says of lines, as far as it says anything. */
export async function bookedOf(db: Db | Tx, orderIds: readonly string[]): Promise<Map<number, Division>> {
  const sumOf = (kinds: string) =>
    sql<number>`coalesce(sum(${shopEntry.amount}) filter (where ${shopEntry.kind} in (${sql.raw(kinds)})), 0)`.mapWith(
      Number,
    );
  const rows = await db
    .select({
      lineId: shopEntry.lineId,
      shopper: sumOf(`'sale', 'freight', 'refund'`),
      subsidy: sumOf(`'subsidy', 'subsidyBack'`),
      commission: sumOf(`'commission', 'commissionBack'`),
    })
    .from(shopEntry)
    .where(and(inArray(shopEntry.orderId, [...orderIds]), isNotNull(shopEntry.lineId)))
    .groupBy(shopEntry.lineId);
  return new Map(
    rows.map(({ lineId, shopper, subsidy, commission }) => [
      lineId as number,
      { shopper, subsidy, commission: commission === 0 ? 0 : -commission },
    ]),
  );
}

export async function addEntries(tx: Tx, rows: (typeof shopEntry.$inferInsert)[]): Promise<void> {
  if (rows.length) await rowsOf(tx, insertRows(shopEntry, rows));
}

export const markBooked = (tx: Tx, orderIds: readonly string[], now: Date) =>
  tx
    .update(order)
    .set({ bookedAt: now })
    .where(and(inArray(order.id, [...orderIds]), isNull(order.bookedAt), isNotNull(order.paidAt), ne(order.shopId, 0)));

/** Lines of before settlement, with what decides about them as it is now. */
export const linesToFreeze = (tx: Tx, orderIds: readonly string[]) =>
  tx
    .select({
      id: orderLine.id,
      orderId: orderLine.orderId,
      promotion: sql<number>`(${orderLine.listPrice} - ${orderLine.price}) * ${orderLine.quantity}`.mapWith(Number),
      memberDiscount: orderLine.memberDiscount,
      mallCoupon: orderLine.mallCoupon,
      pointsDiscount: orderLine.pointsDiscount,
      mallReduction: orderLine.mallReduction,
      freight: orderLine.freight,
      payable: orderLine.payable,
      pointsGoodId: orderLine.pointsGoodId,
      points: order.points,
      memberFreightOfOrder: order.memberFreight,
      mallBears: sql<boolean>`coalesce(${flashItem.mallBears}, ${discountActivity.id} is not null and ${discountActivity.shopId} is null)`,
      official: shop.official,
      rate: commissionRate,
    })
    .from(orderLine)
    .innerJoin(order, eq(order.id, orderLine.orderId))
    .leftJoin(product, eq(product.id, orderLine.productId))
    .leftJoin(shop, eq(shop.id, order.shopId))
    .leftJoin(flashItem, eq(flashItem.id, orderLine.flashItemId))
    .leftJoin(discountActivity, eq(discountActivity.id, orderLine.discountId))
    .where(inArray(orderLine.orderId, [...orderIds]))
    .orderBy(asc(orderLine.id));

export async function freezeLines(tx: Tx, rows: (Frozen & { id: number })[]): Promise<void> {
  await rowsOf(
    tx,
    sql`update order_line l set commission_rate = f."commissionRate", commission = f.commission, subsidy = f.subsidy,
        member_freight = f."memberFreight"
      from json_to_recordset(${JSON.stringify(rows)}::json)
        as f (id bigint, "commissionRate" smallint, commission bigint, subsidy bigint, "memberFreight" bigint)
      where l.id = f.id and l.commission is null`,
  );
}

const toBook = and(isNotNull(order.paidAt), isNull(order.bookedAt), ne(order.shopId, 0));

/** Paid orders that have no entries: of before settlement, or paid by a node of the version before. */
export async function claimUnbooked(tx: Tx, limit: number): Promise<string[]> {
  const rows = await tx
    .select({ id: order.id })
    .from(order)
    .where(toBook)
    .orderBy(asc(order.paidAt))
    .limit(limit)
    .for('update', { skipLocked: true });
  return rows.map(({ id }) => id);
}

const notReleased = and(isNotNull(order.bookedAt), isNull(order.availableAt));

/** Orders that cannot be returned any more, then those that ended with their money back. */
export async function claimReleasable(tx: Tx, completedUntil: Date, limit: number): Promise<string[]> {
  const isOver = and(
    eq(order.status, ORDER_STATUS.COMPLETED),
    lte(order.completedAt, completedUntil),
    eq(order.refunding, 0),
  );
  const found: string[] = [];
  for (const isDue of [isOver, eq(order.status, ORDER_STATUS.CANCELED)]) {
    const rows = await tx
      .select({ id: order.id })
      .from(order)
      .where(and(notReleased, inArray(order.status, [ORDER_STATUS.COMPLETED, ORDER_STATUS.CANCELED]), isDue))
      .orderBy(asc(order.completedAt))
      .limit(limit - found.length)
      .for('update', { skipLocked: true });
    found.push(...rows.map(({ id }) => id));
    if (found.length === limit) break;
  }
  return found;
}

/**
 * Makes the entries of orders available and moves what was counted of them. Accounts are locked last and in the order of their shops, as
 * everywhere.
 */
export async function release(tx: Tx, orderIds: readonly string[], now: Date): Promise<void> {
  const at = now.toISOString();
  const ids = JSON.stringify(orderIds);
  const wanted = sql`(select value from json_array_elements_text(${ids}::json))`;
  await rowsOf(
    tx,
    sql`with orders as (update shop_order set available_at = ${at}::timestamptz where id in ${wanted} returning id),
      released as (
        update shop_entry set available_at = ${at}::timestamptz
        where order_id in ${wanted} and available_at is null returning shop_id, amount, counted),
      sums as (select shop_id, sum(amount) as amount from released where counted group by 1 order by 1)
      insert into shop_account (shop_id, pending, available) select shop_id, -amount, amount from sums
      on conflict (shop_id) do update set
        pending = shop_account.pending + excluded.pending, available = shop_account.available + excluded.available`,
  );
}

/** Adds entries to the counters of their shops, each once. @returns how many */
export async function countEntries(db: Db | Tx, limit: number): Promise<number> {
  const [row] = await rowsOf<{ n: number }>(
    db,
    sql`with uncounted as (
        select id from shop_entry where not counted order by shop_id, id limit ${limit}::int for update skip locked),
      marked as (
        update shop_entry e set counted = true from uncounted u where e.id = u.id
        returning e.shop_id, e.amount, e.available_at),
      sums as (
        select shop_id, coalesce(sum(amount) filter (where available_at is null), 0) as pending,
          coalesce(sum(amount) filter (where available_at is not null), 0) as available
        from marked group by 1 order by 1),
      counted as (
        insert into shop_account (shop_id, pending, available) select shop_id, pending, available from sums
        on conflict (shop_id) do update set
          pending = shop_account.pending + excluded.pending, available = shop_account.available + excluded.available)
      select count(*)::int as n from marked`,
  );
  return row?.n ?? 0;
}
