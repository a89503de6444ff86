import { inLanguage } from '#contract/in-language.ts';
import type { OrderLineView } from '#contract/order/schema.ts';
import { STATUS_OF_TAB } from '#contract/order/values.ts';
import { maskMobile } from '#contract/text.ts';
import type { Deps } from '../deps.ts';
import { findQuery } from './find.rules.ts';
import type { LineRow } from './list.queries.ts';
import { parcelsOf } from './parcel.queries.ts';
import type { SheetOrderRow } from './shop-list.queries.ts';
import * as queries from './shop-list.queries.ts';
import { type DeskViewer, type Input, linesByOrder, seesMobile } from './shop-views.ts';
import { toLine } from './views.ts';

const CHUNK = 500;

/** An order with one of its lines; `nth` from 1. */
export type SheetOrder = SheetOrderRow & {
  nth: number;
  line: LineRow;
  shown: OrderLineView;
  sku: { code: string; spec: string[]; barcode: string | null } | undefined;
  mobile: string;
  region: string;
  parcels: { carrier: string; number: string }[];
};

/** By lines, of the newest order first; mobile numbers are masked except for those who have to ship. */
export async function* allShopOrders(
  { database: { db } }: Deps,
  viewer: DeskViewer,
  { tab, text, ...time }: Omit<Input, 'page'>,
): AsyncGenerator<SheetOrder[]> {
  const filter = { status: STATUS_OF_TAB[tab], find: findQuery(text), ...time };
  let place: SheetOrderRow | undefined;
  do {
    const rows: SheetOrderRow[] = await queries.shopOrdersAfter(db, viewer.scope, filter, place, CHUNK);
    if (rows.length) yield await whole(rows);
    place = rows.length === CHUNK ? rows.at(-1) : undefined;
  } while (place);

  async function whole(rows: SheetOrderRow[]): Promise<SheetOrder[]> {
    const ids = rows.map(({ id }) => id);
    const [lines, parcels] = await Promise.all([linesByOrder(db, rows), parcelsOf(db, ids)]);
    const codes = await queries.skuCodes(db, [...new Set([...lines.values()].flat().map(({ skuId }) => skuId))]);
    return rows.flatMap((row) => {
      const { mobile, regionNames } = row.address;
      const same = {
        ...row,
        mobile: seesMobile(row, viewer) ? mobile : maskMobile(mobile),
        region: inLanguage(regionNames, viewer.language),
        parcels: parcels.filter(({ orderId }) => orderId === row.id),
      };
      return (lines.get(row.id) ?? []).map((line, at) => ({
        ...same,
        line,
        nth: at + 1,
        shown: toLine(line, row, viewer.language),
        sku: codes.get(line.skuId),
      }));
    });
  }
}
