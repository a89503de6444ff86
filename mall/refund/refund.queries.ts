import { and, asc, count, desc, eq, gt, inArray, isNull, lte, notInArray, or, sql } from 'drizzle-orm';
import type { ReturnAddress } from '#contract/refund/schema.ts';
import { REFUND_MOVES, REFUND_STATUS, type RefundMove, type RefundStatus } from '#contract/refund/values.ts';
import type { Db, Tx } from '../db/open.ts';
import { order, orderLine } from '../order/order.tables.ts';
import { shop } from '../store/shop.tables.ts';
import { refund, refundLog, returnPlace } from './refund.tables.ts';

export type Refund = typeof refund.$inferSelect;
export type Owner = { accountId: number } | { shopId: number | undefined };

const owned = (owner: Owner) => {
  if ('accountId' in owner) return eq(refund.accountId, owner.accountId);
  return owner.shopId === undefined ? undefined : eq(refund.shopId, owner.shopId);
};

export const addRefunds = (tx: Tx, rows: (typeof refund.$inferInsert)[]) => tx.insert(refund).values(rows);
export const addLogs = (tx: Tx, rows: (typeof refundLog.$inferInsert)[]) => tx.insert(refundLog).values(rows);

export async function placeOf(db: Db | Tx, owner: Owner, id: string) {
  const { tradeId, orderId } = refund;
  const [row] = await db
    .select({ tradeId, orderId })
    .from(refund)
    .where(and(eq(refund.id, id), owned(owner)));
  return row;
}

export async function lockRefund(tx: Tx, id: string): Promise<Refund> {
  const [row] = await tx.select().from(refund).where(eq(refund.id, id)).for('update');
  if (!row) throw new Error('a refund is gone');
  return row;
}

type Set = Partial<typeof refund.$inferInsert>;

export async function setStatus(tx: Tx, id: string, move: RefundMove, set: Set): Promise<Refund | undefined> {
  const { from, to, kind } = REFUND_MOVES[move];
  const stands = and(
    eq(refund.id, id),
    inArray(refund.status, [...from]),
    kind === undefined ? undefined : eq(refund.kind, kind),
  );
  const [row] = await tx
    .update(refund)
    .set({ ...set, status: to })
    .where(stands)
    .returning();
  return row;
}

export const setOfShipped = (tx: Tx, id: string, ofShipped: boolean) =>
  tx.update(refund).set({ ofShipped }).where(eq(refund.id, id));

export const setPaid = (tx: Tx, id: string, set: { freight: number; earned: number }) =>
  tx.update(refund).set(set).where(eq(refund.id, id));

export const ofOrder = (db: Db | Tx, orderId: string): Promise<Refund[]> =>
  db.select().from(refund).where(eq(refund.orderId, orderId)).orderBy(asc(refund.lineId), asc(refund.nth));

export const ofLines = (db: Db | Tx, lineIds: number[]): Promise<Refund[]> =>
  db.select().from(refund).where(inArray(refund.lineId, lineIds)).orderBy(asc(refund.lineId), asc(refund.nth));

const columns = { refund, line: orderLine, order, shopName: shop.name };
export type Row = {
  refund: Refund;
  line: typeof orderLine.$inferSelect;
  order: typeof order.$inferSelect;
  shopName: { zh: string; en: string };
};

const joined = (db: Db | Tx) =>
  db
    .select(columns)
    .from(refund)
    .innerJoin(order, eq(order.id, refund.orderId))
    .innerJoin(orderLine, eq(orderLine.id, refund.lineId))
    .innerJoin(shop, eq(shop.id, refund.shopId));

export async function refundOf(db: Db | Tx, owner: Owner, id: string): Promise<Row | undefined> {
  const [row] = await joined(db).where(and(eq(refund.id, id), owned(owner)));
  return row;
}

const within = (statuses: readonly RefundStatus[] | undefined) => statuses && inArray(refund.status, [...statuses]);

export const refundsPage = (
  db: Db,
  owner: Owner,
  statuses: readonly RefundStatus[] | undefined,
  limit: number,
  offset: number,
): Promise<Row[]> =>
  joined(db)
    .where(and(owned(owner), within(statuses)))
    .orderBy(desc(refund.appliedAt), desc(refund.id))
    .limit(limit)
    .offset(offset);

