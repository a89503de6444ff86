import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Db, Tx } from '../db/open.ts';
import { orderLine, parcel, parcelLine } from './order.tables.ts';

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

export const correctParcel = (tx: Tx, id: number, set: Pick<ParcelRow, 'carrier' | 'number' | 'trail'>) =>
  tx.update(parcel).set(set).where(eq(parcel.id, id));

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
