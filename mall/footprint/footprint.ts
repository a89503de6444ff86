import type { Card } from '#contract/catalog/schema.ts';
import type { FootprintPage } from '#contract/footprint/schema.ts';
import { FOOTPRINT_PAGE, FOOTPRINTS, RECENT } from '#contract/footprint/values.ts';
import type { Language } from '#contract/language.ts';
import { pageCount } from '#contract/paging.ts';
import { untilShort } from '../batches.ts';
import { cards } from '../catalog/catalog.ts';
import type { Deps } from '../deps.ts';
import { notFound } from '../error.ts';
import { STORED_MS } from '../retention.ts';
import { dayAfter, dayOf, dayStart } from '../sheets/days.rules.ts';
import * as queries from './footprint.queries.ts';

type Shopper = { accountId: number; language: Language };

const sinceOf = (now: Date): Date => new Date(now.getTime() - STORED_MS.footprint);

export async function see({ database: { db }, clock }: Deps, accountId: number, productId: number): Promise<void> {
  if (!(await queries.addFootprint(db, accountId, productId, clock()))) throw notFound();
  await queries.trim(db, accountId, FOOTPRINTS);
}

export async function listFootprints(
  { database: { db }, clock }: Deps,
  { accountId, language }: Shopper,
  { text = '', page }: { text?: string | undefined; page: number },
): Promise<FootprintPage> {
  const now = clock();
  const since = sinceOf(now);
  const [rows, total] = await Promise.all([
    queries.page(db, { accountId, since, text }, FOOTPRINT_PAGE, (page - 1) * FOOTPRINT_PAGE),
    queries.countOf(db, { accountId, since, text }),
  ]);
  const ids = rows.map(({ productId }) => productId);
  const found = new Map((await cards({ db, language, now }, ids)).map((card) => [card.id, card]));
  return {
    items: rows.map(({ productId, seenAt }) => ({
      productId,
      day: dayOf(seenAt),
      card: found.get(productId) ?? null,
    })),
    page,
    pages: pageCount(total, FOOTPRINT_PAGE),
    total,
    today: dayOf(now),
  };
}

export async function recentlySeen(
  { database: { db }, clock }: Deps,
  { accountId, language }: Shopper,
  except: number,
): Promise<Card[]> {
  const now = clock();
  // Some may be off sale.
  const rows = await queries.recent(db, accountId, sinceOf(now), except, RECENT * 2);
  const found = await cards(
    { db, language, now },
    rows.map(({ id }) => id),
  );
  return found.slice(0, RECENT);
}

export const dropOne = ({ database: { db } }: Deps, accountId: number, productId: number): Promise<number> =>
  queries.drop(db, accountId, { productId });

export const dropDay = ({ database: { db } }: Deps, accountId: number, day: string): Promise<number> =>
  queries.drop(db, accountId, { from: dayStart(day), to: dayStart(dayAfter(day)) });

export const dropAll = ({ database: { db } }: Deps, accountId: number): Promise<number> =>
  queries.drop(db, accountId, 'all');

const BATCH = 5_000;

export async function dropOldFootprints(deps: Deps): Promise<number> {
  const before = sinceOf(deps.clock());
  return untilShort(deps, BATCH, () => queries.dropBefore(deps.database.db, before, BATCH));
}
