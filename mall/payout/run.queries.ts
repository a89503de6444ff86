import { and, asc, count, desc, eq, getTableColumns, inArray, isNull, ne, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { STATUS } from '#contract/enums.ts';
import { PAYOUT_STATUS, type PayoutStatus, RUN_MOVES, type RunMove } from '#contract/payout/values.ts';
import type { Db, Tx } from '../db/open.ts';
import { deskRole, operator } from '../operator/operator.tables.ts';
import { shop } from '../store/shop.tables.ts';
import { payout, payoutRun, shopReceiver } from './payout.tables.ts';

export type Run = typeof payoutRun.$inferSelect;
export type Payout = typeof payout.$inferSelect;

export async function addRun(tx: Tx, row: typeof payoutRun.$inferInsert): Promise<number> {
  const [added] = await tx.insert(payoutRun).values(row).returning({ id: payoutRun.id });
  return added?.id ?? 0;
}

/** Unless the shop has a payout that waits. @returns its id */
export async function addPayout(tx: Tx, row: typeof payout.$inferInsert): Promise<number | undefined> {
  const [added] = await tx.insert(payout).values(row).onConflictDoNothing().returning({ id: payout.id });
  return added?.id;
}

export async function lockRun(tx: Tx, id: number): Promise<Run | undefined> {
  const [row] = await tx.select().from(payoutRun).where(eq(payoutRun.id, id)).for('update');
  return row;
}

export async function moveRun(tx: Tx, id: number, move: RunMove, by: { id: number; at: Date } | undefined) {
  const { from, to } = RUN_MOVES[move];
  const rows = await tx
    .update(payoutRun)
    .set({ status: to, ...(by ? { decidedBy: by.id, decidedAt: by.at } : {}) })
    .where(and(eq(payoutRun.id, id), eq(payoutRun.status, from)))
    .returning({ id: payoutRun.id });
  return rows.length > 0;
}

export async function payoutById(tx: Tx, id: number): Promise<Payout | undefined> {
  const [row] = await tx.select().from(payout).where(eq(payout.id, id));
  return row;
}

type Decided = { status: PayoutStatus; reference?: string; reason?: string; decidedBy: number | null; decidedAt: Date };

/** Only while it waits. @returns whether it did */
export async function decidePayout(tx: Tx, id: number, set: Decided): Promise<boolean> {
  const rows = await tx
    .update(payout)
    .set(set)
    .where(and(eq(payout.id, id), eq(payout.status, PAYOUT_STATUS.WAITING)))
    .returning({ id: payout.id });
  return rows.length > 0;
}

export const waitingOf = (tx: Tx, runId: number) =>
  tx
    .select({ ...getTableColumns(payout), kind: shopReceiver.kind })
    .from(payout)
    .innerJoin(shopReceiver, eq(shopReceiver.id, payout.receiverId))
    .where(and(eq(payout.runId, runId), eq(payout.status, PAYOUT_STATUS.WAITING)))
    .orderBy(asc(payout.shopId));

const decider = alias(operator, 'decider');
const runs = (db: Db) =>
  db
    .select({
      run: payoutRun,
      drawnBy: operator.name,
      decidedBy: decider.name,
      amount: sql`coalesce(sum(${payout.amount}), 0)`.mapWith(Number),
      payouts: count(payout.id),
      waiting: sql<number>`count(*) filter (where ${payout.status} = ${PAYOUT_STATUS.WAITING})::int`,
    })
    .from(payoutRun)
    .leftJoin(operator, eq(operator.id, payoutRun.drawnBy))
    .leftJoin(decider, eq(decider.id, payoutRun.decidedBy))
    .leftJoin(payout, eq(payout.runId, payoutRun.id))
    .groupBy(payoutRun.id, operator.name, decider.name)
    .$dynamic();
export type RunRow = Awaited<ReturnType<typeof runs>>[number];

export function runPage(db: Db, limit: number, offset: number): Promise<RunRow[]> {
  const ids = db.select({ id: payoutRun.id }).from(payoutRun).orderBy(desc(payoutRun.id)).limit(limit).offset(offset);
  return runs(db).where(inArray(payoutRun.id, ids)).orderBy(desc(payoutRun.id));
}

export const countRuns = (db: Db) => db.$count(payoutRun);

export async function runOf(db: Db, id: number): Promise<RunRow | undefined> {
  const [row] = await runs(db).where(eq(payoutRun.id, id));
  return row;
}

export const payoutsOf = (db: Db, runId: number) =>
  db
    .select({ payout, shop: shop.name, receiver: shopReceiver })
    .from(payout)
    .innerJoin(shop, eq(shop.id, payout.shopId))
    .innerJoin(shopReceiver, eq(shopReceiver.id, payout.receiverId))
    .where(eq(payout.runId, runId))
    .orderBy(asc(payout.id));
export type PayoutRow = Awaited<ReturnType<typeof payoutsOf>>[number];

/** Others who change the money of the mall. */
export async function countOthers(db: Db | Tx, id: number): Promise<number> {
  const [row] = await db
    .select({ n: count() })
    .from(operator)
    .leftJoin(deskRole, eq(deskRole.id, operator.roleId))
    .where(
      and(
        isNull(operator.shopId),
        eq(operator.status, STATUS.NORMAL),
        ne(operator.id, id),
        or(eq(operator.role, 'admin'), sql`${deskRole.rights} ->> 'money' = 'change'`),
      ),
    );
  return row?.n ?? 0;
}
