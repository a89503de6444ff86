import { and, asc, eq, gt, lte, notInArray, sql } from 'drizzle-orm';
import type { PaidPlan } from '#contract/member/levels.values.ts';
import type { Db, Tx } from '../db/open.ts';
import { rowsOf } from '../db/rows.ts';
import { member } from '../member/member.tables.ts';
import { order, TRADE_STATUS, trade } from '../order/order.tables.ts';
import { memberPurchase } from './buy-member.tables.ts';

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

export const markRefunded = (tx: Tx, accountId: number, orderId: string, at: Date) =>
  tx
    .update(memberPurchase)
    .set({ refundedAt: at })
    .where(and(eq(memberPurchase.orderId, orderId), eq(memberPurchase.accountId, accountId)));

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
