import type { DeskHome, Series } from '#contract/dashboard/schema.ts';
import type { Language } from '#contract/language.ts';
import { LOW_STOCK, SERIES_DAYS, type SeriesDays } from '#contract/limits.ts';
import { mayLook } from '#contract/operator/areas.values.ts';
import { pick } from '#contract/text.ts';
import { MINUTE_MS } from '#contract/time.ts';
import type { Db } from '../db/open.ts';
import { liftTimeout } from '../db/timeout.ts';
import type { Deps } from '../deps.ts';
import type { LiveOperator } from '../operator/live-session.ts';
import { scopeOf, shopOf } from '../operator/scope.ts';
import { countShopTabs, paidSince } from '../order/order.ts';
import { hasReturnPlace } from '../product/product.ts';
import { dayAfter, dayOf, dayStart, daysUntil } from '../sheets/days.rules.ts';
import * as queries from './figures.queries.ts';
import { shopBegun } from './setup.queries.ts';

const seesOrders = (by: LiveOperator): boolean => mayLook(by, 'orders');

type Own = NonNullable<DeskHome['shop']>;

async function ownShop(db: Db, operator: LiveOperator, returnPlace: boolean, language: Language): Promise<Own | null> {
  const id = shopOf(operator);
  const found = id === null ? undefined : await shopBegun(db, id);
  if (!found) return null;
  const { name, ...done } = found;
  return { name: pick(name, language), done: { ...done, returnPlace } };
}

export async function deskHome(
  deps: Deps,
  operator: LiveOperator,
  language: Language,
  wanted?: number,
): Promise<DeskHome> {
  const { db } = deps.database;
  const scope = scopeOf(operator, wanted);
  const now = deps.clock().toISOString();
  const returnPlace = scope.shopId === undefined || (await hasReturnPlace(db, scope.shopId));
  const shop = await ownShop(db, operator, returnPlace, language);
  if (!seesOrders(operator)) return { counters: null, returnPlace, shop, now };
  const [{ toPay, toAccept, producing, toSend, toReceipt }, lowStock] = await Promise.all([
    countShopTabs(db, scope),
    queries.countLowStock(db, scope.shopId, LOW_STOCK),
  ]);
  return { counters: { toPay, toAccept, producing, toSend, toReceipt, lowStock }, returnPlace, shop, now };
}

const NOTHING = { orders: 0, sales: 0, views: 0, visits: 0 };

const LIVE_DAYS = 2;

export async function deskSeries(
  deps: Deps,
  operator: LiveOperator,
  days: SeriesDays,
  wanted?: number,
): Promise<Series> {
  const { db } = deps.database;
  const shopId = scopeOf(operator, wanted).shopId ?? 0;
  const now = deps.clock();
  const dates = daysUntil(dayOf(now), days);
  const first = dates[0] ?? dayOf(now);
  const { found, counting } = await figuresSince(db, shopId, first, now);
  const orders = seesOrders(operator);
  const figures = dates.map((day) => {
    const ofDay = found.get(day) ?? { day, ...NOTHING };
    return orders ? ofDay : { ...ofDay, orders: null, sales: null };
  });
  return { days: figures, counting };
}

async function figuresSince(db: Db, shopId: number, first: string, now: Date) {
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

export async function deskNews(deps: Deps, operator: LiveOperator, since: string, wanted?: number) {
  const scope = scopeOf(operator, wanted);
  const now = deps.clock().toISOString();
  return { paid: await paidSince(deps, scope, new Date(since)), now };
}

/** Requests still running at midnight have ended by then. */
const SETTLE_MS = 10 * MINUTE_MS;
/** A day with a million visits takes longer than a statement of a request may. */
const SAVE_MS = MINUTE_MS;
const MOST_DAYS = Math.max(...SERIES_DAYS);

export async function saveDays({ database: { db }, clock, stopping }: Deps): Promise<number> {
  const today = dayOf(new Date(clock().getTime() - SETTLE_MS));
  const saved = await queries.lastSavedDay(db);
  const next = saved ? dayAfter(saved) : await firstDay(db);
  if (next === undefined) return 0;
  const due = daysUntil(dayAfter(today, -1), MOST_DAYS).filter((day) => day >= next);
  let done = 0;
  for (const day of due) {
    if (stopping?.aborted) break;
    await db.transaction(async (tx) => {
      await liftTimeout(tx, SAVE_MS);
      await queries.saveDay(tx, day, dayStart(day), dayStart(dayAfter(day)));
    });
    done += 1;
  }
  return done;
}

async function firstDay(db: Db): Promise<string | undefined> {
  const first = await queries.firstFact(db);
  return first && dayOf(first);
}
