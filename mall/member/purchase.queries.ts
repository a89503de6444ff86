import { and, eq, isNull } from 'drizzle-orm';
import { memberPurchase } from '../buy-member/buy-member.tables.ts';
import type { Tx } from '../db/open.ts';

export async function claimPurchase(tx: Tx, orderId: string): Promise<typeof memberPurchase.$inferSelect | undefined> {
  const [row] = await tx
    .select()
    .from(memberPurchase)
    .where(and(eq(memberPurchase.orderId, orderId), isNull(memberPurchase.paidAt)))
    .for('update');
  return row;
}

export const setPurchaseTime = (tx: Tx, orderId: string, time: { paidAt: Date; startsAt: Date; endsAt: Date }) =>
  tx.update(memberPurchase).set(time).where(eq(memberPurchase.orderId, orderId));
