import { and, asc, desc, eq, gte, inArray, isNull, lt, sql } from 'drizzle-orm';
import { SETTLEMENT, type ShopEntryKind } from '#contract/settlement/values.ts';
import { DAY_MS } from '#contract/time.ts';
import type { Db } from '../db/open.ts';
import { pairContains } from '../db/pair-contains.ts';
import { order, orderLine } from '../order/order.tables.ts';
import { shop } from '../store/shop.tables.ts';
import { shopAccount, shopEntry } from './settlement.tables.ts';
import type { Scope } from './statement.queries.ts';

export async function accountOf(db: Db, shopId: number) {
  const [row] = await db.select().from(shopAccount).where(eq(shopAccount.shopId, shopId));
  return row;
}

const sumWhere = (where: ReturnType<typeof sql>) =>
  sql`coalesce(sum(${shopEntry.amount}) filter (where ${where}), 0)`.mapWith(Number);
const isPending = sql`${shopEntry.availableAt} is null`;

/** Entries that the counters do not contain yet. */
export async function uncountedOf(db: Db, shopIds: readonly number[]) {
  return db
    .select({
      shopId: shopEntry.shopId,
      pending: sumWhere(isPending),
      available: sumWhere(sql`not (${isPending})`),
    })
    .from(shopEntry)
    .where(and(inArray(shopEntry.shopId, [...shopIds]), eq(shopEntry.counted, false)))
    .groupBy(shopEntry.shopId);
}

const AVAILABLE_AFTER_DAYS = SETTLEMENT.availableAfter / DAY_MS;

/** What is pending, by the day in China on which it becomes available unless something is returned. */
export function pendingByDay(db: Db, shopId: number) {
  const day = sql<string | null>`to_char(
    (${order.completedAt} + make_interval(days => ${sql.raw(String(AVAILABLE_AFTER_DAYS))})) at time zone 'Asia/Shanghai', 'YYYY-MM-DD')`;
  return db
    .select({
      day,
      amount: sql`sum(${shopEntry.amount})`.mapWith(Number),
      orders: sql<number>`count(distinct ${shopEntry.orderId})::int`,
    })
    .from(shopEntry)
    .innerJoin(order, eq(order.id, shopEntry.orderId))
    .where(and(eq(shopEntry.shopId, shopId), isNull(shopEntry.availableAt)))
    .groupBy(day)
    .having(sql`sum(${shopEntry.amount}) <> 0`)
    .orderBy(asc(day));
}

export type EntryFilter = Scope & {
  kind?: ShopEntryKind | undefined;
  orderId?: string | undefined;
  statementId?: number | undefined;
  from?: Date | undefined;
  to?: Date | undefined;
};

const matching = ({ shopId, kind, orderId, statementId, from, to }: EntryFilter) =>
  and(
    shopId === undefined ? undefined : eq(shopEntry.shopId, shopId),
    kind && eq(shopEntry.kind, kind),
    orderId ? eq(shopEntry.orderId, orderId) : undefined,
    statementId === undefined ? undefined : eq(shopEntry.statementId, statementId),
    from && gte(shopEntry.at, from),
    to && lt(shopEntry.at, to),
  );

const entries = (db: Db, filter: EntryFilter, limit: number) =>
  db
    .select({ entry: shopEntry, title: orderLine.title, rate: orderLine.commissionRate })
    .from(shopEntry)
    .leftJoin(orderLine, eq(orderLine.id, shopEntry.lineId))
    .where(matching(filter))
    .orderBy(desc(shopEntry.id))
    .limit(limit)
    .$dynamic();
export type EntryRow = Awaited<ReturnType<typeof entries>>[number];

export const entryPage = (db: Db, filter: EntryFilter, limit: number, offset: number): Promise<EntryRow[]> =>
  entries(db, filter, limit).offset(offset);

export const entriesBefore = (
  db: Db,
  filter: EntryFilter,
  id: number | undefined,
  limit: number,
): Promise<EntryRow[]> =>
  entries(db, filter, limit).where(and(matching(filter), id === undefined ? undefined : lt(shopEntry.id, id)));

export async function countMatching(db: Db, filter: EntryFilter, most: number): Promise<number> {
  const counted = db.select({ one: sql`1` }).from(shopEntry).where(matching(filter)).limit(most).as('counted');
  const [row] = await db.select({ n: sql<number>`count(*)::int` }).from(counted);
  return row?.n ?? 0;
}

export type Window = { from: Date; to: Date };
const booked = (kinds: readonly ShopEntryKind[]) => sumWhere(sql`${shopEntry.kind} in ${[...kinds]}`);
const SHOPPER: readonly ShopEntryKind[] = ['sale', 'freight', 'refund'];
const SUBSIDY: readonly ShopEntryKind[] = ['subsidy', 'subsidyBack'];
const COMMISSION: readonly ShopEntryKind[] = ['commission', 'commissionBack'];
const figures = {
  paid: booked(SHOPPER),
  subsidy: booked(SUBSIDY),
  commission: sql`0 - ${booked(COMMISSION)}`.mapWith(Number),
  due: booked([...SHOPPER, ...SUBSIDY, ...COMMISSION]),
  adjusted: booked(['adjustment']),
};
const within = ({ from, to }: Window) => and(gte(shopEntry.at, from), lt(shopEntry.at, to));

export async function figuresOfAll(db: Db, window: Window) {
  const [row] = await db.select(figures).from(shopEntry).where(within(window));
  return row as NonNullable<typeof row>;
}

export const figuresOf = (db: Db, window: Window, shopIds: readonly number[]) =>
  db
    .select({ shopId: shopEntry.shopId, ...figures })
    .from(shopEntry)
    .where(and(within(window), inArray(shopEntry.shopId, [...shopIds])))
    .groupBy(shopEntry.shopId);

const named = (text: string | undefined) => (text ? pairContains(shop.name, text) : undefined);

export const shopPage = (db: Db, text: string | undefined, limit: number, offset: number) =>
  db
    .select({
      id: shop.id,
      name: shop.name,
      own: shop.official,
      rate: shop.commission,
      account: shopAccount,
    })
    .from(shop)
    .leftJoin(shopAccount, eq(shopAccount.shopId, shop.id))
    .where(named(text))
    .orderBy(desc(shop.id))
    .limit(limit)
    .offset(offset);
export type ShopRow = Awaited<ReturnType<typeof shopPage>>[number];

export const countShops = (db: Db, text: string | undefined) => db.$count(shop, named(text));
