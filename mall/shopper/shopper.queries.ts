import { and, eq, gte, inArray, isNotNull, isNull, lt, ne, or, sql } from 'drizzle-orm';
import { ACCOUNT_STANDING } from '#contract/account/standing.values.ts';
import { ORDER_STATUS } from '#contract/enums.ts';
import { account, session } from '../account/account.tables.ts';
import { address } from '../address/address.tables.ts';
import type { Db, Tx } from '../db/open.ts';
import { member } from '../member/member.tables.ts';
import { wallet } from '../money/money.tables.ts';
import { order, trade } from '../order/order.tables.ts';

export type ShopperFilter = { ids?: number[]; from?: Date; to?: Date; locked: boolean };
export type ShopperPlace = { id: number; createdAt: Date };

const matching = ({ ids, from, to, locked }: ShopperFilter) =>
  and(
    ids && inArray(account.id, ids),
    from && gte(account.createdAt, from),
    to && lt(account.createdAt, to),
    locked ? isNotNull(account.lockedAt) : undefined,
  );

const newest = [sql`${account.createdAt} desc nulls first`, sql`${account.id} desc nulls first`];
const columns = {
  id: account.id,
  userName: account.userName,
  nickName: account.nickName,
  mobile: account.mobile,
  createdAt: account.createdAt,
  lockedAt: account.lockedAt,
  standing: account.standing,
  level: sql`coalesce(${member.level}, 1)`.mapWith(Number),
  paidUntil: member.paidUntil,
};

export const shoppersPage = (db: Db, filter: ShopperFilter, limit: number, offset: number) =>
  db
    .select(columns)
    .from(account)
    .leftJoin(member, eq(member.accountId, account.id))
    .where(matching(filter))
    .orderBy(...newest)
    .limit(limit)
    .offset(offset);
export type ShopperRow = Awaited<ReturnType<typeof shoppersPage>>[number];

export const shoppersAfter = (db: Db, filter: ShopperFilter, place: ShopperPlace | undefined, limit: number) => {
  const behind = place && and(lt(account.id, place.id), eq(account.createdAt, place.createdAt));
  return db
    .select({
      ...columns,
      points: sql<number>`coalesce(${wallet.points}, 0)`,
      balance: sql<number>`coalesce(${wallet.balance}, 0)`.mapWith(Number),
      pointsCheckAt: wallet.pointsCheckAt,
    })
    .from(account)
    .leftJoin(member, eq(member.accountId, account.id))
    .leftJoin(wallet, eq(wallet.accountId, account.id))
    .where(and(matching(filter), place && or(lt(account.createdAt, place.createdAt), behind)))
    .orderBy(...newest)
    .limit(limit);
};

export async function countShoppers(db: Db, filter: ShopperFilter, most: number): Promise<number> {
  const counted = db.select({ one: sql`1` }).from(account).where(matching(filter)).limit(most).as('counted');
  const [row] = await db.select({ n: sql<number>`count(*)::int` }).from(counted);
  return row?.n ?? 0;
}

/** Number of orders by shopper, and fen paid for completed ones less refunds. */
export const ordersOf = (db: Db, accountIds: number[]) =>
  db
    .select({
      accountId: order.accountId,
      orders: sql<number>`count(*)::int`,
      spent:
        sql`coalesce(sum(${order.payable} - ${order.refunded}) filter (where ${order.status} = ${ORDER_STATUS.COMPLETED}), 0)`.mapWith(
          Number,
        ),
    })
    .from(order)
    .where(inArray(order.accountId, accountIds))
    .groupBy(order.accountId);

export const idsByMobile = (db: Db, mobile: string) =>
  db.select({ id: account.id }).from(account).where(eq(account.mobile, mobile));

export const idsByName = (db: Db, userName: string) =>
  db
    .select({ id: account.id })
    .from(account)
    .where(eq(sql`lower(${account.userName})`, userName.toLowerCase()));

export const idsByOrder = (db: Db, number: string) =>
  db
    .select({ id: order.accountId })
    .from(order)
    .where(eq(order.id, number))
    .unionAll(db.select({ id: trade.accountId }).from(trade).where(eq(trade.id, number)));

export async function shopperById(db: Db | Tx, id: number) {
  const [row] = await db
    .select({ ...columns, lockReason: account.lockReason })
    .from(account)
    .leftJoin(member, eq(member.accountId, account.id))
    .where(eq(account.id, id));
  return row;
}

export const newestOrders = (db: Db, accountId: number, limit: number) =>
  db
    .select({ id: order.id, payable: order.payable, createdAt: order.createdAt })
    .from(order)
    .where(eq(order.accountId, accountId))
    .orderBy(sql`${order.createdAt} desc nulls first`)
    .limit(limit);

export const countAddresses = (db: Db, accountId: number) => db.$count(address, eq(address.accountId, accountId));

export async function lock(tx: Tx, id: number, lockReason: string, now: Date): Promise<boolean> {
  const open = and(eq(account.id, id), isNull(account.lockedAt), ne(account.standing, ACCOUNT_STANDING.ERASED));
  const set = { lockedAt: now, lockReason };
  return (await tx.update(account).set(set).where(open).returning({ id: account.id })).length > 0;
}

export async function unlock(tx: Tx, id: number): Promise<string | undefined> {
  const [row] = await tx.select().from(account).where(eq(account.id, id)).for('update');
  if (!row?.lockedAt) return undefined;
  await tx.update(account).set({ lockedAt: null, lockReason: '' }).where(eq(account.id, id));
  return row.lockReason;
}

export async function endSessions(tx: Db | Tx, accountId: number, sessionId?: string): Promise<number> {
  const own = and(eq(session.accountId, accountId), sessionId === undefined ? undefined : eq(session.id, sessionId));
  return (await tx.delete(session).where(own).returning({ id: session.id })).length;
}
