import { and, asc, count, eq, gt, gte, inArray, isNull, lt, ne, notInArray, or, sql } from 'drizzle-orm';
import { ORDER_STATUS } from '#contract/enums.ts';
import type { PaidPlan } from '#contract/member/levels.values.ts';
import type { Db, Tx } from '../db/open.ts';
import { LEDGER_UNIT, ledger } from '../money/money.tables.ts';
import { order } from '../order/order.tables.ts';
import { member, memberGrowth } from './member.tables.ts';

type GrowthEntry = Omit<typeof memberGrowth.$inferInsert, 'id'>;

export async function addGrowth(tx: Tx, entry: GrowthEntry): Promise<boolean> {
  const added = await tx.insert(memberGrowth).values(entry).onConflictDoNothing().returning({ id: memberGrowth.id });
  return added.length > 0;
}

export async function growthAt(db: Db | Tx, accountId: number, at: Date): Promise<number> {
  const [row] = await db
    .select({ sum: sql`coalesce(sum(${memberGrowth.amount}), 0)`.mapWith(Number) })
    .from(memberGrowth)
    .where(and(eq(memberGrowth.accountId, accountId), gt(memberGrowth.until, at)));
  return row?.sum ?? 0;
}

export const growthOf = (tx: Db | Tx, orderId: string) =>
  tx.select().from(memberGrowth).where(eq(memberGrowth.businessId, orderId)).orderBy(asc(memberGrowth.id));

export async function earnedBy(
  tx: Db | Tx,
  accountId: number,
  orderId: string,
): Promise<{ earned: number; left: number }> {
  const [row] = await tx
    .select({
      earned: sql`coalesce(sum(${ledger.amount}) filter (where ${ledger.kind} = 'earn'), 0)`.mapWith(Number),
      left: sql`coalesce(sum(${ledger.amount}), 0)`.mapWith(Number),
    })
    .from(ledger)
    .where(
      and(
        eq(ledger.accountId, accountId),
        eq(ledger.unit, LEDGER_UNIT.POINTS),
        eq(ledger.businessId, orderId),
        inArray(ledger.kind, ['earn', 'takeBack']),
      ),
    );
  return row ?? { earned: 0, left: 0 };
}

export async function freeSince(db: Db | Tx, accountId: number, since: Date): Promise<number> {
  const own = and(eq(order.accountId, accountId), gte(order.createdAt, since));
  const [row] = await db
    .select({ n: count() })
    .from(order)
    .where(and(own, gt(order.memberFreight, 0), ne(order.status, ORDER_STATUS.CANCELED)));
  return row?.n ?? 0;
}

export async function unreviewed(db: Db, before: Date, except: number[], limit: number): Promise<number[]> {
  const rows = await db
    .select({ id: member.accountId })
    .from(member)
    .where(and(lt(member.reviewedAt, before), notInArray(member.accountId, except)))
    .orderBy(asc(member.reviewedAt))
    .limit(limit);
  return rows.map(({ id }) => id);
}

export async function claimReview(tx: Tx, accountId: number, before: Date): Promise<boolean> {
  const [row] = await tx
    .select({ id: member.accountId })
    .from(member)
    .where(and(eq(member.accountId, accountId), lt(member.reviewedAt, before)))
    .for('update', { skipLocked: true });
  return row !== undefined;
}

const noCouponsSince = (since: Date) => or(isNull(member.couponsAt), lt(member.couponsAt, since));
type WithCoupons = { levels: number[]; plans: PaidPlan[]; since: Date; at: Date };

export async function withoutCoupons(
  db: Db,
  { levels, plans, since, at }: WithCoupons,
  except: number[],
  limit: number,
): Promise<number[]> {
  const entitled = or(inArray(member.level, levels), and(inArray(member.paidPlan, plans), gt(member.paidUntil, at)));
  const rows = await db
    .select({ id: member.accountId })
    .from(member)
    .where(and(noCouponsSince(since), entitled, notInArray(member.accountId, except)))
    .orderBy(asc(member.couponsAt))
    .limit(limit);
  return rows.map(({ id }) => id);
}

export async function claimCoupons(tx: Tx, accountId: number, since: Date) {
  const [row] = await tx
    .select()
    .from(member)
    .where(and(eq(member.accountId, accountId), noCouponsSince(since)))
    .for('update', { skipLocked: true });
  return row;
}
