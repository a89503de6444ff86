import { and, asc, eq, gt, inArray, isNull, lte, sql } from 'drizzle-orm';
import { COUPON_USE } from '#contract/enums.ts';
import type { Db, Tx } from '../db/open.ts';
import { type NotifiedCoupon, notifiedColumns } from './coupon.queries.ts';
import { coupon } from './coupon.tables.ts';

export async function expire(db: Db, now: Date, limit: number): Promise<number> {
  const due = db
    .select({ id: coupon.id })
    .from(coupon)
    .where(and(eq(coupon.status, COUPON_USE.UN_USE), lte(coupon.validTo, now)))
    .limit(limit)
    .for('update', { skipLocked: true });
  const expired = await db
    .update(coupon)
    .set({ status: COUPON_USE.EXPIRED })
    .where(inArray(coupon.id, due))
    .returning({ id: coupon.id });
  return expired.length;
}

/**
 * Claims unused coupons that end by `until`, each once: the caller tells their shoppers. Coupons taken less than that time before their end
 * are left out: they end as soon as their shopper expects.
 */
export function claimEnding(
  tx: Tx,
  { now, until, limit }: { now: Date; until: Date; limit: number },
): Promise<NotifiedCoupon[]> {
  const ahead = sql`make_interval(secs => ${(until.getTime() - now.getTime()) / 1_000})`;
  const due = tx
    .select({ id: coupon.id })
    .from(coupon)
    .where(
      and(
        eq(coupon.status, COUPON_USE.UN_USE),
        isNull(coupon.endToldAt),
        gt(coupon.validTo, now),
        lte(coupon.validTo, until),
        sql`${coupon.takenAt} < ${coupon.validTo} - ${ahead}`,
      ),
    )
    .orderBy(asc(coupon.validTo))
    .limit(limit)
    .for('update', { skipLocked: true });
  return tx.update(coupon).set({ endToldAt: now }).where(inArray(coupon.id, due)).returning(notifiedColumns);
}
