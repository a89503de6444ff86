import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Db, Tx } from '../db/open.ts';
import { orderLine, parcel, parcelEvent, parcelLine } from './order.tables.ts';

export const parcelsOf = (db: Db | Tx, orderIds: string[]) =>
  db.select().from(parcel).where(inArray(parcel.orderId, orderIds)).orderBy(asc(parcel.id));
export type ParcelRow = Awaited<ReturnType<typeof parcelsOf>>[number];

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
  const untold = { state: null, courier: null, subscribedAt: null, asks: 0 };
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
