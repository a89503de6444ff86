import type { z } from 'zod';
import { inLanguage } from '#contract/in-language.ts';
import type { Language } from '#contract/language.ts';
import { pageCount } from '#contract/paging.ts';
import type {
  RefundReport,
  RefundReportRow,
  refundReportQuery,
  refundReportSheetQuery,
} from '#contract/report/desk.schema.ts';
import { REPORT } from '#contract/report/desk.values.ts';
import type { RefundFigures } from '#contract/report/refunds.values.ts';
import { SHEET_ROWS } from '#contract/sheet.values.ts';
import { choicesIn } from '../content/content.ts';
import type { Db } from '../db/open.ts';
import type { Deps } from '../deps.ts';
import { notFound } from '../error.ts';
import { oneBulk } from '../in-turn.ts';
import type { LiveOperator } from '../operator/live-session.ts';
import { dayOf } from '../sheets/days.rules.ts';
import { type Asked, askedOf, readSlowly } from './asked.ts';
import { createNames } from './names.ts';
import { type Row, refundsBy } from './refunds.queries.ts';

export type RefundsSheetQuery = z.output<typeof refundReportSheetQuery>;
export type RefundsRow = RefundReportRow & { code: string };

const NOTHING: RefundFigures = { refunds: 0, pieces: 0, amount: 0 };

export async function viewRefundReport(
  deps: Deps,
  by: LiveOperator,
  query: z.output<typeof refundReportQuery>,
  language: Language,
): Promise<RefundReport> {
  const { db } = deps.database;
  const today = dayOf(deps.clock());
  const asked = await askedOf(db, by, query, today);
  const { rows, all } = await oneBulk(by, () => readRefunds(db, query.by, asked, language));
  const pages = pageCount(rows.length, REPORT.rows);
  if (query.page > pages) throw notFound();
  const items = rows.slice((query.page - 1) * REPORT.rows, query.page * REPORT.rows);
  return {
    ...{ ...asked.days, by: query.by, today, shop: asked.shop && inLanguage(asked.shop, language), all },
    items: items.map(({ code: _, ...row }) => row),
    ...{ page: query.page, pages, total: rows.length },
  };
}

/** All rows, as many as a file has: reasons that mean the same in two languages are put together before pages are made. */
export async function readRefunds(db: Db, by: RefundsSheetQuery['by'], { windows }: Asked, language: Language) {
  const { rows, whole } = await readSlowly(db, async (tx) => ({
    rows: await refundsBy(tx, by, windows, SHEET_ROWS + 1),
    whole: await refundsBy(tx, 'all', windows, 1),
  }));
  const { now, before } = whole[0] ?? { now: NOTHING, before: NOTHING };
  const named = by === 'reason' ? await byReason(db, rows, language) : await byName(db, by, rows, language);
  return { rows: named, all: { now, before } };
}

async function byName(db: Db, by: 'product' | 'shop', rows: Row[], language: Language): Promise<RefundsRow[]> {
  const nameOf = await createNames(
    db,
    by,
    rows.map(({ key }) => key),
    language,
  );
  return rows.map((row) => ({ ...row, ...nameOf(row.key) }));
}

async function byReason(db: Db, rows: Row[], language: Language): Promise<RefundsRow[]> {
  const reasonIn = await choicesIn(db, 'refund_reason', language);
  const sums = new Map<string, RefundsRow>();
  for (const { key, now, before } of rows) {
    const name = reasonIn(key);
    const sum = sums.get(name) ?? { key: name, name, code: '', now: NOTHING, before: NOTHING };
    sums.set(name, { ...sum, now: plus(sum.now, now), before: plus(sum.before, before) });
  }
  return [...sums.values()].sort((a, b) => b.now.amount - a.now.amount || b.before.amount - a.before.amount);
}

const plus = (a: RefundFigures, b: RefundFigures): RefundFigures => ({
  refunds: a.refunds + b.refunds,
  pieces: a.pieces + b.pieces,
  amount: a.amount + b.amount,
});
