import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import { ORDER_STATUS } from '#contract/enums.ts';
import type { Db, Tx } from '../db/open.ts';
import { order, orderLine, parcel, parcelEvent, parcelLine } from './order.tables.ts';

export type ParcelRow = typeof parcel.$inferSelect;

export async function parcelsOf(db: Db | Tx, orderIds: string[]): Promise<(ParcelRow & { orderId: string })[]> {
  const rows = await db.select().from(parcel).where(inArray(parcel.orderId, orderIds)).orderBy(asc(parcel.id));
  return rows.map((row) => ({ ...row, orderId: row.orderId ?? '' }));
}

/** The parcels in which goods of refunds go back, by refund. */
export async function returnParcelsOf(db: Db | Tx, refundIds: string[]): Promise<Map<string, ParcelRow>> {
  if (!refundIds.length) return new Map();
  const rows = await db.select().from(parcel).where(inArray(parcel.refundId, refundIds));
  return new Map(rows.map((row) => [row.refundId ?? '', row]));
}

/** Of each parcel what is in it; a parcel that carries a whole order has none. */
export async function parcelLinesOf(db: Db | Tx, parcelIds: number[]) {
  if (!parcelIds.length) return new Map<number, { lineId: number; pieces: number }[]>();
  const rows = await db
    .select()
    .from(parcelLine)
    .where(inArray(parcelLine.parcelId, parcelIds))
    .orderBy(asc(parcelLine.lineId));
  const own = Map.groupBy(rows, ({ parcelId }) => parcelId);
  return new Map([...own].map(([id, lines]) => [id, lines.map(({ lineId, pieces }) => ({ lineId, pieces }))]));
}

export const hasNumber = async (tx: Tx, orderId: string, number: string): Promise<boolean> =>
  (await tx.$count(parcel, and(eq(parcel.orderId, orderId), eq(parcel.number, number)))) > 0;

type Correction = Pick<ParcelRow, 'carrier' | 'number' | 'trail' | 'askAt'>;

/** What was told of the number before is not of this parcel. */
export async function correctParcel(tx: Tx, id: number, set: Correction): Promise<void> {
  const untold = { state: null, deliveredAt: null, courier: null, subscribedAt: null, asks: 0 };
  await tx
    .update(parcel)
    .set({ ...set, ...untold })
    .where(eq(parcel.id, id));
  await tx.delete(parcelEvent).where(eq(parcelEvent.parcelId, id));
}

export async function eventsOf(db: Db | Tx, parcelIds: number[]) {
  if (!parcelIds.length) return new Map<number, (typeof parcelEvent.$inferSelect)[]>();
  const rows = await db
    .select()
    .from(parcelEvent)
    .where(inArray(parcelEvent.parcelId, parcelIds))
    .orderBy(asc(parcelEvent.at), asc(parcelEvent.id));
  return Map.groupBy(rows, ({ parcelId }) => parcelId);
}

/** The newest event of each parcel that has any. */
export async function lastEventsOf(db: Db | Tx, parcelIds: number[]) {
  if (!parcelIds.length) return new Map<number, typeof parcelEvent.$inferSelect>();
  const rows = await db
    .selectDistinctOn([parcelEvent.parcelId])
    .from(parcelEvent)
    .where(inArray(parcelEvent.parcelId, parcelIds))
    .orderBy(asc(parcelEvent.parcelId), desc(parcelEvent.at), desc(parcelEvent.id));
  return new Map(rows.map((row) => [row.parcelId, row]));
}

export async function addParcel(
  tx: Tx,
  row: typeof parcel.$inferInsert,
  lines: readonly { lineId: number; pieces: number }[],
): Promise<number> {
  const [added] = await tx.insert(parcel).values(row).returning({ id: parcel.id });
  if (!added) throw new Error('a parcel was not added');
  for (const { lineId, pieces } of lines) {
    await tx.insert(parcelLine).values({ parcelId: added.id, lineId, pieces });
    await tx
      .update(orderLine)
      .set({ shippedPieces: sql`${orderLine.shippedPieces} + ${pieces}` })
      .where(eq(orderLine.id, lineId));
  }
  return added.id;
}

/** An order is delivered with its last parcel. It is locked first: of two parcels that arrive at once, the later one sees the other. */
export async function setDelivered(tx: Tx, orderId: string): Promise<void> {
  await tx.select({ id: order.id }).from(order).where(eq(order.id, orderId)).for('update');
  const last = sql`(select case when bool_and(p.delivered_at is not null) then max(p.delivered_at) end
    from ${parcel} p where p.order_id = ${orderId})`;
  await tx
    .update(order)
    .set({ deliveredAt: sql`greatest(${last}, case when ${last} is not null then ${order.shippedAt} end)` })
    .where(and(eq(order.id, orderId), eq(order.status, ORDER_STATUS.TO_RECEIPT)));
}
