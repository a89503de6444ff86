import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm';
import { PUBLISH_STATUS } from '#contract/enums.ts';
import { inOpenShop } from '../catalog/sku-columns.queries.ts';
import type { Db } from '../db/open.ts';
import { product, sku } from '../product/product.tables.ts';
import { shop } from '../store/shop.tables.ts';
import { discountActivity, discountProduct } from './discount.tables.ts';

const activity = {
  id: discountActivity.id,
  name: discountActivity.name,
  rule: discountActivity.rule,
  banner: discountActivity.banner,
  off: discountActivity.off,
  limitEach: discountActivity.limitEach,
  startsAt: discountActivity.startsAt,
  endsAt: discountActivity.endsAt,
  weekly: discountActivity.weekly,
  stopped: discountActivity.stopped,
  shopId: discountActivity.shopId,
  shopName: shop.name,
};

const open = (now: Date) =>
  and(
    eq(discountActivity.stopped, false),
    gt(discountActivity.endsAt, now),
    sql`exists (select 1 from ${discountProduct} join ${product} on ${product.id} = ${discountProduct.productId}
      where ${discountProduct.activityId} = ${discountActivity.id} and ${product.status} = ${PUBLISH_STATUS.PUT_ON})`,
  );

export const countOpen = (db: Db, now: Date) => db.$count(discountActivity, open(now));

export function openPage(db: Db, now: Date, limit: number, offset: number) {
  const coming = sql`${discountActivity.startsAt} > ${now.toISOString()}::timestamptz`;
  return db
    .select(activity)
    .from(discountActivity)
    .leftJoin(shop, eq(shop.id, discountActivity.shopId))
    .where(open(now))
    .orderBy(
      coming,
      sql`case when ${coming} then ${discountActivity.startsAt} else ${discountActivity.endsAt} end`,
      asc(discountActivity.id),
    )
    .limit(limit)
    .offset(offset);
}

export async function activityById(db: Db, id: number) {
  const [row] = await db
    .select(activity)
    .from(discountActivity)
    .leftJoin(shop, eq(shop.id, discountActivity.shopId))
    .where(eq(discountActivity.id, id));
  return row;
}

export const goodsOf = (db: Db, ids: readonly number[]) =>
  db
    .select({
      activityId: discountProduct.activityId,
      productId: discountProduct.productId,
      prices: discountProduct.prices,
    })
    .from(discountProduct)
    .innerJoin(product, and(eq(product.id, discountProduct.productId), eq(product.status, PUBLISH_STATUS.PUT_ON)))
    .where(and(inArray(discountProduct.activityId, [...ids]), inOpenShop))
    .orderBy(asc(discountProduct.sort), asc(discountProduct.productId));

export const skusOf = (db: Db, productIds: readonly number[]) =>
  db
    .select({ id: sku.id, productId: sku.productId, price: sku.price })
    .from(sku)
    .where(and(inArray(sku.productId, [...productIds]), eq(sku.retired, false)));
