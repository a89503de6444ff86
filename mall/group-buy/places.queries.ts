import { and, asc, eq, gt, inArray, isNull, lte, notInArray, sql } from 'drizzle-orm';
import type { Db, Tx } from '../db/open.ts';
import { buyGroup, GROUP_STATUS, groupActivity, groupMember, MEMBER_STATUS } from './group-buy.tables.ts';

const { UNPAID, OPEN, FULL, FAILED } = GROUP_STATUS;
const { HELD, PAID, LEFT } = MEMBER_STATUS;

export async function activityById(db: Db | Tx, id: number) {
  const [row] = await db.select().from(groupActivity).where(eq(groupActivity.id, id));
  return row;
}
export type Activity = NonNullable<Awaited<ReturnType<typeof activityById>>>;

export async function groupById(db: Db | Tx, id: string) {
  const [row] = await db.select().from(buyGroup).where(eq(buyGroup.id, id));
  return row;
}
export type Group = NonNullable<Awaited<ReturnType<typeof groupById>>>;

export const addGroup = (tx: Tx, row: typeof buyGroup.$inferInsert) => tx.insert(buyGroup).values(row);

export async function takePlace(tx: Tx, id: string, activityId: number, now: Date): Promise<boolean> {
  const rows = await tx
    .update(buyGroup)
    .set({ places: sql`${buyGroup.places} + 1` })
    .where(
      and(
        eq(buyGroup.id, id),
        eq(buyGroup.activityId, activityId),
        eq(buyGroup.status, OPEN),
        sql`${buyGroup.places} < ${buyGroup.size}`,
        gt(buyGroup.endsAt, now),
      ),
    )
    .returning({ id: buyGroup.id });
  return rows.length > 0;
}

export async function addMember(tx: Tx, row: Omit<typeof groupMember.$inferInsert, 'status'>): Promise<boolean> {
  const rows = await tx
    .insert(groupMember)
    .values({ ...row, status: HELD })
    .onConflictDoNothing()
    .returning({ orderId: groupMember.orderId });
  return rows.length > 0;
}

export async function payPlace(tx: Tx, id: string): Promise<boolean> {
  const rows = await tx
    .update(buyGroup)
    .set({
      paid: sql`${buyGroup.paid} + 1`,
      status: sql`case when ${buyGroup.paid} + 1 = ${buyGroup.size} then ${FULL}::int else ${OPEN}::int end`,
    })
    .where(and(eq(buyGroup.id, id), inArray(buyGroup.status, [UNPAID, OPEN])))
    .returning({ id: buyGroup.id });
  return rows.length > 0;
}

export async function lockGroup(tx: Tx, id: string) {
  const [row] = await tx.select().from(buyGroup).where(eq(buyGroup.id, id)).for('update');
  return row;
}

const isMember = (groupId: string, orderId: string) =>
  and(eq(groupMember.groupId, groupId), eq(groupMember.orderId, orderId));

export async function memberStatus(tx: Tx, groupId: string, orderId: string): Promise<number | undefined> {
  const [row] = await tx.select({ status: groupMember.status }).from(groupMember).where(isMember(groupId, orderId));
  return row?.status;
}

export const setMember = (tx: Tx, groupId: string, orderId: string, status: typeof PAID | typeof LEFT) =>
  tx.update(groupMember).set({ status }).where(isMember(groupId, orderId));

export const freePlace = (tx: Tx, id: string, wasPaid: boolean, now: Date) =>
  tx
    .update(buyGroup)
    .set({
      places: sql`${buyGroup.places} - 1`,
      paid: sql`${buyGroup.paid} - ${wasPaid ? 1 : 0}::int`,
      status: sql`case when ${buyGroup.places} = 1 then ${FAILED}::int else ${buyGroup.status} end`,
      endedAt: sql`case when ${buyGroup.places} = 1 then ${now.toISOString()}::timestamptz end`,
    })
    .where(eq(buyGroup.id, id));

export async function failOverdue(db: Db, now: Date, limit: number): Promise<number> {
  const due = db
    .select({ id: buyGroup.id })
    .from(buyGroup)
    .where(and(inArray(buyGroup.status, [UNPAID, OPEN]), lte(buyGroup.endsAt, now)))
    .orderBy(asc(buyGroup.endsAt))
    .limit(limit)
    .for('update', { skipLocked: true });
  const rows = await db
    .update(buyGroup)
    .set({ status: FAILED })
    .where(and(inArray(buyGroup.id, due), inArray(buyGroup.status, [UNPAID, OPEN])))
    .returning({ id: buyGroup.id });
  return rows.length;
}

export const endingGroups = (db: Db, except: string[], limit: number) =>
  db
    .select({ id: buyGroup.id, status: buyGroup.status })
    .from(buyGroup)
    // Literals instead of parameters, so that the partial index matches.
    .where(and(sql`${buyGroup.status} in (30, 40)`, isNull(buyGroup.endedAt), notInArray(buyGroup.id, except)))
    .orderBy(asc(buyGroup.endsAt))
    .limit(limit);

export const markEnded = (db: Db, id: string, now: Date) =>
  db
    .update(buyGroup)
    .set({ endedAt: now })
    .where(and(eq(buyGroup.id, id), isNull(buyGroup.endedAt)));

export async function isIn(db: Db | Tx, groupId: string, accountId: number): Promise<boolean> {
  const own = and(eq(groupMember.groupId, groupId), eq(groupMember.accountId, accountId));
  return (await db.$count(groupMember, and(own, inArray(groupMember.status, [HELD, PAID])))) > 0;
}

export const activitiesOf = (db: Db | Tx, productId: number, now: Date) =>
  db
    .select()
    .from(groupActivity)
    .where(and(eq(groupActivity.productId, productId), eq(groupActivity.stopped, false), gt(groupActivity.endsAt, now)))
    .orderBy(asc(groupActivity.sort), asc(groupActivity.id));
