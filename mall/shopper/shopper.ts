import type { z } from 'zod';
import { mobileError } from '#contract/account/values.ts';
import { DESK } from '#contract/limits.ts';
import { mayChange } from '#contract/operator/areas.values.ts';
import { publicId } from '#contract/order/schema.ts';
import { pageCount } from '#contract/paging.ts';
import type { DeskShopper, DeskShopperBrief, DeskShopperPage, deskShopperQuery } from '#contract/shopper/schema.ts';
import { maskMobile } from '#contract/text.ts';
import { listSessions } from '../account/account.ts';
import { announceSessionChange } from '../account/session-changes.ts';
import type { Db } from '../db/open.ts';
import type { Deps } from '../deps.ts';
import { MallError, notFound } from '../error.ts';
import { growthAt } from '../member/member.ts';
import { walletAt } from '../money/money.ts';
import { type Done, recordChanges } from '../operator/audit.ts';
import type { LiveOperator } from '../operator/live-session.ts';
import { wordsOf } from '../order/order.ts';
import { dayAfter, dayStart } from '../sheets/days.rules.ts';
import * as queries from './shopper.queries.ts';

const NEWEST = 10;
const KIND = 'shopper';

type Filter = Pick<z.output<typeof deskShopperQuery>, 'text' | 'from' | 'to' | 'locked'>;

/** The text is a whole mobile number, order number or account name: parts find nobody. */
export async function filterOf(db: Db, { text, from, to, locked }: Filter): Promise<queries.ShopperFilter> {
  const wanted = text?.trim();
  return {
    ...(wanted ? { ids: await idsOf(db, wanted) } : {}),
    ...(from ? { from: dayStart(from) } : {}),
    ...(to ? { to: dayStart(dayAfter(to)) } : {}),
    locked: locked !== undefined,
  };
}

async function idsOf(db: Db, text: string): Promise<number[]> {
  const rows = publicId.safeParse(text).success
    ? await queries.idsByOrder(db, text)
    : await (mobileError(text) ? queries.idsByName(db, text) : queries.idsByMobile(db, text));
  return [...new Set(rows.map(({ id }) => id))];
}

/** Whole numbers and names only, as in the list. */
export async function findShoppers(db: Db, text: string, most: number): Promise<DeskShopperBrief[]> {
  const filter = await filterOf(db, { text });
  return (await queries.shoppersPage(db, filter, most, 0)).map(toBrief);
}

export async function listShoppers(
  { database: { db } }: Deps,
  { page, ...query }: z.output<typeof deskShopperQuery>,
): Promise<DeskShopperPage> {
  const filter = await filterOf(db, query);
  const size = DESK.ordersPerPage;
  const [rows, total] = await Promise.all([
    queries.shoppersPage(db, filter, size, (page - 1) * size),
    queries.countShoppers(db, filter, DESK.counted),
  ]);
  return { items: rows.map(toBrief), page, pages: pageCount(total, size), total };
}

/** An erased account has none. */
export const shownMobile = (mobile: string, whole = false): string =>
  mobileError(mobile) ? '' : whole ? mobile : maskMobile(mobile);

const toBrief = ({ id, userName, nickName, mobile, createdAt, level, lockedAt, standing }: queries.ShopperRow) =>
  ({
    id,
    userName,
    nickName,
    level,
    standing,
    mobile: shownMobile(mobile),
    createdAt: createdAt.toISOString(),
    locked: lockedAt !== null,
  }) satisfies DeskShopperBrief;

export async function viewShopper(deps: Deps, by: LiveOperator, id: number): Promise<DeskShopper> {
  const { db } = deps.database;
  const now = deps.clock();
  const row = await queries.shopperById(db, id);
  if (!row) throw notFound();
  const [growth, money, addresses, [counted], newest, sessions] = await Promise.all([
    growthAt(db, id, now),
    walletAt(db, id, now),
    queries.countAddresses(db, id),
    queries.ordersOf(db, [id]),
    queries.newestOrders(db, id, NEWEST),
    listSessions(deps, id, ''),
  ]);
  const words = await wordsOf(
    db,
    newest.map((order) => order.id),
  );
  const { lockedAt, lockReason, paidUntil } = row;
  return {
    ...toBrief(row),
    growth,
    addresses,
    points: money.points,
    balance: money.balance,
    locked: lockedAt && { at: lockedAt.toISOString(), reason: lockReason },
    paidUntil: paidUntil && paidUntil > now ? paidUntil.toISOString() : null,
    orders: counted?.orders ?? 0,
    newest: newest.map(({ id: order, createdAt, payable }) => ({
      ...{ id: order, payable, createdAt: createdAt.toISOString() },
      word: words.get(order) ?? 'canceled',
    })),
    sessions,
    may: mayChange(by, 'shoppers'),
  };
}

const done = (id: number, action: string, before: unknown = null, after: unknown = null): Done[] => [
  { kind: KIND, ref: String(id), action, before, after },
];

export async function showMobile({ database: { db }, clock }: Deps, by: LiveOperator, id: number): Promise<string> {
  const row = await queries.shopperById(db, id);
  if (!row) throw notFound();
  if (mobileError(row.mobile)) throw new MallError('message', 'shopperClosed');
  await recordChanges(db, by, clock(), done(id, 'showMobile'));
  return row.mobile;
}

/**
 * Refuses login from now on, and ends every session. A login under way is refused, or its session ends, because it locks the account's row
 * while it creates its session.
 * @throws MallError not found, or when the account is locked already
 */
export async function lockShopper(deps: Deps, by: LiveOperator, id: number, reason: string): Promise<void> {
  const now = deps.clock();
  await deps.database.db.transaction(async (tx) => {
    if (!(await queries.lock(tx, id, reason, now))) throw await gone(tx, id);
    const sessions = await queries.endSessions(tx, id);
    await recordChanges(tx, by, now, done(id, 'lock', null, { reason, sessions }));
  });
  announceSessionChange(deps, { side: 'shopper', id });
}

export async function unlockShopper({ database: { db }, clock }: Deps, by: LiveOperator, id: number): Promise<void> {
  await db.transaction(async (tx) => {
    const reason = await queries.unlock(tx, id);
    if (reason === undefined) throw await gone(tx, id);
    await recordChanges(tx, by, clock(), done(id, 'unlock', { reason }));
  });
}

const gone = async (db: Parameters<typeof queries.shopperById>[0], id: number): Promise<MallError> =>
  (await queries.shopperById(db, id)) ? new MallError('message', 'shopperMoved') : notFound();

export async function endSessions(deps: Deps, by: LiveOperator, id: number, sessionId?: string): Promise<void> {
  await deps.database.db.transaction(async (tx) => {
    if (!(await queries.shopperById(tx, id))) throw notFound();
    const sessions = await queries.endSessions(tx, id, sessionId);
    if (sessionId !== undefined && !sessions) throw notFound();
    await recordChanges(tx, by, deps.clock(), done(id, 'endSessions', null, { sessions }));
  });
  announceSessionChange(deps, { side: 'shopper', id });
}
