import { and, asc, count, desc, eq, gt, inArray, isNotNull, isNull, lte, or, sql } from 'drizzle-orm';
import { COUPON_USE } from '#contract/enums.ts';
import type { Db, Tx } from '../db/open.ts';
import { statement } from '../db/statement.ts';
import { order } from '../order/order.tables.ts';
import { coupon, couponCode, couponTemplate } from './coupon.tables.ts';

export type Template = typeof couponTemplate.$inferSelect;
export type CouponRow = typeof coupon.$inferSelect;

const onShow = (now: Date) =>
  and(eq(couponTemplate.inCentre, true), eq(couponTemplate.stopped, false), gt(couponTemplate.takeTo, now));
const isRunning = (now: Date) => and(onShow(now), lte(couponTemplate.takeFrom, now));

export const templatesById = async (db: Db | Tx, ids: readonly number[]) =>
  ids.length
    ? db
        .select({ id: couponTemplate.id, terms: couponTemplate.terms })
        .from(couponTemplate)
        .where(and(inArray(couponTemplate.id, [...ids]), isNull(couponTemplate.shopId)))
    : [];

const GIVABLE = 200;

/** Of the mall: those that `giveCoupon` gives, the newest first, and `also`. */
export async function givable(db: Db, now: Date, also: readonly number[]): Promise<Template[]> {
  const isAlso = also.length ? inArray(couponTemplate.id, [...also]) : sql`(1 = 0)`;
  return db
    .select()
    .from(couponTemplate)
    .where(
      and(
        isNull(couponTemplate.shopId),
        or(
          and(
            eq(couponTemplate.stopped, false),
            gt(couponTemplate.takeTo, now),
            sql`${couponTemplate.taken} < ${couponTemplate.total}`,
          ),
          isAlso,
        ),
      ),
    )
    .orderBy(desc(isAlso), desc(couponTemplate.id))
    .limit(GIVABLE);
}

/** Of the mall, for newcomers: those that can be taken now, the oldest first. */
export const welcoming = (db: Db | Tx, now: Date, most: number) =>
  db
    .select({ id: couponTemplate.id })
    .from(couponTemplate)
    .where(
      and(
        isRunning(now),
        isNull(couponTemplate.shopId),
        eq(couponTemplate.newcomers, true),
        sql`${couponTemplate.taken} < ${couponTemplate.total}`,
      ),
    )
    .orderBy(asc(couponTemplate.id))
    .limit(most);

const OFFERS = 100;

type Givers = { shopId?: number; mall?: boolean };

/** Those of a shop, of the mall, or of both. */
export const offersOf = (db: Db, now: Date, { shopId, mall }: Givers) =>
  db
    .select()
    .from(couponTemplate)
    .where(
      and(
        isRunning(now),
        or(
          shopId === undefined ? undefined : eq(couponTemplate.shopId, shopId),
          mall ? isNull(couponTemplate.shopId) : undefined,
        ),
      ),
    )
    .orderBy(asc(couponTemplate.id))
    .limit(OFFERS);

export async function nextChange(db: Db, now: Date): Promise<Date | undefined> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const [row] = await db
    .select({
      ends: sql<string | null>`min(${couponTemplate.takeTo})`,
      begins: sql<string | null>`min(${couponTemplate.takeFrom}) filter (where ${couponTemplate.takeFrom} > ${at})`,
    })
    .from(couponTemplate)
    .where(onShow(now));
  const times = [row?.ends, row?.begins].flatMap((time) => (time ? [new Date(time).getTime()] : []));
  return times.length ? new Date(Math.min(...times)) : undefined;
}

const isScoped = sql`jsonb_typeof(${couponTemplate.terms} -> 'scope') = 'object'`;
const TAB = {
  all: undefined,
  mall: and(sql`${couponTemplate.shopId} is null`, sql`not ${isScoped}`),
  shop: isNotNull(couponTemplate.shopId),
  category: isScoped,
} as const;

export async function centrePage(db: Db, now: Date, tab: keyof typeof TAB, limit: number, offset: number) {
  const shown = and(onShow(now), TAB[tab]);
  const [rows, total] = await Promise.all([
    db
      .select()
      .from(couponTemplate)
      .where(shown)
      .orderBy(
        asc(sql`${couponTemplate.taken} >= ${couponTemplate.total}`),
        asc(sql`${couponTemplate.takeFrom} > ${now.toISOString()}::timestamptz`),
        asc(couponTemplate.takeTo),
        asc(couponTemplate.id),
      )
      .limit(limit)
      .offset(offset),
    db.$count(couponTemplate, shown),
  ]);
  return { rows, total };
}

export async function countsOf(db: Db | Tx, accountId: number, templateIds: number[], now: Date) {
  if (!templateIds.length) return new Map<number, { mine: number; unused: number }>();
  const rows = await db
    .select({
      id: coupon.templateId,
      mine: count(),
      unused: sql<number>`(count(*) filter (where ${coupon.status} = ${COUPON_USE.UN_USE} and ${coupon.validTo} > ${now.toISOString()}::timestamptz))::int`,
    })
    .from(coupon)
    .where(and(eq(coupon.accountId, accountId), inArray(coupon.templateId, templateIds)))
    .groupBy(coupon.templateId);
  return new Map(rows.map(({ id, ...counts }) => [id, counts]));
}

export async function hasPaid(db: Db | Tx, accountId: number): Promise<boolean> {
  const [row] = await db
    .select({ id: order.id })
    .from(order)
    .where(and(eq(order.accountId, accountId), isNotNull(order.paidAt)))
    .limit(1);
  return row !== undefined;
}

