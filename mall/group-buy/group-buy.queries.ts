import { and, asc, eq, gt, inArray, lte, type SQL, sql } from 'drizzle-orm';
import { ORDER_STATUS, PUBLISH_STATUS, STATUS } from '#contract/enums.ts';
import { account } from '../account/account.tables.ts';
import type { Db } from '../db/open.ts';
import { order, orderLine } from '../order/order.tables.ts';
import { product, sku } from '../product/product.tables.ts';
import { shop } from '../store/shop.tables.ts';
import { buyGroup, GROUP_STATUS, groupActivity, groupMember, MEMBER_STATUS } from './group-buy.tables.ts';

const IN = [MEMBER_STATUS.HELD, MEMBER_STATUS.PAID];

const running = (now: Date): SQL | undefined =>
  and(
    eq(groupActivity.stopped, false),
    lte(groupActivity.startsAt, now),
    gt(groupActivity.endsAt, now),
    eq(product.status, PUBLISH_STATUS.PUT_ON),
    eq(shop.status, STATUS.NORMAL),
  );

const shown = { activity: groupActivity, product, shopName: shop.name, shopStatus: shop.status, freight: shop.freight };

export const runningPage = (db: Db, now: Date, limit: number, offset: number) =>
  db
    .select(shown)
    .from(groupActivity)
    .innerJoin(product, eq(product.id, groupActivity.productId))
    .innerJoin(shop, eq(shop.id, product.shopId))
    .where(running(now))
    .orderBy(asc(groupActivity.sort), asc(groupActivity.id))
    .limit(limit)
    .offset(offset);

export async function countRunning(db: Db, now: Date): Promise<number> {
  const [row] = await db
    .select({ n: sql<number>`count(*)::int` })
    .from(groupActivity)
    .innerJoin(product, eq(product.id, groupActivity.productId))
    .innerJoin(shop, eq(shop.id, product.shopId))
    .where(running(now));
  return row?.n ?? 0;
}

export async function activityWithGoods(db: Db, id: number) {
  const [row] = await db
    .select(shown)
    .from(groupActivity)
    .innerJoin(product, eq(product.id, groupActivity.productId))
    .innerJoin(shop, eq(shop.id, product.shopId))
    .where(eq(groupActivity.id, id));
  return row;
}
export type ActivityRow = NonNullable<Awaited<ReturnType<typeof activityWithGoods>>>;

export const skusOf = (db: Db, productIds: number[]) =>
  db
    .select()
    .from(sku)
    .where(and(inArray(sku.productId, productIds), eq(sku.retired, false)))
    .orderBy(asc(sku.sort), asc(sku.id));
export type SkuRow = Awaited<ReturnType<typeof skusOf>>[number];

const joinable = (now: Date): SQL | undefined =>
  and(eq(buyGroup.status, GROUP_STATUS.OPEN), gt(buyGroup.endsAt, now), sql`${buyGroup.places} < ${buyGroup.size}`);

export const countJoinable = (db: Db, activityIds: number[], now: Date) =>
  db
    .select({ id: buyGroup.activityId, n: sql<number>`count(*)::int` })
    .from(buyGroup)
    .where(and(inArray(buyGroup.activityId, activityIds), joinable(now)))
    .groupBy(buyGroup.activityId);

export const countBought = (db: Db, activityIds: number[]) =>
  db
    .select({ id: buyGroup.activityId, n: sql<number>`sum(${orderLine.quantity})::int` })
    .from(buyGroup)
    .innerJoin(order, eq(order.groupId, buyGroup.id))
    .innerJoin(orderLine, eq(orderLine.orderId, order.id))
    .where(
      and(
        inArray(buyGroup.activityId, activityIds),
        sql`${order.status} not in (${ORDER_STATUS.TO_PAY}, ${ORDER_STATUS.CANCELED})`,
      ),
    )
    .groupBy(buyGroup.activityId);

const person = { accountId: groupMember.accountId, name: account.nickName, picture: account.picture };

export const joinableGroups = (db: Db, activityId: number, now: Date, limit: number) =>
  db
    .select({ group: buyGroup, name: account.nickName, picture: account.picture })
    .from(buyGroup)
    .innerJoin(account, eq(account.id, buyGroup.openerId))
    .where(and(eq(buyGroup.activityId, activityId), joinable(now)))
    .orderBy(asc(buyGroup.endsAt), asc(buyGroup.id))
    .limit(limit);

export const joinedAmong = (db: Db, accountId: number, groupIds: string[]) =>
  db
    .select({ groupId: groupMember.groupId })
    .from(groupMember)
    .where(
      and(
        eq(groupMember.accountId, accountId),
        inArray(groupMember.groupId, groupIds),
        inArray(groupMember.status, IN),
      ),
    );

export const peopleOf = (db: Db, groupIds: string[]) =>
  db
    .select({ ...person, groupId: groupMember.groupId, orderId: groupMember.orderId, status: groupMember.status })
    .from(groupMember)
    .innerJoin(account, eq(account.id, groupMember.accountId))
    .where(and(inArray(groupMember.groupId, groupIds), inArray(groupMember.status, IN)))
    .orderBy(asc(groupMember.joinedAt), asc(groupMember.orderId));
