import type { z } from 'zod';
import type { Language } from '#contract/language.ts';
import { yuanOf } from '#contract/money.ts';
import { mayChange } from '#contract/operator/areas.values.ts';
import type { SheetFile } from '#contract/sheet.schema.ts';
import { SHEET_ROWS } from '#contract/sheet.values.ts';
import { type deskShopperSheetQuery, SHOPPER_COLUMNS, type ShopperColumn } from '#contract/shopper/schema.ts';
import type { Db } from '../db/open.ts';
import type { Deps } from '../deps.ts';
import { MallError } from '../error.ts';
import { withoutOver } from '../money/money.ts';
import { recordChanges } from '../operator/audit.ts';
import type { LiveOperator } from '../operator/live-session.ts';
import { writeRows } from '../sheets/csv.rules.ts';
import { dayOf, timeOf } from '../sheets/days.rules.ts';
import { oneExport } from '../sheets/one-export.ts';
import * as queries from './shopper.queries.ts';
import { filterOf, shownMobile } from './shopper.ts';

const CHUNK = 500;

type Sold = { orders: number; spent: number };
type Row = Awaited<ReturnType<typeof queries.shoppersAfter>>[number] & Sold;

const CELLS: Record<ShopperColumn, (row: Row) => string | number> = {
  id: ({ id }) => id,
  userName: ({ userName }) => userName,
  nickName: ({ nickName }) => nickName,
  mobile: ({ mobile }) => mobile,
  createdAt: ({ createdAt }) => timeOf(createdAt),
  level: ({ level }) => level,
  paidUntil: ({ paidUntil }) => timeOf(paidUntil),
  points: ({ points }) => points,
  balance: ({ balance }) => yuanOf(balance),
  orders: ({ orders }) => orders,
  spent: ({ spent }) => yuanOf(spent),
  lockedAt: ({ lockedAt }) => timeOf(lockedAt),
};

async function* allShoppers(
  db: Db,
  filter: queries.ShopperFilter,
  { whole, now }: { whole: boolean; now: Date },
): AsyncGenerator<Row[]> {
  let place: queries.ShopperPlace | undefined;
  do {
    const rows = await queries.shoppersAfter(db, filter, place, CHUNK);
    const sold = new Map<number, Sold>();
    if (rows.length)
      for (const { accountId, ...one } of await queries.ordersOf(
        db,
        rows.map(({ id }) => id),
      ))
        sold.set(accountId, one);
    const wallets = rows.map(({ id, points, pointsCheckAt }) => ({ accountId: id, points, pointsCheckAt }));
    const left = await withoutOver(db, wallets, now);
    yield rows.map((row, index) => ({
      ...row,
      points: left[index]?.points ?? 0,
      mobile: shownMobile(row.mobile, whole),
      ...(sold.get(row.id) ?? { orders: 0, spent: 0 }),
    }));
    place = rows.length === CHUNK ? rows.at(-1) : undefined;
  } while (place);
}

export async function exportShoppers(
  { database: { db }, clock }: Deps,
  by: LiveOperator,
  { mobiles, ...query }: z.output<typeof deskShopperSheetQuery>,
  language: Language,
): Promise<SheetFile> {
  const whole = mobiles === 'whole';
  if (whole && !mayChange(by, 'shoppers')) throw new MallError('message', 'forbidden', { status: 403 });
  const now = clock();
  const { rows, ...file } = await oneExport(by, async () =>
    writeRows({
      columns: SHOPPER_COLUMNS,
      cells: CELLS,
      parts: allShoppers(db, await filterOf(db, query), { whole, now }),
      language,
      most: SHEET_ROWS,
    }),
  );
  // The text may be a mobile number.
  const { text, ...filter } = query;
  const after = { ...filter, searched: Boolean(text), mobiles: whole ? 'whole' : 'masked', rows };
  await recordChanges(db, by, now, [{ kind: 'shopper', ref: '', action: 'export', before: null, after }]);
  return { name: `shoppers-${dayOf(now)}.csv`, ...file };
}
