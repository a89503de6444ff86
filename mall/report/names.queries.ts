import { eq, inArray, sql } from 'drizzle-orm';
import type { ReportPromotion } from '#contract/report/desk.values.ts';
import { couponTemplate } from '../coupon/coupon.tables.ts';
import type { TextPair } from '../db/columns.ts';
import { dayInChina } from '../db/day.ts';
import type { Db } from '../db/open.ts';
import { discountActivity } from '../discount/discount.tables.ts';
import { flashSession } from '../flash-sale/flash-sale.tables.ts';
import { groupActivity } from '../group-buy/group-buy.tables.ts';
import { pointsGood } from '../points-mall/points-mall.tables.ts';
import { product } from '../product/product.tables.ts';
import { shop } from '../store/shop.tables.ts';

/** `day`: in China, on which a session of a flash sale began; others of the same name began on other days. */
export type Named = { id: number; code: string; name: TextPair; day?: string };

export const productNames = (db: Db, ids: number[]): Promise<Named[]> =>
  db.select({ id: product.id, code: product.code, name: product.title }).from(product).where(inArray(product.id, ids));

export const shopNames = (db: Db, ids: number[]): Promise<Named[]> =>
  db.select({ id: shop.id, code: shop.code, name: shop.name }).from(shop).where(inArray(shop.id, ids));

export async function shopName(db: Db, id: number): Promise<TextPair | undefined> {
  const [row] = await db.select({ name: shop.name }).from(shop).where(eq(shop.id, id));
  return row?.name;
}

const noCode = sql<string>`''`;

export const couponNames = (db: Db, ids: number[]): Promise<Named[]> =>
  db
    .select({ id: couponTemplate.id, code: noCode, name: couponTemplate.name })
    .from(couponTemplate)
    .where(inArray(couponTemplate.id, ids));

export const PROMOTION_NAMES: Record<ReportPromotion, (db: Db, ids: number[]) => Promise<Named[]>> = {
  'flash-session': (db, ids) =>
    db
      .select({
        ...{ id: flashSession.id, code: noCode, name: flashSession.title },
        day: sql<string>`${dayInChina(sql`${flashSession.startsAt}`)}::text`,
      })
      .from(flashSession)
      .where(inArray(flashSession.id, ids)),
  'group-buy': (db, ids) =>
    db
      .select({ id: groupActivity.id, code: product.code, name: product.title })
      .from(groupActivity)
      .innerJoin(product, eq(product.id, groupActivity.productId))
      .where(inArray(groupActivity.id, ids)),
  discount: (db, ids) =>
    db
      .select({ id: discountActivity.id, code: noCode, name: discountActivity.name })
      .from(discountActivity)
      .where(inArray(discountActivity.id, ids)),
  'points-good': (db, ids) =>
    db
      .select({ id: pointsGood.id, code: product.code, name: product.title })
      .from(pointsGood)
      .innerJoin(product, eq(product.id, pointsGood.productId))
      .where(inArray(pointsGood.id, ids)),
};
