import { and, asc, eq, gt, inArray, isNull, lte, sql } from 'drizzle-orm';
import type { Tx } from '../db/open.ts';
import { product } from '../product/product.tables.ts';
import { FLASH_STATUS, flashItem, flashReminder, flashSession } from './flash-sale.tables.ts';

const key = sql`(${flashReminder.flashItemId}, ${flashReminder.accountId})`;

export function claimDue(tx: Tx, now: Date, limit: number) {
  const due = tx
    .select({ flashItemId: flashReminder.flashItemId, accountId: flashReminder.accountId })
    .from(flashReminder)
    .where(and(isNull(flashReminder.sentAt), lte(flashReminder.dueAt, now)))
    .orderBy(asc(flashReminder.dueAt))
    .limit(limit)
    .for('update', { skipLocked: true });
  return tx
    .update(flashReminder)
    .set({ sentAt: now })
    .where(sql`${key} in ${due}`)
    .returning({ itemId: flashReminder.flashItemId, accountId: flashReminder.accountId });
}

export const itemsOfReminders = (tx: Tx, ids: number[], now: Date) =>
  tx
    .select({
      id: flashItem.id,
      price: flashItem.price,
      productId: product.id,
      product: product.title,
      startsAt: flashSession.startsAt,
    })
    .from(flashItem)
    .innerJoin(flashSession, eq(flashSession.id, flashItem.sessionId))
    .innerJoin(product, eq(product.id, flashItem.productId))
    .where(and(inArray(flashItem.id, ids), eq(flashItem.status, FLASH_STATUS.ON), gt(flashSession.endsAt, now)));
