import { ORDER_STATUS } from '#contract/enums.ts';
import type { Language } from '#contract/language.ts';
import { carrierName, trackingLink } from '#contract/order/carriers.values.ts';
import type { DeskParcel } from '#contract/order/desk.schema.ts';
import type { ParcelView } from '#contract/order/schema.ts';
import { pick } from '#contract/text.ts';
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

async function viewsOf(db: Db, parcels: queries.ParcelRow[], language: Language): Promise<ParcelView[]> {
  const ids = parcels.map(({ id }) => id);
  const [lines, events] = await Promise.all([queries.parcelLinesOf(db, ids), queries.eventsOf(db, ids)]);
  return parcels.map(({ id, carrier, number, shippedAt, trail, state, deliveredAt, courier }) => ({
    id,
    carrier: carrierName(carrier, language),
    number,
    shippedAt: shippedAt.toISOString(),
    state,
    deliveredAt: deliveredAt?.toISOString() ?? null,
    courier,
    link: trackingLink(carrier, number),
    trail: [
      ...trail.map(({ at, text }) => ({ at, text: pick(text, language) })),
      ...(events.get(id) ?? []).map(({ at, text }) => ({ at: at.toISOString(), text })),
    ]
      .sort((one, other) => one.at.localeCompare(other.at))
      .toReversed(),
    lines: lines.get(id) ?? [],
  }));
}