export async function countByStatus(db: Db, owner: Owner): Promise<Map<number, number>> {
  const rows = await db
    .select({ status: refund.status, n: count() })
    .from(refund)
    .where(owned(owner))
    .groupBy(refund.status);
  return new Map(rows.map(({ status, n }) => [status, n]));
}

export const logsOf = (db: Db | Tx, refundId: string) =>
  db.select().from(refundLog).where(eq(refundLog.refundId, refundId)).orderBy(asc(refundLog.id));

/** When each of those that are refused was refused last. */
export async function refusedAt(db: Db | Tx, ids: string[]): Promise<Map<string, Date>> {
  if (!ids.length) return new Map();
  const rows = await db
    .selectDistinctOn([refundLog.refundId], { id: refundLog.refundId, at: refundLog.at })
    .from(refundLog)
    .where(and(inArray(refundLog.refundId, ids), eq(refundLog.to, REFUND_STATUS.REFUSED)))
    .orderBy(asc(refundLog.refundId), desc(refundLog.id));
  return new Map(rows.map(({ id, at }) => [id, at]));
}

export async function dueRefunds(db: Db, now: Date, except: string[], limit: number): Promise<string[]> {
  const { AGREED } = REFUND_STATUS;
  const others = notInArray(refund.id, except);
  const due = await db
    .select({ id: refund.id })
    .from(refund)
    .where(and(lte(refund.dueAt, now), others))
    .orderBy(asc(refund.dueAt))
    .limit(limit);
  const stuck = and(eq(refund.status, AGREED), isNull(refund.address), isNull(refund.dueAt), others);
  const withoutClock = await db
    .select({ id: refund.id })
    .from(refund)
    .where(stuck)
    .limit(limit - due.length);
  return [...due, ...withoutClock].map(({ id }) => id);
}

/** The return address of the mall itself, which its own shops use too. */
export const MALL = 0;

export async function placeOfShop(db: Db | Tx, shopId: number): Promise<ReturnAddress | null> {
  const official = sql`exists (select 1 from ${shop} where ${shop.id} = ${shopId} and ${shop.official})`;
  const [row] = await db
    .select()
    .from(returnPlace)
    .where(or(eq(returnPlace.shopId, shopId), and(eq(returnPlace.shopId, MALL), official)))
    .orderBy(desc(returnPlace.shopId))
    .limit(1);
  return row?.address ?? null;
}

export const savePlace = (tx: Tx, shopId: number, address: ReturnAddress) =>
  tx
    .insert(returnPlace)
    .values({ shopId, address })
    .onConflictDoUpdate({ target: returnPlace.shopId, set: { address } });

export const giveAddress = (tx: Tx, shopId: number, address: ReturnAddress, dueAt: Date | null) =>
  tx
    .update(refund)
    .set({ address, dueAt })
    .where(
      and(
        eq(refund.shopId, shopId),
        inArray(refund.status, [...REFUND_MOVES.shipBack.from]),
        sql`${refund.address} is null`,
      ),
    )
    .returning();

export const isNewest = async (tx: Tx, { lineId, nth }: Refund): Promise<boolean> =>
  (await tx.$count(refund, and(eq(refund.lineId, lineId), gt(refund.nth, nth)))) === 0;

export async function orderOf(db: Db | Tx, accountId: number, id: string) {
  const [row] = await db
    .select({ order, shopName: shop.name })
    .from(order)
    .innerJoin(shop, eq(shop.id, order.shopId))
    .where(and(eq(order.id, id), eq(order.accountId, accountId)));
  return row;
}

export async function shopOrderOf(db: Db, { shopId }: { shopId: number | undefined }, id: string) {
  const [row] = await db
    .select()
    .from(order)
    .where(and(eq(order.id, id), shopId === undefined ? undefined : eq(order.shopId, shopId)));
  return row;
}

export async function paysAtOnce(db: Db | Tx, shopId: number): Promise<boolean> {
  const [row] = await db.select({ instant: shop.instantRefund }).from(shop).where(eq(shop.id, shopId));
  return row?.instant ?? false;
}

export const linesOf = (db: Db | Tx, orderId: string) =>
  db.select().from(orderLine).where(eq(orderLine.orderId, orderId)).orderBy(asc(orderLine.id));
