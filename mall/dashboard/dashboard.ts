import { OFFICIAL } from '#contract/chat/values.ts';
import {
  HOME_ALONE,
  MENU_COUNTED,
  type WaitingKind,
  waitingKindsFor,
} from '#contract/dashboard/desk.waiting.values.ts';
import type { DeskHome, DeskToday, Series } from '#contract/dashboard/schema.ts';
import type { DeskWaiting, Waiting } from '#contract/dashboard/waiting.schema.ts';
import { inLanguage } from '#contract/in-language.ts';
import type { Language } from '#contract/language.ts';
import { DESK, SERIES_DAYS, type SeriesDays } from '#contract/limits.ts';
import { mayLook } from '#contract/operator/areas.values.ts';
import { DAY_MS, MINUTE_MS } from '#contract/time.ts';
import type { Db } from '../db/open.ts';
import { liftTimeout } from '../db/timeout.ts';
import type { Deps } from '../deps.ts';
import type { LiveOperator } from '../operator/live-session.ts';
import { scopeOf, shopOf } from '../operator/scope.ts';
import { paidSince } from '../order/order.ts';
import { needsReceiver } from '../payout/payout.ts';
import { hasReturnPlace } from '../product/product.ts';
import { dayAfter, dayOf, dayStart, daysUntil } from '../sheets/days.rules.ts';
import * as queries from './figures.queries.ts';
import { figuresSince, firstDay } from './figures.ts';
import { shopBegun } from './setup.queries.ts';
import * as money from './today.queries.ts';
import { countWaiting } from './waiting.queries.ts';

export { visitsByDay, visitsByShop } from './figures.ts';

const seesOrders = (by: LiveOperator): boolean => mayLook(by, 'orders');

type Own = NonNullable<DeskHome['shop']>;

async function ownShop(db: Db, operator: LiveOperator, returnPlace: boolean, language: Language): Promise<Own | null> {
  const id = shopOf(operator);
  const found = id === null ? undefined : await shopBegun(db, id);
  if (!found || id === null) return null;
  const { name, ...done } = found;
  const receiver = !(await needsReceiver(db, id));
  return { name: inLanguage(name, language), done: { ...done, returnPlace, receiver } };
}

export async function deskHome(
  deps: Deps,
  operator: LiveOperator,
  language: Language,
  wanted?: number,
): Promise<DeskHome> {
  const { db } = deps.database;
  const scope = scopeOf(operator, wanted);
  const now = deps.clock();
  const returnPlace = scope.shopId === undefined || (await hasReturnPlace(db, scope.shopId));
  const [shop, waiting, today] = await Promise.all([
    ownShop(db, operator, returnPlace, language),
    waitingFor(deps, operator, waitingKindsFor(operator), DESK.counted, wanted),
    seesOrders(operator) ? todayOf(db, scope, now, language) : null,
  ]);
  return { waiting, today, returnPlace, shop, now: now.toISOString() };
}

export async function deskWaiting(deps: Deps, operator: LiveOperator): Promise<DeskWaiting> {
  const kinds = waitingKindsFor(operator).filter((kind) => !HOME_ALONE.includes(kind));
  return { items: await waitingFor(deps, operator, kinds, MENU_COUNTED) };
}

async function waitingFor(
  deps: Deps,
  operator: LiveOperator,
  kinds: readonly WaitingKind[],
  most: number,
  wanted?: number,
): Promise<Waiting[]> {
  const whose = {
    ...scopeOf(operator, wanted),
    ...{ desk: shopOf(operator) ?? OFFICIAL, by: operator.id, now: deps.clock() },
  };
  const found = await countWaiting(deps.database.db, kinds, whose, most);
  return found.map(({ kind, n, due }) => ({ kind, count: n, due: due === null ? null : new Date(due).toISOString() }));
}

const BEST = 5;

async function todayOf(
  db: Db,
  scope: { shopId: number | undefined },
  now: Date,
  language: Language,
): Promise<DeskToday> {
  const today = { ...scope, from: dayStart(dayOf(now)), to: new Date(now.getTime() + 1) };
  const before = {
    ...scope,
    from: new Date(today.from.getTime() - DAY_MS),
    to: new Date(today.to.getTime() - DAY_MS),
  };
  const [sold, refunded, soldBefore, refundedBefore, best] = await Promise.all([
    money.sold(db, today),
    money.refundedMoney(db, today),
    money.sold(db, before),
    money.refundedMoney(db, before),
    money.bestSold(db, today, BEST),
  ]);
  return {
    now: { ...sold, refunded },
    before: { ...soldBefore, refunded: refundedBefore },
    best: best.map(({ title, ...row }) => ({ ...row, title: inLanguage(title, language) })),
  };
}

const NOTHING = { orders: 0, sales: 0, views: 0, visits: 0 };

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
