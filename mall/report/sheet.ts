import type { Language } from '#contract/language.ts';
import { yuanOf } from '#contract/money.ts';
import type { SearchReportRow } from '#contract/report/desk.schema.ts';
import {
  afterRefunds,
  type Days,
  REPORT_CODE_NAMES,
  REPORT_COLUMNS,
  REPORT_NAMES,
  type ReportColumn,
} from '#contract/report/desk.values.ts';
import { REFUND_REPORT_COLUMNS, REFUNDS_NAMES, type RefundReportColumn } from '#contract/report/refunds.values.ts';
import {
  SEARCH_REPORT_COLUMNS,
  SEARCH_REPORT_NAMES,
  type SearchReportColumn,
} from '#contract/report/searches.values.ts';
import type { SheetFile } from '#contract/sheet.schema.ts';
import { SHEET_ROWS } from '#contract/sheet.values.ts';
import type { Deps } from '../deps.ts';
import { recordChanges } from '../operator/audit.ts';
import type { LiveOperator } from '../operator/live-session.ts';
import { type Table, writeRows } from '../sheets/csv.rules.ts';
import { dayOf } from '../sheets/days.rules.ts';
import { oneExport } from '../sheets/one-export.ts';
import { askedOf, readSlowly } from './asked.ts';
import { type RefundsRow, type RefundsSheetQuery, readRefunds } from './refunds.ts';
import { salesBy } from './sales.queries.ts';
import { namedRows, type SalesRow, type SalesSheetQuery } from './sales.ts';
import { readSearches, type SearchesSheetQuery } from './searches.ts';
import { createVisits } from './visits.ts';

/** A number: a text that starts with a minus sign would be taken for a formula. */
const yuan = (fen: number): number => Number(yuanOf(fen));

const SALES_CELLS: Record<'name' | 'code' | ReportColumn, (row: SalesRow) => string | number> = {
  name: ({ name }) => name,
  code: ({ code }) => code,
  visits: ({ now }) => now.visits ?? '',
  orders: ({ now }) => now.orders,
  pieces: ({ now }) => now.pieces,
  sales: ({ now }) => yuan(now.sales),
  refunded: ({ now }) => yuan(now.refunded),
  after: ({ now }) => yuan(afterRefunds(now)),
  visitsBefore: ({ before }) => before.visits ?? '',
  ordersBefore: ({ before }) => before.orders,
  piecesBefore: ({ before }) => before.pieces,
  salesBefore: ({ before }) => yuan(before.sales),
  refundedBefore: ({ before }) => yuan(before.refunded),
  afterBefore: ({ before }) => yuan(afterRefunds(before)),
};

const REFUND_CELLS: Record<'name' | 'code' | RefundReportColumn, (row: RefundsRow) => string | number> = {
  name: ({ name }) => name,
  code: ({ code }) => code,
  refunds: ({ now }) => now.refunds,
  pieces: ({ now }) => now.pieces,
  amount: ({ now }) => yuan(now.amount),
  refundsBefore: ({ before }) => before.refunds,
  piecesBefore: ({ before }) => before.pieces,
  amountBefore: ({ before }) => yuan(before.amount),
};

const SEARCH_CELLS: Record<'name' | 'code' | SearchReportColumn, (row: SearchReportRow) => string | number> = {
  name: ({ words }) => words,
  code: ({ language }) => language,
  searches: ({ now }) => now.searches,
  missed: ({ now }) => now.missed,
  presses: ({ now }) => now.presses,
  total: ({ total }) => total ?? '',
  searchesBefore: ({ before }) => before.searches,
  missedBefore: ({ before }) => before.missed,
  pressesBefore: ({ before }) => before.presses,
};

export async function exportReport(
  deps: Deps,
  by: LiveOperator,
  query: SalesSheetQuery,
  language: Language,
): Promise<SheetFile> {
  const { db } = deps.database;
  const now = deps.clock();
  const asked = await askedOf(db, by, query, dayOf(now));
  async function* parts(): AsyncGenerator<SalesRow[]> {
    const { rows, visits } = await readSlowly(db, async (tx) => ({
      rows: await salesBy(tx, query.by, asked.windows, { most: SHEET_ROWS + 1 }),
      visits: await createVisits(tx, query.by, asked, now),
    }));
    yield await namedRows(db, query.by, rows.items, { asked, visits, language });
  }
  const columns = { name: REPORT_NAMES[query.by], code: REPORT_CODE_NAMES[query.by], ...REPORT_COLUMNS };
  const table = { columns, cells: SALES_CELLS, parts: parts(), language, most: SHEET_ROWS };
  return exportOf(deps, by, { table, name: `report-${query.by}`, asked: { ...query, ...asked.days.period }, now });
}

export async function exportRefundReport(
  deps: Deps,
  by: LiveOperator,
  query: RefundsSheetQuery,
  language: Language,
): Promise<SheetFile> {
  const { db } = deps.database;
  const now = deps.clock();
  const asked = await askedOf(db, by, query, dayOf(now));
  async function* parts(): AsyncGenerator<RefundsRow[]> {
    yield (await readRefunds(db, query.by, asked, language)).rows;
  }
  const columns = { name: REFUNDS_NAMES[query.by], code: REPORT_CODE_NAMES.product, ...REFUND_REPORT_COLUMNS };
  const table = { columns, cells: REFUND_CELLS, parts: parts(), language, most: SHEET_ROWS };
  const name = `report-refunds-${query.by}`;
  return exportOf(deps, by, { table, name, asked: { ...query, ...asked.days.period }, now });
}

export async function exportSearchReport(
  deps: Deps,
  by: LiveOperator,
  query: SearchesSheetQuery,
  language: Language,
): Promise<SheetFile> {
  const { db } = deps.database;
  const now = deps.clock();
  const asked = await askedOf(db, by, query, dayOf(now));
  async function* parts(): AsyncGenerator<SearchReportRow[]> {
    yield (await readSearches(db, query.by, asked, { most: SHEET_ROWS + 1 })).rows.items;
  }
  const columns = { ...SEARCH_REPORT_NAMES, ...SEARCH_REPORT_COLUMNS };
  const table = { columns, cells: SEARCH_CELLS, parts: parts(), language, most: SHEET_ROWS };
  const name = `report-searches-${query.by}`;
  return exportOf(deps, by, { table, name, asked: { ...query, ...asked.days.period }, now });
}

type Export<K extends string, R> = { table: Table<K, R>; name: string; asked: Days & { by: string }; now: Date };

async function exportOf<K extends string, R>(
  deps: Deps,
  by: LiveOperator,
  { table, name, asked, now }: Export<K, R>,
): Promise<SheetFile> {
  const { rows, ...file } = await oneExport(by, () => writeRows(table));
  const after = { ...asked, rows };
  await recordChanges(deps.database.db, by, now, [{ kind: 'report', ref: '', action: 'export', before: null, after }]);
  return { name: `${name}-${asked.from}-${asked.to}.csv`, ...file };
}
