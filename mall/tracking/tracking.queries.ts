import { and, asc, eq, inArray, isNull, lte, notInArray } from 'drizzle-orm';
import { ORDER_STATUS } from '#contract/enums.ts';
import { TRACKING_EVENTS } from '#contract/order/tracking.values.ts';
import { REFUND_STATUS } from '#contract/refund/values.ts';
import type { Db, Tx } from '../db/open.ts';
import { order, parcel, parcelEvent } from '../order/order.tables.ts';
import { refund } from '../refund/refund.tables.ts';

type Event = Pick<typeof parcelEvent.$inferInsert, 'at' | 'state' | 'text'>;

/** Locked, so that a number that is corrected meanwhile gets nothing of the number before. */
export const lockParcels = (tx: Tx, { carrier, number }: { carrier: string; number: string }) =>
  tx
    .select()
    .from(parcel)
    .where(and(eq(parcel.number, number), eq(parcel.carrier, carrier)))
    .orderBy(asc(parcel.id))
    .for('update');

export const eventsOf = (db: Db | Tx, parcelId: number) =>
  db
    .select()
    .from(parcelEvent)
    .where(eq(parcelEvent.parcelId, parcelId))
    .orderBy(asc(parcelEvent.at), asc(parcelEvent.id));

/** @returns how many were new */
export async function addEvents(tx: Tx, parcelId: number, events: readonly Event[]): Promise<number> {
  const had = await tx.$count(parcelEvent, eq(parcelEvent.parcelId, parcelId));
  const rows = events.slice(0, Math.max(0, TRACKING_EVENTS - had)).map((event) => ({ parcelId, ...event }));
  if (!rows.length) return 0;
  return (await tx.insert(parcelEvent).values(rows).onConflictDoNothing().returning({ id: parcelEvent.id })).length;
}

export const setTracking = (tx: Tx, id: number, set: Partial<typeof parcel.$inferInsert>) =>
  tx.update(parcel).set(set).where(eq(parcel.id, id));

const IN_TRANSIT = [ORDER_STATUS.TO_SEND, ORDER_STATUS.TO_RECEIPT];

export async function dueParcels(db: Db, now: Date, except: number[], limit: number): Promise<number[]> {
  const rows = await db
    .select({ id: parcel.id })
    .from(parcel)
    .where(and(lte(parcel.askAt, now), notInArray(parcel.id, except)))
    .orderBy(asc(parcel.askAt))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** One node takes it: the next attempt is later for everybody. @returns undefined: another did, or there is nothing to ask for */
export async function claimParcel(db: Db, id: number, now: Date, next: (tries: number) => Date | null) {
  return db.transaction(async (tx) => {
    const due = and(eq(parcel.id, id), lte(parcel.askAt, now));
    const [row] = await tx.select().from(parcel).where(due).for('update', { skipLocked: true });
    if (!row) return undefined;
    const recipient = row.deliveredAt === null ? await recipientOf(tx, row) : undefined;
    await setTracking(tx, id, { askAt: recipient ? next(row.asks) : null, asks: row.asks + 1 });
    return recipient ? { ...row, mobile: recipient.mobile } : undefined;
  });
}

/** @returns undefined: the parcel is not under way any more */
async function recipientOf(tx: Tx, { orderId, refundId }: typeof parcel.$inferSelect) {
  const [row] =
    orderId === null
      ? await tx
          .select({ address: refund.address })
          .from(refund)
          .where(and(eq(refund.id, refundId ?? ''), eq(refund.status, REFUND_STATUS.BUYER_SHIPPED)))
      : await tx
          .select({ address: order.address })
          .from(order)
          .where(and(eq(order.id, orderId), inArray(order.status, IN_TRANSIT)));
  return row && { mobile: row.address?.mobile ?? '' };
}

export const markSubscribed = (db: Db, id: number, number: string, at: Date, askAt: Date) =>
  db
    .update(parcel)
    .set({ subscribedAt: at, askAt, asks: 0 })
    .where(and(eq(parcel.id, id), eq(parcel.number, number), isNull(parcel.subscribedAt)));
