import { and, desc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import { memberPurchase } from '../buy-member/buy-member.tables.ts';
import type { Db, Tx } from '../db/open.ts';
import { rowsOf } from '../db/rows.ts';
import { order } from '../order/order.tables.ts';

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

type Purchase = typeof memberPurchase.$inferSelect;
type Paid = Purchase & Record<'paidAt' | 'startsAt' | 'endsAt', Date>;
const isPaid = (row: Purchase): row is Paid => row.paidAt !== null && row.startsAt !== null && row.endsAt !== null;

const SHOWN = 20;

export async function paidOf(db: Db | Tx, accountId: number): Promise<(Paid & { price: number })[]> {
  const rows = await db
    .select({ purchase: memberPurchase, price: order.payable })
    .from(memberPurchase)
    .innerJoin(order, eq(order.id, memberPurchase.orderId))
    .where(and(eq(memberPurchase.accountId, accountId), isNotNull(memberPurchase.paidAt)))
    .orderBy(desc(memberPurchase.paidAt), desc(memberPurchase.endsAt), desc(memberPurchase.orderId))
    .limit(SHOWN);
  return rows.flatMap(({ purchase, price }) => (isPaid(purchase) ? [{ ...purchase, price }] : []));
}

/**
 * Whether a shopper has used benefits since then: a discount or free freight of an order that was not canceled, extra points, or the
 * month's coupons.
 */
export async function usedSince(db: Db | Tx, accountId: number, since: Date, fenPerPoint: number): Promise<boolean> {
  const at = since.toISOString();
  const [row] = await rowsOf<{ used: boolean }>(
    db,
    sql`select exists (
        select 1 from shop_order o where o.account_id = ${accountId} and o.status <> 70
          and o.created_at >= ${at}::timestamptz and (o.member_discount > 0 or o.member_freight > 0))
      or exists (
        select 1 from shop_order o join ledger l on l.unit = 20 and l.kind = 'earn' and l.business_id = o.id
          where o.account_id = ${accountId} and o.completed_at >= ${at}::timestamptz
            and l.amount > o.payable / ${fenPerPoint}::int)
      or exists (
        select 1 from member m join coupon c on c.account_id = m.account_id and c.taken_at = m.coupons_at
          where m.account_id = ${accountId} and m.coupons_at >= ${at}::timestamptz) as used`,
  );
  return row?.used ?? false;
}
