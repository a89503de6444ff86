import type { z } from 'zod';
import { inLanguage } from '#contract/in-language.ts';
import type { Language } from '#contract/language.ts';
import { pageCount } from '#contract/paging.ts';
import type { Report, ReportRow, reportQuery, reportSheetQuery } from '#contract/report/desk.schema.ts';
import { lengthOf, REPORT, type Sales } from '#contract/report/desk.values.ts';
import { plusDays } from '#contract/time.ts';
import type { Db } from '../db/open.ts';
import type { Deps } from '../deps.ts';
import { notFound } from '../error.ts';
import { oneBulk } from '../in-turn.ts';
import type { LiveOperator } from '../operator/live-session.ts';
import { dayOf } from '../sheets/days.rules.ts';
import { type Asked, askedOf, readSlowly } from './asked.ts';
import { createNames } from './names.ts';
import * as queries from './sales.queries.ts';
import { createVisits, type Visits } from './visits.ts';

export type SalesSheetQuery = z.output<typeof reportSheetQuery>;
export type SalesRow = ReportRow & { code: string };

const NOTHING: Sales = { orders: 0, pieces: 0, sales: 0, refunded: 0 };

export async function viewReport(
  deps: Deps,
  by: LiveOperator,
  query: z.output<typeof reportQuery>,
  language: Language,
): Promise<Report> {
  const { db } = deps.database;
  const now = deps.clock();
  const asked = await askedOf(db, by, query, dayOf(now));
  const page = { most: REPORT.rows, skip: (query.page - 1) * REPORT.rows };
  const { whole, rows, visits } = await oneBulk(by, () =>
    readSlowly(db, async (tx) => ({
      whole: await queries.salesBy(tx, 'all', asked.windows, { most: 1 }),
      rows: await queries.salesBy(tx, query.by, asked.windows, page),
      visits: await createVisits(tx, query.by, asked, now),
    })),
  );
  const total = query.by === 'day' ? lengthOf(asked.days.period) : rows.total;
  const pages = pageCount(total, REPORT.rows);
  if (query.page > pages) throw notFound();
  const items = await namedRows(db, query.by, rows.items, { asked, visits, language });
  return {
    ...{ ...asked.days, by: query.by, today: dayOf(now), shop: asked.shop && inLanguage(asked.shop, language) },
    all: withVisits(whole.items[0] ?? { now: NOTHING, before: NOTHING }, visits.all),
    items: items.map(({ code: _, ...row }) => row),
    ...{ page: query.page, pages, total },
  };
}

type Both<T> = { now: T; before: T };
const withVisits = ({ now, before }: Both<Sales>, visits: Both<number | null>) => ({
  now: { ...now, visits: visits.now },
  before: { ...before, visits: visits.before },
});

type Named = { asked: Asked; visits: Visits; language: Language };

export async function namedRows(
  db: Db,
  by: SalesSheetQuery['by'],
  rows: queries.Row[],
  { asked, visits, language }: Named,
): Promise<SalesRow[]> {
  if (by === 'day') return dayRows(rows, asked.days, visits);
  const keys = rows.map(({ key }) => key);
  const nameOf = await createNames(db, by, keys, language);
  return rows.map((row) => ({ key: row.key, ...nameOf(row.key), ...withVisits(row, visits.of(row.key)) }));
}

/** Every day of the period, also without sales. */
function dayRows(rows: queries.Row[], { period, compared }: Asked['days'], visits: Visits): SalesRow[] {
  const found = new Map(rows.map((row) => [row.key, row]));
  return Array.from({ length: lengthOf(period) }, (_, n) => {
    const [day, other] = [plusDays(period.from, n), plusDays(compared.from, n)];
    const sales = found.get(String(n)) ?? { now: NOTHING, before: NOTHING };
    return {
      key: day,
      name: day,
      code: other,
      ...withVisits(sales, { now: visits.on(day), before: visits.on(other) }),
    };
  });
}
