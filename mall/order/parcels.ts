import type { Language } from '#contract/language.ts';
import { carrierName } from '#contract/order/carriers.values.ts';
import type { ParcelView } from '#contract/order/schema.ts';
import { pick } from '#contract/text.ts';
import type { Db } from '../db/open.ts';
import * as queries from './parcel.queries.ts';

export async function viewParcels(db: Db, orderId: string, language: Language): Promise<ParcelView[]> {
  const parcels = await queries.parcelsOf(db, [orderId]);
  const lines = await queries.parcelLinesOf(
    db,
    parcels.map(({ id }) => id),
  );
  return parcels.map(({ id, carrier, number, shippedAt, trail }) => ({
    id,
    carrier: carrierName(carrier, language),
    number,
    shippedAt: shippedAt.toISOString(),
    trail: trail.map(({ at, text }) => ({ at, text: pick(text, language) })).toReversed(),
    lines: lines.get(id) ?? [],
  }));
}
