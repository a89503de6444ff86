import { and, desc, eq, isNotNull, lt, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { ADJUSTMENT_STATUS, type AdjustmentStatus } from '#contract/settlement/values.ts';
import type { Db, Tx } from '../db/open.ts';
import { operator } from '../operator/operator.tables.ts';
import { order } from '../order/order.tables.ts';
import { shop } from '../store/shop.tables.ts';
import { shopAdjustment, shopEntry } from './settlement.tables.ts';
import type { Scope } from './statement.queries.ts';

export type Adjustment = typeof shopAdjustment.$inferSelect;

export async function addAdjustment(tx: Tx, row: typeof shopAdjustment.$inferInsert): Promise<Adjustment> {
  const [added] = await tx.insert(shopAdjustment).values(row).returning();
  return added as Adjustment;
}

export const addEntry = (tx: Tx, { id, shopId, orderId, amount, reason }: Adjustment, at: Date) =>
  tx.insert(shopEntry).values({
    ...{ shopId, orderId, kind: 'adjustment', amount, note: reason, key: `adjustment:${id}`, at },
    availableAt: at,
  });

export async function adjustmentOf(db: Db | Tx, id: number): Promise<Adjustment | undefined> {
  const [row] = await db.select().from(shopAdjustment).where(eq(shopAdjustment.id, id));
  return row;
}

/** Locks an order whose due became available. @returns whether there is one of the shop */
export async function lockAvailable(tx: Tx, orderId: string, shopId: number): Promise<boolean> {
  const rows = await tx
    .select({ id: order.id })
    .from(order)
    .where(and(eq(order.id, orderId), eq(order.shopId, shopId), isNotNull(order.availableAt)))
    .for('update');
  return rows.length > 0;
}

/** What an order still brings its shop, were everything charged back that waits for a second person. Fen. */
export async function leftOf(tx: Tx, orderId: string): Promise<number> {
  const [booked] = await tx
    .select({ amount: sql`coalesce(sum(${shopEntry.amount}), 0)`.mapWith(Number) })
    .from(shopEntry)
    .where(eq(shopEntry.orderId, orderId));
  const [waiting] = await tx
    .select({ amount: sql`coalesce(sum(${shopAdjustment.amount}), 0)`.mapWith(Number) })
    .from(shopAdjustment)
    .where(
      and(
        eq(shopAdjustment.orderId, orderId),
        eq(shopAdjustment.status, ADJUSTMENT_STATUS.WAITING),
        lt(shopAdjustment.amount, 0),
      ),
    );
  return (booked?.amount ?? 0) + (waiting?.amount ?? 0);
}

/** Only while it waits. */
export async function decide(tx: Tx, id: number, status: AdjustmentStatus, by: number, at: Date) {
  const [row] = await tx
    .update(shopAdjustment)
    .set({ status, decidedBy: by, decidedAt: at })
    .where(and(eq(shopAdjustment.id, id), eq(shopAdjustment.status, ADJUSTMENT_STATUS.WAITING)))
    .returning();
  return row;
}

const within = ({ shopId }: Scope) => (shopId === undefined ? undefined : eq(shopAdjustment.shopId, shopId));
const decider = alias(operator, 'decider');

export const adjustmentPage = (db: Db, scope: Scope, limit: number, offset: number) =>
  db
    .select({ adjustment: shopAdjustment, shop: shop.name, by: operator.name, decidedBy: decider.name })
    .from(shopAdjustment)
    .innerJoin(shop, eq(shop.id, shopAdjustment.shopId))
    .leftJoin(operator, eq(operator.id, shopAdjustment.operatorId))
    .leftJoin(decider, eq(decider.id, shopAdjustment.decidedBy))
    .where(within(scope))
    .orderBy(desc(shopAdjustment.id))
    .limit(limit)
    .offset(offset);

export const countAdjustments = (db: Db, scope: Scope) => db.$count(shopAdjustment, within(scope));

export async function shopExists(db: Db | Tx, id: number): Promise<boolean> {
  const rows = await db.select({ one: sql`1` }).from(shop).where(eq(shop.id, id));
  return rows.length > 0;
}
