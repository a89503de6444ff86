import { and, asc, desc, eq, gt, isNotNull, lte, notInArray, sql } from 'drizzle-orm';
import type { PaidPlan } from '#contract/member/schema.ts';
import type { Db, Tx } from '../db/open.ts';
import { rowsOf } from '../db/rows.ts';
import { member } from '../member/member.tables.ts';
import { order, TRADE_STATUS, trade } from '../order/order.tables.ts';
import { memberPurchase } from './buy-member.tables.ts';

type Purchase = typeof memberPurchase.$inferSelect;
export type Paid = Purchase & Record<'paidAt' | 'startsAt' | 'endsAt', Date>;
const isPaid = (row: Purchase): row is Paid => row.paidAt !== null && row.startsAt !== null && row.endsAt !== null;

export const addPurchase = (tx: Tx, row: typeof memberPurchase.$inferInsert) => tx.insert(memberPurchase).values(row);

/** Skips a trade that is being paid or cancelled at this moment: waiting for it while the member is locked could end in a deadlock. */
export const lockUnpaid = (tx: Tx, accountId: number) =>
  tx
    .select({
      tradeId: trade.id,
      orderId: order.id,
      plan: memberPurchase.plan,
      price: order.payable,
      expiresAt: trade.expiresAt,
    })
    .from(trade)
    .innerJoin(order, eq(order.tradeId, trade.id))
    .innerJoin(memberPurchase, eq(memberPurchase.orderId, order.id))
    .where(and(eq(trade.accountId, accountId), sql`${trade.status} = ${sql.raw(String(TRADE_STATUS.TO_PAY))}`))
    .for('update', { of: trade, skipLocked: true });

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

export const markRefunded = (tx: Tx, accountId: number, orderId: string, at: Date) =>
  tx
    .update(memberPurchase)
    .set({ refundedAt: at })
    .where(and(eq(memberPurchase.orderId, orderId), eq(memberPurchase.accountId, accountId)));

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

export async function endingBetween(db: Db, from: Date, to: Date, limit: number) {
  const rows = await db
    .select({ accountId: member.accountId, until: member.paidUntil })
    .from(member)
    .where(
      and(
        gt(member.paidUntil, from),
        lte(member.paidUntil, to),
        sql`not exists (select 1 from message m where m.account_id = ${member.accountId}
          and m.key = 'memberEnds:' || ${member.accountId} || ':' || floor(extract(epoch from ${member.paidUntil})))`,
      ),
    )
    .orderBy(asc(member.paidUntil))
    .limit(limit);
  return rows.flatMap(({ accountId, until }) => (until ? [{ accountId, until }] : []));
}

export async function overAt(db: Db, at: Date, except: number[], limit: number): Promise<number[]> {
  const rows = await db
    .select({ id: member.accountId })
    .from(member)
    .where(and(lte(member.paidUntil, at), notInArray(member.accountId, except)))
    .orderBy(asc(member.paidUntil))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** Unless it was renewed meanwhile, or another process has locked it. @returns its end */
export async function endOver(tx: Tx, accountId: number, at: Date): Promise<Date | undefined> {
  const [held] = await tx
    .select({ until: member.paidUntil })
    .from(member)
    .where(and(eq(member.accountId, accountId), lte(member.paidUntil, at)))
    .for('update', { skipLocked: true });
  if (!held?.until) return undefined;
  await tx.update(member).set({ paidPlan: null, paidUntil: null }).where(eq(member.accountId, accountId));
  return held.until;
}

export type Figures = { plan: PaidPlan; sold: number; sales: number; refunded: number };

export const figures = (db: Db): Promise<Figures[]> =>
  rowsOf<Figures>(
    db,
    sql`select p.plan, (count(*) filter (where p.refunded_at is null))::int as sold,
        coalesce(sum(o.payable) filter (where p.refunded_at is null), 0)::float8 as sales,
        (count(*) filter (where p.refunded_at is not null))::int as refunded
      from member_purchase p join shop_order o on o.id = p.order_id where p.paid_at is not null group by 1`,
  );
