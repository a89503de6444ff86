import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm';
import { PAYOUT_STATUS } from '#contract/payout/values.ts';
import type { Db, Tx } from '../db/open.ts';
import { ASK_DELAY } from './payout.rules.ts';
import { payout, shopReceiver } from './payout.tables.ts';

const open = (id: number) => and(eq(payout.id, id), eq(payout.status, PAYOUT_STATUS.WAITING));

/** Who carries it out, under which number of ours, from now on. */
export const assign = (tx: Tx, id: number, set: { provider: string; number: string; askAt: Date }) =>
  tx.update(payout).set(set).where(open(id));

/** Each is due for one node at a time; one whose node dies is due again. */
export function claimDue(db: Db, now: Date, limit: number) {
  const due = db
    .select({ id: payout.id })
    .from(payout)
    .where(and(eq(payout.status, PAYOUT_STATUS.WAITING), lte(payout.askAt, now)))
    .orderBy(asc(payout.askAt))
    .limit(limit)
    .for('update', { skipLocked: true });
  return db
    .update(payout)
    .set({
      tries: sql`${payout.tries} + 1`,
      askAt: sql`${now.toISOString()}::timestamptz + make_interval(secs => least(${ASK_DELAY.first / 1_000}::float8 * power(2, ${payout.tries}), ${ASK_DELAY.most / 1_000}))`,
    })
    .where(and(inArray(payout.id, due), eq(payout.status, PAYOUT_STATUS.WAITING)))
    .returning();
}
export type DuePayout = Awaited<ReturnType<typeof claimDue>>[number];

/** Extends the claim of this node. @returns false: another node has claimed it since */
export async function renewClaim(db: Db, { id, tries }: Pick<DuePayout, 'id' | 'tries'>, now: Date): Promise<boolean> {
  const askAt = new Date(now.getTime() + ASK_DELAY.first);
  const rows = await db
    .update(payout)
    .set({ askAt: sql`greatest(${payout.askAt}, ${askAt.toISOString()}::timestamptz)` })
    .where(and(open(id), eq(payout.tries, tries)))
    .returning({ id: payout.id });
  return rows.length > 0;
}

export async function receiverById(db: Db, id: number) {
  const [row] = await db.select().from(shopReceiver).where(eq(shopReceiver.id, id));
  return row;
}

/** A person has to look; it is not asked about any more. */
/** For a person to decide, even if another node was told before that it failed. */
export const saveOtherAmount = (db: Db, id: number, saidAmount: number) =>
  db
    .update(payout)
    .set({ saidAmount, askAt: null })
    .where(and(eq(payout.id, id), inArray(payout.status, [PAYOUT_STATUS.WAITING, PAYOUT_STATUS.FAILED])));

/** Of one that counts as failed: its money went back to what its shop is due. @returns whether it is one */
export async function savePaidAfterFailure(db: Db, id: number, saidAmount: number): Promise<boolean> {
  const rows = await db
    .update(payout)
    .set({ saidAmount })
    .where(and(eq(payout.id, id), eq(payout.status, PAYOUT_STATUS.FAILED)))
    .returning({ id: payout.id });
  return rows.length > 0;
}
