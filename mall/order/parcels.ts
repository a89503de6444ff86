import { ORDER_STATUS } from '#contract/enums.ts';
import { inLanguage } from '#contract/in-language.ts';
import type { Language } from '#contract/language.ts';
import { carrierName, trackingLink } from '#contract/order/carriers.values.ts';
import type { DeskParcel } from '#contract/order/desk.schema.ts';
import type { OrderBrief, ParcelTracking, ParcelView } from '#contract/order/schema.ts';
import type { Db } from '../db/open.ts';
import * as queries from './parcel.queries.ts';

type Order = { id: string; status: number };

/** @param acts whether the viewer may correct them */
export async function viewDeskParcels(db: Db, order: Order, language: Language, acts: boolean): Promise<DeskParcel[]> {
  const rows = await queries.parcelsOf(db, [order.id]);
  const views = await viewsOf(db, rows, language);
  return rows.map((row, at) => ({
    ...(views[at] as ParcelView),
    code: row.carrier,
    correctable: acts && isCorrectable(order.status, row),
  }));
}

const IN_TRANSIT: readonly number[] = [ORDER_STATUS.TO_SEND, ORDER_STATUS.TO_RECEIPT];

/** Until it is delivered, or its order counts as received. */
export const isCorrectable = (status: number, { deliveredAt }: Pick<queries.ParcelRow, 'deliveredAt'>): boolean =>
  deliveredAt === null && IN_TRANSIT.includes(status);

export async function viewParcels(db: Db, orderId: string, language: Language): Promise<ParcelView[]> {
  return viewsOf(db, await queries.parcelsOf(db, [orderId]), language);
}

type News = { at: string; text: string };

/** What is known last of a parcel: of its provider, else of the shop. */
export function newsOf(
  { id, trail }: Pick<queries.ParcelRow, 'id' | 'trail'>,
  events: Awaited<ReturnType<typeof queries.lastEventsOf>>,
  language: Language,
): News | null {
  const event = events.get(id);
  if (event) return { at: event.at.toISOString(), text: event.text };
  const handed = trail.at(-1);
  return handed ? { at: handed.at, text: inLanguage(handed.text, language) } : null;
}

/** Of each order on its way, the parcel with the newest news; one that has not arrived before one that has. */
export async function parcelNews(db: Db, orders: readonly Order[], language: Language) {
  const ids = orders.filter(({ status }) => IN_TRANSIT.includes(status)).map(({ id }) => id);
  const rows = ids.length ? await queries.parcelsOf(db, ids) : [];
  const events = await queries.lastEventsOf(
    db,
    rows.map(({ id }) => id),
  );
  const told = rows.flatMap((row) => {
    const news = newsOf(row, events, language);
    return news ? [{ ...row, ...news }] : [];
  });
  const own = Map.groupBy(told, ({ orderId }) => orderId);
  return new Map([...own].map(([id, parcels]) => [id, toNews(parcels, language)]));
}

type Told = Awaited<ReturnType<typeof queries.parcelsOf>>[number] & News;
function toNews(parcels: Told[], language: Language): OrderBrief['parcel'] {
  const sorted = parcels.toSorted((one, other) => one.at.localeCompare(other.at));
  const shown = sorted.findLast(({ deliveredAt }) => deliveredAt === null) ?? sorted.at(-1);
  if (!shown) return null;
  const { carrier, number, state, at, text } = shown;
  return { carrier: carrierName(carrier, language), number, state, at, text, parcels: parcels.length };
}

async function viewsOf(db: Db, parcels: queries.ParcelRow[], language: Language): Promise<ParcelView[]> {
  const ids = parcels.map(({ id }) => id);
  const [lines, events] = await Promise.all([queries.parcelLinesOf(db, ids), queries.eventsOf(db, ids)]);
  return parcels.map((row) => ({
    ...trackingView(row, events.get(row.id) ?? [], language),
    id: row.id,
    shippedAt: row.shippedAt.toISOString(),
    lines: lines.get(row.id) ?? [],
  }));
}

type Tracked = Pick<queries.ParcelRow, 'carrier' | 'number' | 'trail' | 'state' | 'deliveredAt' | 'courier'>;
export const trackingView = (
  { carrier, number, trail, state, deliveredAt, courier }: Tracked,
  events: readonly { at: Date; text: string }[],
  language: Language,
): ParcelTracking => ({
  carrier: carrierName(carrier, language),
  number,
  state,
  deliveredAt: deliveredAt?.toISOString() ?? null,
  courier,
  link: trackingLink(carrier, number),
  trail: [
    ...trail.map(({ at, text }) => ({ at, text: inLanguage(text, language) })),
    ...events.map(({ at, text }) => ({ at: at.toISOString(), text })),
  ]
    .sort((one, other) => one.at.localeCompare(other.at))
    .toReversed(),
});
