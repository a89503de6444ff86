import { and, asc, eq } from 'drizzle-orm';
import { DISPUTE_STATUS, type DisputeStatus } from '#contract/settlement/values.ts';
import type { Db, Tx } from '../db/open.ts';
import { shopAdjustment, shopEntry, statementDispute } from './settlement.tables.ts';

export const disputesOf = (db: Db | Tx, statementId: number) =>
  db
    .select({ dispute: statementDispute, entry: shopEntry, adjustment: shopAdjustment })
    .from(statementDispute)
    .innerJoin(shopEntry, eq(shopEntry.id, statementDispute.entryId))
    .leftJoin(shopAdjustment, eq(shopAdjustment.id, statementDispute.adjustmentId))
    .where(eq(statementDispute.statementId, statementId))
    .orderBy(asc(statementDispute.id));
export type DisputeRow = Awaited<ReturnType<typeof disputesOf>>[number];

export async function isInStatement(tx: Tx, entryId: number, statementId: number): Promise<boolean> {
  const rows = await tx
    .select({ id: shopEntry.id })
    .from(shopEntry)
    .where(and(eq(shopEntry.id, entryId), eq(shopEntry.statementId, statementId)));
  return rows.length > 0;
}

/** @returns whether the entry was not disputed before */
export async function addDispute(tx: Tx, row: typeof statementDispute.$inferInsert): Promise<boolean> {
  const rows = await tx
    .insert(statementDispute)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: statementDispute.id });
  return rows.length > 0;
}

type Answered = {
  status: DisputeStatus;
  answer: string;
  answeredBy: number;
  answeredAt: Date;
  adjustmentId: number | null;
};

export async function answer(tx: Tx, id: number, statementId: number, set: Answered) {
  const [row] = await tx
    .update(statementDispute)
    .set(set)
    .where(
      and(
        eq(statementDispute.id, id),
        eq(statementDispute.statementId, statementId),
        eq(statementDispute.status, DISPUTE_STATUS.OPEN),
      ),
    )
    .returning({ id: statementDispute.id });
  return row !== undefined;
}
