import { and, asc, count, desc, eq, inArray, isNull, like, type SQL, sql } from 'drizzle-orm';
import type { Db, Tx } from '../db/open.ts';
import { buyGroup } from '../group-buy/group-buy.tables.ts';
import { shop } from '../store/shop.tables.ts';
import { order, orderLine, orderLog, trade } from './order.tables.ts';
import { sellerName } from './seller.queries.ts';
import { standingColumns } from './standing.queries.ts';

export type Owner = { accountId: number } | { shopId: number | undefined };
export type Filter = { status: number | undefined; words: string[] };

const owned = (owner: Owner): SQL | undefined =>
  'accountId' in owner
    ? and(eq(order.accountId, owner.accountId), isNull(order.hiddenAt))
    : owner.shopId === undefined
      ? undefined
      : eq(order.shopId, owner.shopId);

const matching = (owner: Owner, { status, words }: Filter): SQL | undefined =>
  and(
    owned(owner),
    status === undefined ? undefined : eq(order.status, status),
    ...words.map((word) => like(order.words, `%${word.replace(/[\\%_]/g, '\\$&')}%`)),
  );

const together = sql<number>`(select count(*)::int from ${order} other where other.trade_id = ${order.tradeId})`;

const columns = {
  id: order.id,
  tradeId: order.tradeId,
  accountId: order.accountId,
  ...standingColumns,
  freight: order.freight,
  createdAt: order.createdAt,
  expiresAt: trade.expiresAt,
  together,
  shopId: order.shopId,
  address: order.address,
  shopName: sellerName,
  group: buyGroup,
};

/** Newest first. Orders of one checkout have the same time, so the number breaks the tie between pages. */
export const ordersPage = (db: Db, owner: Owner, filter: Filter, limit: number, offset: number) =>
  db
    .select(columns)
    .from(order)
    .innerJoin(trade, eq(trade.id, order.tradeId))
    .leftJoin(shop, eq(shop.id, order.shopId))
    .leftJoin(buyGroup, eq(buyGroup.id, order.groupId))
    .where(matching(owner, filter))
    .orderBy(desc(order.createdAt), desc(order.id))
    .limit(limit)
    .offset(offset);
export type OrderRow = Awaited<ReturnType<typeof ordersPage>>[number];

export async function countOrders(db: Db, owner: Owner, filter: Filter): Promise<number> {
  const [row] = await db.select({ n: count() }).from(order).where(matching(owner, filter));
  return row?.n ?? 0;
}

export async function countByStatus(db: Db, owner: Owner): Promise<Map<number, number>> {
  const rows = await db
    .select({ status: order.status, n: count() })
    .from(order)
    .where(owned(owner))
    .groupBy(order.status);
  return new Map(rows.map(({ status, n }) => [status, n]));
}

export async function orderOf(db: Db | Tx, owner: Owner, id: string) {
  const [row] = await db
    .select({ order, trade, shopName: sellerName, group: buyGroup, together })
    .from(order)
    .innerJoin(trade, eq(trade.id, order.tradeId))
    .leftJoin(shop, eq(shop.id, order.shopId))
    .leftJoin(buyGroup, eq(buyGroup.id, order.groupId))
    .where(and(eq(order.id, id), owned(owner)));
  return row;
}
export type WholeOrder = NonNullable<Awaited<ReturnType<typeof orderOf>>>;

export const linesOf = (db: Db, orderIds: string[]) =>
  db.select().from(orderLine).where(inArray(orderLine.orderId, orderIds)).orderBy(asc(orderLine.id));
export type LineRow = Awaited<ReturnType<typeof linesOf>>[number];

export const logsOf = (db: Db, orderId: string) =>
  db.select().from(orderLog).where(eq(orderLog.orderId, orderId)).orderBy(asc(orderLog.id));

/** The caller has locked its trade. */
export const hideOrder = (tx: Tx, accountId: number, id: string, now: Date) =>
  tx
    .update(order)
    .set({ hiddenAt: now })
    .where(and(eq(order.id, id), owned({ accountId })));

export async function statusOf(db: Db | Tx, id: string): Promise<number | undefined> {
  const [row] = await db.select({ status: order.status }).from(order).where(eq(order.id, id));
  return row?.status;
}

export async function tradeOf(db: Db | Tx, owner: Owner, id: string): Promise<string | undefined> {
  const [row] = await db
    .select({ tradeId: order.tradeId })
    .from(order)
    .where(and(eq(order.id, id), owned(owner)));
  return row?.tradeId;
}

export async function isRefunding(tx: Tx, id: string): Promise<boolean> {
  const [row] = await tx.select({ n: order.refunding }).from(order).where(eq(order.id, id));
  return (row?.n ?? 0) > 0;
}

export const ordersOfTrade = (db: Db, tradeId: string): Promise<OrderRow[]> =>
  db
    .select(columns)
    .from(order)
    .innerJoin(trade, eq(trade.id, order.tradeId))
    .leftJoin(shop, eq(shop.id, order.shopId))
    .leftJoin(buyGroup, eq(buyGroup.id, order.groupId))
    .where(eq(order.tradeId, tradeId))
    .orderBy(asc(order.shopId));

export const sharesOf = (db: Db, tradeId: string) =>
  db.select({ id: order.id, payable: order.payable }).from(order).where(eq(order.tradeId, tradeId));
