import { DESK } from '#contract/limits.ts';
import { carrierOf, isTracking, toTracking } from '#contract/order/carriers.values.ts';
import { type CsvRow, readCsv } from '../sheets/csv.rules.ts';

export type ParcelRow = { line: number; order: string; carrier: string; number: string };
export type RowError = {
  key: 'rowShort' | 'orderNumberInvalid' | 'orderTwice' | 'carrierUnknown' | 'trackingInvalid';
  line?: number;
};

const HEADINGS: Record<'order' | 'carrier' | 'number', RegExp> = {
  order: /^(订单编?号|order( (number|no\.?|id))?)$/i,
  carrier: /^(物流公司|快递公司|物流|快递|carrier)$/i,
  number: /^(运单号|快递单号|物流单号|tracking( (number|no\.?))?)$/i,
};
const IN_ORDER = { order: 0, carrier: 1, number: 2 };

/** A header line may put the columns in another order. */
export function parcelsIn(text: string): ParcelRow[] {
  const rows = readCsv(text, { most: DESK.csvLines });
  const columns = rows[0] && columnsOf(rows[0].cells);
  return oncePerOrder((columns ? rows.slice(1) : rows).map((row) => parcelIn(row, columns ?? IN_ORDER)));
}

/** The file of orders has a row per line: rows that repeat the parcel of their order, or leave it out, say nothing more. */
function oncePerOrder(rows: ParcelRow[]): ParcelRow[] {
  const named = new Set(rows.filter(({ carrier, number }) => carrier || number).map(({ order }) => order));
  const seen = new Set<string>();
  return rows.filter(({ order, carrier, number }) => {
    if (!carrier && !number) return !named.has(order);
    const key = JSON.stringify([order, carrier, number]);
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

function columnsOf(cells: string[]): typeof IN_ORDER | undefined {
  const at = (name: keyof typeof HEADINGS) => cells.findIndex((cell) => HEADINGS[name].test(cell));
  const found = { order: at('order'), carrier: at('carrier'), number: at('number') };
  return Object.values(found).includes(-1) ? undefined : found;
}

const parcelIn = ({ line, cells }: CsvRow, { order, carrier, number }: typeof IN_ORDER): ParcelRow => ({
  line,
  order: cells[order] ?? '',
  carrier: cells[carrier] ?? '',
  number: toTracking(cells[number] ?? ''),
});

export function rowError({ order, carrier: text, number }: ParcelRow, seen: Map<string, number>): RowError | undefined {
  if (!order || !text || !number) return { key: 'rowShort' };
  if (!/^\d{18,24}$/.test(order)) return { key: 'orderNumberInvalid' };
  const before = seen.get(order);
  if (before !== undefined) return { key: 'orderTwice', line: before };
  const carrier = carrierOf(text);
  if (!carrier) return { key: 'carrierUnknown' };
  return isTracking(carrier, number) ? undefined : { key: 'trackingInvalid' };
}