export async function isNewcomer(db: Db | Tx, accountId: number): Promise<boolean> {
  const used = and(isOwn(accountId, COUPON_USE.USED), eq(coupon.newcomers, true));
  return !(await hasPaid(db, accountId)) && (await db.$count(coupon, used)) === 0;
}

/** Locks the unused newcomers' coupons of a shopper, so that two checkouts cannot both use one. */
export const lockForNewcomers = (tx: Tx, accountId: number) =>
  tx
    .select({ id: coupon.id })
    .from(coupon)
    .where(and(isOwn(accountId, COUPON_USE.UN_USE), eq(coupon.newcomers, true)))
    .orderBy(asc(coupon.id))
    .for('update');

export async function lockTemplate(tx: Tx, id: number): Promise<Template | undefined> {
  const [row] = await tx.select().from(couponTemplate).where(eq(couponTemplate.id, id)).for('update');
  return row;
}

export const countTaken = (tx: Tx, id: number, more: number) =>
  tx
    .update(couponTemplate)
    .set({ taken: sql`${couponTemplate.taken} + ${more}` })
    .where(eq(couponTemplate.id, id));

export const notifiedColumns = {
  id: coupon.id,
  accountId: coupon.accountId,
  name: coupon.name,
  validTo: coupon.validTo,
};
export type NotifiedCoupon = Pick<CouponRow, keyof typeof notifiedColumns>;

export const addCoupons = (tx: Tx, rows: Omit<typeof coupon.$inferInsert, 'nth'>[]) =>
  tx
    .insert(coupon)
    .values(
      rows.map((row) => ({
        ...row,
        nth: sql<number>`(select coalesce(max(c.nth), 0) + 1 from coupon c where c.template_id = ${row.templateId} and c.account_id = ${row.accountId})`,
      })),
    )
    .returning(notifiedColumns);

export async function lockCode(tx: Tx, code: string) {
  const [row] = await tx.select().from(couponCode).where(eq(couponCode.code, code)).for('update');
  return row;
}
export const markCodeUsed = (tx: Tx, id: number, couponId: number) =>
  tx.update(couponCode).set({ couponId }).where(eq(couponCode.id, id));

const isOwn = (accountId: number, status: number) => and(eq(coupon.accountId, accountId), eq(coupon.status, status));
const FIRST = {
  [COUPON_USE.UN_USE]: [asc(coupon.validTo), asc(coupon.id)],
  [COUPON_USE.USED]: [desc(coupon.usedAt), desc(coupon.id)],
  [COUPON_USE.EXPIRED]: [desc(coupon.validTo), desc(coupon.id)],
};

export const ownPage = (db: Db, accountId: number, status: keyof typeof FIRST, limit: number, offset: number) =>
  db
    .select()
    .from(coupon)
    .where(isOwn(accountId, status))
    .orderBy(...FIRST[status])
    .limit(limit)
    .offset(offset);

export const ownById = (db: Db, accountId: number, id: number) =>
  db
    .select()
    .from(coupon)
    .where(and(eq(coupon.accountId, accountId), eq(coupon.id, id)));

export const ownCounts = (db: Db, accountId: number) =>
  db
    .select({ status: coupon.status, n: count() })
    .from(coupon)
    .where(eq(coupon.accountId, accountId))
    .groupBy(coupon.status);

export const ordersOfTrades = (db: Db, accountId: number, tradeIds: string[]) =>
  db
    .select({ id: order.id, tradeId: order.tradeId, shopId: order.shopId })
    .from(order)
    .where(and(eq(order.accountId, accountId), inArray(order.tradeId, tradeIds)))
    .orderBy(asc(order.id));

const USABLE = 100;
const usableRows = statement((db) =>
  db
    .select()
    .from(coupon)
    .where(
      and(
        eq(coupon.accountId, sql.placeholder('accountId')),
        eq(coupon.status, COUPON_USE.UN_USE),
        gt(coupon.validTo, sql`${sql.placeholder('now')}::timestamptz`),
      ),
    )
    .orderBy(asc(coupon.validTo), asc(coupon.id))
    .limit(USABLE),
);
export const usable = (db: Db | Tx, accountId: number, now: Date) =>
  usableRows(db, { accountId, now: now.toISOString() });

export async function spend(
  tx: Tx,
  { accountId, id, tradeId, saved, now }: { accountId: number; id: number; tradeId: string; saved: number; now: Date },
): Promise<boolean> {
  const [row] = await tx
    .update(coupon)
    .set({ status: COUPON_USE.USED, tradeId, saved, usedAt: now })
    .where(
      and(
        eq(coupon.id, id),
        eq(coupon.accountId, accountId),
        eq(coupon.status, COUPON_USE.UN_USE),
        lte(coupon.validFrom, now),
        gt(coupon.validTo, now),
      ),
    )
    .returning({ id: coupon.id });
  return row !== undefined;
}

export const giveBack = (tx: Tx, tradeId: string) =>
  tx
    .update(coupon)
    .set({ status: COUPON_USE.UN_USE, tradeId: null, saved: null, usedAt: null })
    .where(
      and(
        eq(coupon.tradeId, tradeId),
        or(
          sql`not exists (select 1 from shop_order o where o.trade_id = ${coupon.tradeId}
            and o.shop_id = coalesce(${coupon.shopId}, o.shop_id) and o.canceled_at is null)`,
          sql`not exists (select 1 from shop_order o join order_line l on l.order_id = o.id
            where o.trade_id = ${coupon.tradeId} and o.canceled_at is null and l.refunded_pieces < l.quantity)`,
        ),
      ),
    );
