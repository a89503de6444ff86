import { and, asc, eq, inArray, lt, lte, ne, notInArray, sql } from 'drizzle-orm';
import { PUBLISH_STATUS, STATUS } from '#contract/enums.ts';
import type { Db, Tx } from '../db/open.ts';
import { product, sku } from '../product/product.tables.ts';
import { shop } from '../store/shop.tables.ts';
import { FLASH_STATUS, flashItem, flashReminder, flashSession } from './flash-sale.tables.ts';

const isOver = (now: Date) => and(eq(flashSession.closed, false), lte(flashSession.endsAt, now));

export async function overSessions(db: Db, now: Date, except: number[], limit: number): Promise<number[]> {
  const rows = await db
    .select({ id: flashSession.id })
    .from(flashSession)
    .where(and(isOver(now), notInArray(flashSession.id, except)))
    .orderBy(asc(flashSession.endsAt), asc(flashSession.id))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** Locks a session that is over, and closes it. @returns false when it was closed, or is locked by another process */
export async function claimOver(tx: Tx, id: number, now: Date): Promise<boolean> {
  const [held] = await tx
    .select({ id: flashSession.id })
    .from(flashSession)
    .where(and(eq(flashSession.id, id), isOver(now)))
    .for('update', { skipLocked: true });
  if (held) await tx.update(flashSession).set({ closed: true }).where(eq(flashSession.id, id));
  return held !== undefined;
}

/** Locks rows in the order of their ids. @returns what is left of each */
export async function endItems(tx: Tx, sessionId: number) {
  const on = and(eq(flashItem.sessionId, sessionId), eq(flashItem.status, FLASH_STATUS.ON));
  await tx.select({ id: flashItem.id }).from(flashItem).where(on).orderBy(asc(flashItem.id)).for('update');
  return tx
    .update(flashItem)
    .set({ status: FLASH_STATUS.OVER })
    .where(on)
    .returning({ skuId: flashItem.skuId, stock: flashItem.stock, sold: flashItem.sold });
}

export const refuseApplied = (tx: Tx, sessionId: number, reason: string) =>
  tx
    .update(flashItem)
    .set({ status: FLASH_STATUS.REFUSED, reason })
    .where(and(eq(flashItem.sessionId, sessionId), eq(flashItem.status, FLASH_STATUS.APPLIED)));

export const dropReminders = (tx: Tx, sessionId: number) =>
  tx
    .delete(flashReminder)
    .where(
      inArray(
        flashReminder.flashItemId,
        tx.select({ id: flashItem.id }).from(flashItem).where(eq(flashItem.sessionId, sessionId)),
      ),
    );

const isDue = (until: Date) => and(eq(flashSession.daily, true), lte(flashSession.startsAt, until));

export async function dueDaily(db: Db, until: Date, except: number[], limit: number): Promise<number[]> {
  const rows = await db
    .select({ id: flashSession.id })
    .from(flashSession)
    .where(and(isDue(until), notInArray(flashSession.id, except)))
    .orderBy(asc(flashSession.startsAt), asc(flashSession.id))
    .limit(limit);
  return rows.map(({ id }) => id);
}

export async function claimDaily(tx: Tx, id: number, until: Date) {
  const [row] = await tx
    .select()
    .from(flashSession)
    .where(and(eq(flashSession.id, id), isDue(until)))
    .for('update', { skipLocked: true });
  return row;
}

export async function addNextDay(
  tx: Tx,
  { id, title }: typeof flashSession.$inferSelect,
  times: { startsAt: Date; endsAt: Date },
  now: Date,
): Promise<number> {
  await tx.update(flashSession).set({ daily: false }).where(eq(flashSession.id, id));
  const [added] = await tx
    .insert(flashSession)
    .values({ title, ...times, daily: true, createdAt: now })
    .returning({ id: flashSession.id });
  return added?.id ?? 0;
}

export const repeatable = (tx: Tx, sessionId: number) =>
  tx
    .select({
      shopId: flashItem.shopId,
      productId: flashItem.productId,
      skuId: flashItem.skuId,
      price: flashItem.price,
      planned: sql<number>`coalesce(${flashItem.planned}, ${flashItem.stock})`,
      limitOrder: flashItem.limitOrder,
      limitEach: flashItem.limitEach,
      discounts: flashItem.discounts,
      mallBears: flashItem.mallBears,
      sort: flashItem.sort,
    })
    .from(flashItem)
    .innerJoin(sku, eq(sku.id, flashItem.skuId))
    .innerJoin(product, eq(product.id, flashItem.productId))
    .innerJoin(shop, eq(shop.id, flashItem.shopId))
    .where(
      and(
        eq(flashItem.sessionId, sessionId),
        inArray(flashItem.status, [FLASH_STATUS.ON, FLASH_STATUS.OVER]),
        eq(sku.retired, false),
        eq(product.status, PUBLISH_STATUS.PUT_ON),
        eq(shop.status, STATUS.NORMAL),
        lt(flashItem.price, sku.price),
      ),
    )
    .orderBy(asc(flashItem.sort), asc(flashItem.id));

/** Locks rows in the order of their ids. */
export async function lockStock(tx: Tx, skuIds: number[]): Promise<Map<number, number>> {
  const rows = skuIds.length
    ? await tx
        .select({ id: sku.id, stock: sku.stock })
        .from(sku)
        .where(and(inArray(sku.id, skuIds), ne(sku.stock, 0)))
        .orderBy(asc(sku.id))
        .for('update')
    : [];
  return new Map(rows.map(({ id, stock }) => [id, stock]));
}

export const addItems = (tx: Tx, rows: (typeof flashItem.$inferInsert)[]) => tx.insert(flashItem).values(rows);
