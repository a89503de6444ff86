import type { z } from 'zod';
import { pageCount } from '#contract/paging.ts';
import type { SearchReport, searchReportQuery, searchReportSheetQuery } from '#contract/report/desk.schema.ts';
import { REPORT } from '#contract/report/desk.values.ts';
import type { SearchesBy } from '#contract/report/searches.values.ts';
import type { Db } from '../db/open.ts';
import type { Deps } from '../deps.ts';
import { notFound } from '../error.ts';
import { oneBulk } from '../in-turn.ts';
import type { LiveOperator } from '../operator/live-session.ts';
import { dayOf } from '../sheets/days.rules.ts';
import { type Asked, askedOf, readSlowly } from './asked.ts';
import * as queries from './searches.queries.ts';

export type SearchesSheetQuery = z.output<typeof searchReportSheetQuery>;

export async function viewSearchReport(
  deps: Deps,
  by: LiveOperator,
  query: z.output<typeof searchReportQuery>,
): Promise<SearchReport> {
  const { db } = deps.database;
  const today = dayOf(deps.clock());
  const asked = await askedOf(db, by, query, today);
  const part = { most: REPORT.rows, skip: (query.page - 1) * REPORT.rows };
  const { rows, all } = await oneBulk(by, () => readSearches(db, query.by, asked, part));
  const pages = pageCount(rows.total, REPORT.rows);
  if (query.page > pages) throw notFound();
  return {
    ...{ ...asked.days, by: query.by, today, all, items: rows.items },
    ...{ page: query.page, pages, total: rows.total },
  };
}

type Part = { most: number; skip?: number };

export const readSearches = (db: Db, by: SearchesBy, { days }: Asked, part: Part) =>
  readSlowly(db, async (tx) => ({
    rows: await queries.searchesBy(tx, by, days, part),
    all: await queries.allSearches(tx, days),
  }));
