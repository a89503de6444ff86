import type { Language } from '#contract/language.ts';
import { carrierName } from '#contract/order/carriers.values.ts';
import type { ParcelNews, ParcelTracking } from '#contract/order/schema.ts';
import type { Db, Tx } from '../db/open.ts';
import * as queries from './parcel.queries.ts';
import { newsOf, trackingView } from './parcels.ts';
import { carrierPair, type Sent } from './ship.ts';

const handedIn = (carrier: string, at: Date): queries.ParcelRow['trail'][number] => {
  const { zh, en } = carrierPair(carrier);
  return { at: at.toISOString(), text: { zh: `买家已寄回，由${zh}承运`, en: `Sent back with ${en}` } };
};

/**
 * The parcel in which goods of a refund go back; another number drops what was told of the one before. The caller has locked the refund.
 * @param tracks whether there is a provider that follows it
 */
export async function saveReturnParcel(
  tx: Tx,
  { refundId, carrier, number }: Sent & { refundId: string },
  { now, tracks }: { now: Date; tracks: boolean },
): Promise<void> {
  const askAt = tracks ? now : null;
  const before = (await queries.returnParcelsOf(tx, [refundId])).get(refundId);
  const shippedAt = before?.shippedAt ?? now;
  const set = { carrier, number, trail: [handedIn(carrier, shippedAt)], askAt };
  if (before) await queries.correctParcel(tx, before.id, set);
  else await queries.addParcel(tx, { refundId, shippedAt, ...set }, []);
}

/** @param sent as the refund has it, whose parcel may be older than tracking */
export async function viewReturnParcel(
  db: Db,
  { refundId, ...sent }: Sent & { refundId: string },
  language: Language,
): Promise<ParcelTracking> {
  const row = (await queries.returnParcelsOf(db, [refundId])).get(refundId);
  if (!row) return trackingView({ ...sent, trail: [], state: null, deliveredAt: null, courier: null }, [], language);
  return trackingView(row, (await queries.eventsOf(db, [row.id])).get(row.id) ?? [], language);
}

/** What is known last of the parcels of refunds, by refund. */
export async function returnNews(db: Db, refundIds: string[], language: Language): Promise<Map<string, ParcelNews>> {
  const rows = [...(await queries.returnParcelsOf(db, refundIds))];
  const events = await queries.lastEventsOf(
    db,
    rows.map(([, { id }]) => id),
  );
  return new Map(
    rows.flatMap(([refundId, row]) => {
      const news = newsOf(row, events, language);
      const { carrier, number, state } = row;
      return news ? [[refundId, { carrier: carrierName(carrier, language), number, state, ...news }] as const] : [];
    }),
  );
}
