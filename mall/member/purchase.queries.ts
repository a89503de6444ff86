import { and, eq, inArray, isNull } from 'drizzle-orm';
import { memberPurchase } from '../buy-member/buy-member.tables.ts';
import type { Db, Tx } from '../db/open.ts';

export async function claimPurchase(tx: Tx, orderId: string): Promise<typeof memberPurchase.$inferSelect | undefined> {
  const [row] = await tx
    .select()
    .from(memberPurchase)
    .where(and(eq(memberPurchase.orderId, orderId), isNull(memberPurchase.paidAt)))
    .for('update');
  return row;
}

export const purchasesOf = (db: Db, orderIds: string[]) =>
  db.select().from(memberPurchase).where(inArray(memberPurchase.orderId, orderIds));

export const setPurchaseTime = (tx: Tx, orderId: string, time: { paidAt: Date; startsAt: Date; endsAt: Date }) =>
  tx.update(memberPurchase).set(time).where(eq(memberPurchase.orderId, orderId));
