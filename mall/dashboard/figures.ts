import type { Db, Tx } from '../db/open.ts';
import { dayAfter, dayOf, dayStart } from '../sheets/days.rules.ts';
import * as queries from './figures.queries.ts';

/** Days that are counted as they are asked for, where they are not saved yet. */
const LIVE_DAYS = 2;

export async function figuresSince(db: Db | Tx, shopId: number, first: string, now: Date) {
  const saved = await queries.lastSavedDay(db);
  const recent = dayAfter(dayOf(now), 1 - LIVE_DAYS);
  const next = saved && saved >= first ? dayAfter(saved) : first;
  const behind = next < recent;
  const [began, closed, counted] = await Promise.all([
    behind ? firstDay(db) : undefined,
    queries.savedDays(db, shopId, first),
    queries.countDays(db, shopId, dayStart(behind ? recent : next), dayStart(dayAfter(dayOf(now)))),
  ]);
  return {
    found: new Map([...closed, ...counted].map((row) => [row.day, row])),
    counting: began !== undefined && began < recent,
  };
}

export async function firstDay(db: Db | Tx): Promise<string | undefined> {
  const first = await queries.firstFact(db);
  return first && dayOf(first);
}

/** @param shopId 0: of the mall @returns visits by day in China, from `first` on */
export async function visitsByDay(
  db: Db | Tx,
  shopId: number,
  first: string,
  now: Date,
): Promise<(day: string) => number> {
  const { found } = await figuresSince(db, shopId, first, now);
  return (day) => found.get(day)?.visits ?? 0;
}

/** Visits by shop; both days are included. */
export async function visitsByShop(
  db: Db | Tx,
  days: { from: string; to: string },
  now: Date,
): Promise<(shopId: number) => number> {
  const saved = await queries.lastSavedDay(db);
  const recent = dayAfter(dayOf(now), 1 - LIVE_DAYS);
  const firstLive = [saved ? dayAfter(saved) : recent, recent, days.from].sort().at(-1) ?? recent;
  const rows = [
    ...(await queries.savedVisits(db, days)),
    ...(firstLive <= days.to ? await queries.countVisits(db, dayStart(firstLive), dayStart(dayAfter(days.to))) : []),
  ];
  const sums = new Map<number, number>();
  for (const { shopId, visits } of rows) sums.set(shopId, (sums.get(shopId) ?? 0) + visits);
  return (shopId) => sums.get(shopId) ?? 0;
}
