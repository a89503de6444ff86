import {
  comparedDays,
  type Days,
  periodError,
  REPORT,
  type ReportAgainst,
  wholePeriod,
} from '#contract/report/desk.values.ts';
import { MINUTE_MS } from '#contract/time.ts';
import type { TextPair } from '../db/columns.ts';
import type { Db, Tx } from '../db/open.ts';
import { liftTimeout } from '../db/timeout.ts';
import { fieldError, notFound } from '../error.ts';
import type { LiveOperator } from '../operator/live-session.ts';
import { scopeOf } from '../operator/scope.ts';
import { shopName } from './names.queries.ts';
import { type Windows, windowOf } from './window.rules.ts';

type Query = {
  from?: string | undefined;
  to?: string | undefined;
  against: ReportAgainst;
  shopId?: number | undefined;
};

export type Asked = { days: { period: Days; compared: Days }; windows: Windows; shop: TextPair | null };

/** @throws MallError for a period that is too long, or a shop that is not there */
export async function askedOf(db: Db, by: LiveOperator, query: Query, today: string): Promise<Asked> {
  const { shopId } = scopeOf(by, query.shopId);
  const period = wholePeriod(query, today);
  const error = periodError(period);
  if (error) throw fieldError('to', error, { most: REPORT.most });
  const compared = comparedDays(period, query.against);
  const windows = { shopId, period: windowOf(period), compared: windowOf(compared) };
  return { days: { period, compared }, windows, shop: await shopOf(db, shopId) };
}

async function shopOf(db: Db, id: number | undefined): Promise<TextPair | null> {
  if (id === undefined) return null;
  const name = await shopName(db, id);
  if (!name) throw notFound();
  return name;
}

/** A quarter of a large mall takes longer than a statement of a request may. */
const READ_MS = MINUTE_MS;

export const readSlowly = <T>(db: Db, read: (tx: Tx) => Promise<T>): Promise<T> =>
  db.transaction(async (tx) => {
    await liftTimeout(tx, READ_MS);
    return read(tx);
  });
