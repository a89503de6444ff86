import type { z } from 'zod';
import { inLanguage } from '#contract/in-language.ts';
import type { Language } from '#contract/language.ts';
import { DESK } from '#contract/limits.ts';
import { yuanOf } from '#contract/money.ts';
import { pageCount } from '#contract/paging.ts';
import type {
  entryQuery,
  entrySheetQuery,
  Overview,
  overviewQuery,
  overviewSheetQuery,
  ShopBalance,
  ShopEntryPage,
  ShopEntryView,
  ShopFigures,
} from '#contract/settlement/desk.schema.ts';
import {
  SHOP_ENTRY_COLUMNS,
  SHOP_ENTRY_NAMES,
  SHOP_FIGURE_COLUMNS,
  type ShopEntryColumn,
  type ShopFigureColumn,
} from '#contract/settlement/sheet.values.ts';
import type { SheetFile } from '#contract/sheet.schema.ts';
import { SHEET_ROWS } from '#contract/sheet.values.ts';
import type { Db } from '../db/open.ts';
import type { Deps } from '../deps.ts';
import { fieldError } from '../error.ts';
import { recordChanges } from '../operator/audit.ts';
import type { LiveOperator } from '../operator/live-session.ts';
import { scopeOf } from '../operator/scope.ts';
import { nameCell, writeRows } from '../sheets/csv.rules.ts';
import { dayAfter, dayOf, dayStart, timeOf } from '../sheets/days.rules.ts';
import { oneExport } from '../sheets/one-export.ts';
import * as queries from './desk.queries.ts';

const PART = 500;
const PERCENT = 100;
/** A number: a text that starts with a minus sign would be taken for a formula. */
const yuan = (fen: number): number => Number(yuanOf(fen));

export const percentOf = (rate: number | null): string => (rate === null ? '' : `${rate / PERCENT}%`);

export async function balanceOf(deps: Deps, by: LiveOperator, wanted?: number): Promise<ShopBalance> {
  const { db } = deps.database;
  const { shopId } = scopeOf(by, wanted);
  if (shopId === undefined) throw fieldError('shopId', 'shopUnknown');
  const [account, [fresh], days] = await Promise.all([
    queries.accountOf(db, shopId),
    queries.uncountedOf(db, [shopId]),
    queries.pendingByDay(db, shopId),
  ]);
  return {
    pending: (account?.pending ?? 0) + (fresh?.pending ?? 0),
    available: (account?.available ?? 0) + (fresh?.available ?? 0),
    inPayout: account?.inPayout ?? 0,
    days,
    period: account?.period ?? 'month',
  };
}

type Wanted = z.output<typeof entrySheetQuery>;

const filterOf = (by: LiveOperator, { shopId, kind, order, statement, from, to }: Wanted): queries.EntryFilter => ({
  ...scopeOf(by, shopId),
  kind,
  orderId: order || undefined,
  statementId: statement,
  from: from ? dayStart(from) : undefined,
  to: to ? dayStart(dayAfter(to)) : undefined,
});

export async function listEntries(
  deps: Deps,
  by: LiveOperator,
  query: z.output<typeof entryQuery>,
  language: Language,
): Promise<ShopEntryPage> {
  const { db } = deps.database;
  const size = DESK.ordersPerPage;
  const filter = filterOf(by, query);
  const [rows, total] = await Promise.all([
    queries.entryPage(db, filter, size, (query.page - 1) * size),
    queries.countMatching(db, filter, DESK.counted),
  ]);
  return {
    items: rows.map((row) => toEntry(row, language)),
    page: query.page,
    pages: pageCount(total, size),
    total,
  };
}

function toEntry({ entry, title, rate }: queries.EntryRow, language: Language): ShopEntryView {
  const { id, kind, amount, orderId, note, at, late, availableAt, statementId } = entry;
  return {
    ...{ id, kind, amount, orderId, note, late, rate, statementId },
    title: title ? inLanguage(title, language) : '',
    at: at.toISOString(),
    availableAt: availableAt?.toISOString() ?? null,
  };
}

const ENTRY_CELLS: Record<ShopEntryColumn, (row: queries.EntryRow, language: Language) => string | number> = {
  id: ({ entry }) => entry.id,
  at: ({ entry }) => timeOf(entry.at),
  kind: ({ entry }, language) => SHOP_ENTRY_NAMES[entry.kind][language],
  amount: ({ entry }) => yuan(entry.amount),
  orderId: ({ entry }) => nameCell(entry.orderId ?? ''),
  goods: ({ title }, language) => (title ? inLanguage(title, language) : ''),
  rate: ({ rate }) => percentOf(rate),
  note: ({ entry }) => entry.note,
  availableAt: ({ entry }) => timeOf(entry.availableAt),
  statement: ({ entry }) => entry.statementId ?? '',
};

