import { and, asc, eq, gt, gte, inArray, lte, type SQL, sql } from 'drizzle-orm';
import { ORDER_STATUS, PUBLISH_STATUS, STATUS } from '#contract/enums.ts';
import type { Db, Tx } from '../db/open.ts';
import { order, orderLine } from '../order/order.tables.ts';
import { product, sku } from '../product/product.tables.ts';
import { shop } from '../store/shop.tables.ts';
import { pointsGood, pointsPurchase } from './points-mall.tables.ts';

export type Good = typeof pointsGood.$inferSelect;

export async function goodById(db: Db | Tx, id: number): Promise<Good | undefined> {
  const [row] = await db.select().from(pointsGood).where(eq(pointsGood.id, id));
  return row;
}

export async function hadOf(db: Db | Tx, accountId: number, id: number): Promise<number> {
  const [row] = await db
    .select({ n: pointsPurchase.quantity })
    .from(pointsPurchase)
    .where(and(eq(pointsPurchase.pointsGoodId, id), eq(pointsPurchase.accountId, accountId)));
  return row?.n ?? 0;
}

const shown = {
  good: pointsGood,
  title: product.title,
  axes: product.axes,
  spec: sku.spec,
  pictures: product.pictures,
  picture: sku.picture,
  price: sku.price,
  shopName: shop.name,
};

const visible = and(eq(product.status, PUBLISH_STATUS.PUT_ON), eq(shop.status, STATUS.NORMAL), eq(sku.retired, false));

export type Filter = { atMost: number | undefined; band: { from: number; to: number | null } | undefined };

const matching = (now: Date, { atMost, band }: Filter): SQL | undefined =>
  and(
    visible,
    eq(pointsGood.stopped, false),
    lte(pointsGood.startsAt, now),
    gt(pointsGood.endsAt, now),
    atMost === undefined ? undefined : lte(pointsGood.points, atMost),
    band && gte(pointsGood.points, band.from),
    band?.to ? lte(pointsGood.points, band.to) : undefined,
  );

export const goodsPage = (db: Db, now: Date, filter: Filter, limit: number, offset: number) =>
  db
    .select(shown)
    .from(pointsGood)
    .innerJoin(sku, eq(sku.id, pointsGood.skuId))
    .innerJoin(product, eq(product.id, pointsGood.productId))
    .innerJoin(shop, eq(shop.id, pointsGood.shopId))
    .where(matching(now, filter))
    .orderBy(sql`${pointsGood.stock} = 0`, asc(pointsGood.sort), asc(pointsGood.id))
    .limit(limit)
    .offset(offset);
export type ShownRow = Awaited<ReturnType<typeof goodsPage>>[number];

export async function countGoods(db: Db, now: Date, filter: Filter): Promise<number> {
  const [row] = await db
    .select({ n: sql<number>`count(*)::int` })
    .from(pointsGood)
    .innerJoin(sku, eq(sku.id, pointsGood.skuId))
    .innerJoin(product, eq(product.id, pointsGood.productId))
    .innerJoin(shop, eq(shop.id, pointsGood.shopId))
    .where(matching(now, filter));
  return row?.n ?? 0;
}

export async function shownGood(db: Db, id: number): Promise<ShownRow | undefined> {
  const [row] = await db
    .select(shown)
    .from(pointsGood)
    .innerJoin(sku, eq(sku.id, pointsGood.skuId))
    .innerJoin(product, eq(product.id, pointsGood.productId))
    .innerJoin(shop, eq(shop.id, pointsGood.shopId))
    .where(and(eq(pointsGood.id, id), visible));
  return row;
}

export async function exchangedOf(db: Db, ids: number[]): Promise<Map<number, number>> {
  if (!ids.length) return new Map();
  const rows = await db
    .select({ id: orderLine.pointsGoodId, n: sql<number>`sum(${orderLine.quantity})::int` })
    .from(orderLine)
    .innerJoin(order, eq(order.id, orderLine.orderId))
    .where(
      and(
        inArray(orderLine.pointsGoodId, ids),
        sql`${order.status} not in (${ORDER_STATUS.TO_PAY}, ${ORDER_STATUS.CANCELED})`,
      ),
    )
    .groupBy(orderLine.pointsGoodId);
  return new Map(rows.map(({ id, n }) => [id ?? 0, n]));
}