async function* allEntries(db: Db, filter: queries.EntryFilter): AsyncGenerator<queries.EntryRow[]> {
  let last: number | undefined;
  while (true) {
    const rows = await queries.entriesBefore(db, filter, last, PART);
    if (rows.length) yield rows;
    last = rows.at(-1)?.entry.id;
    if (rows.length < PART) return;
  }
}

export async function exportEntries(
  deps: Deps,
  by: LiveOperator,
  query: Wanted,
  language: Language,
): Promise<SheetFile> {
  const { db } = deps.database;
  const now = deps.clock();
  const { rows, ...file } = await oneExport(by, () =>
    writeRows({
      columns: SHOP_ENTRY_COLUMNS,
      cells: ENTRY_CELLS,
      parts: allEntries(db, filterOf(by, query)),
      language,
      most: SHEET_ROWS,
    }),
  );
  const after = { ...query, rows };
  await recordChanges(db, by, now, [{ kind: 'settlement', ref: '', action: 'export', before: null, after }]);
  const name = query.statement === undefined ? `entries-${dayOf(now)}` : `statement-${query.statement}`;
  return { name: `${name}.csv`, ...file };
}

const NOTHING = { paid: 0, subsidy: 0, commission: 0, due: 0, adjusted: 0 };

type Asked = z.output<typeof overviewSheetQuery>;

function periodOf({ from, to }: Asked, now: Date) {
  const last = to ?? dayOf(now);
  const first = from ?? `${last.slice(0, 7)}-01`;
  return { from: first, to: last, window: { from: dayStart(first), to: dayStart(dayAfter(last)) } };
}

export async function overview(
  deps: Deps,
  query: z.output<typeof overviewQuery>,
  language: Language,
): Promise<Overview> {
  const { db } = deps.database;
  const size = DESK.ordersPerPage;
  const { window, ...days } = periodOf(query, deps.clock());
  const [rows, total, all] = await Promise.all([
    queries.shopPage(db, query.text, size, (query.page - 1) * size),
    queries.countShops(db, query.text),
    queries.figuresOfAll(db, window),
  ]);
  const items = await withFigures(db, rows, window, language);
  return { ...days, all, items, page: query.page, pages: pageCount(total, size), total };
}

async function withFigures(
  db: Db,
  rows: queries.ShopRow[],
  window: queries.Window,
  language: Language,
): Promise<ShopFigures[]> {
  const ids = rows.map(({ id }) => id);
  const [figures, fresh] = ids.length
    ? await Promise.all([queries.figuresOf(db, window, ids), queries.uncountedOf(db, ids)])
    : [[], []];
  const figuresOf = new Map(figures.map(({ shopId, ...own }) => [shopId, own]));
  const freshOf = new Map(fresh.map((one) => [one.shopId, one]));
  return rows.map(({ id, name, own, rate, account }) => ({
    ...{ id, own, rate, period: account?.period ?? ('month' as const), inPayout: account?.inPayout ?? 0 },
    name: inLanguage(name, language),
    pending: (account?.pending ?? 0) + (freshOf.get(id)?.pending ?? 0),
    available: (account?.available ?? 0) + (freshOf.get(id)?.available ?? 0),
    ...(figuresOf.get(id) ?? NOTHING),
  }));
}

const FIGURE_CELLS: Record<ShopFigureColumn, (row: ShopFigures) => string | number> = {
  id: ({ id }) => id,
  name: ({ name }) => name,
  rate: ({ own, rate }) => percentOf(own ? 0 : rate),
  paid: ({ paid }) => yuan(paid),
  subsidy: ({ subsidy }) => yuan(subsidy),
  commission: ({ commission }) => yuan(commission),
  due: ({ due }) => yuan(due),
  adjusted: ({ adjusted }) => yuan(adjusted),
  pending: ({ pending }) => yuan(pending),
  available: ({ available }) => yuan(available),
};

export async function exportOverview(
  deps: Deps,
  by: LiveOperator,
  query: Asked,
  language: Language,
): Promise<SheetFile> {
  const { db } = deps.database;
  const now = deps.clock();
  const { window, ...days } = periodOf(query, now);
  async function* parts(): AsyncGenerator<ShopFigures[]> {
    for (let at = 0; ; at += PART) {
      const rows = await queries.shopPage(db, query.text, PART, at);
      if (rows.length) yield await withFigures(db, rows, window, language);
      if (rows.length < PART) return;
    }
  }
  const { rows, ...file } = await oneExport(by, () =>
    writeRows({
      columns: SHOP_FIGURE_COLUMNS,
      cells: FIGURE_CELLS,
      parts: parts(),
      language,
      most: SHEET_ROWS,
    }),
  );
  const after = { ...query, ...days, rows };
  await recordChanges(db, by, now, [{ kind: 'settlement', ref: '', action: 'export', before: null, after }]);
  return { name: `shops-${days.from}-${days.to}.csv`, ...file };
}
