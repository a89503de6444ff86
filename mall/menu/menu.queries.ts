import { and, eq, exists, gt, isNotNull, lte, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { PUBLISH_STATUS } from '#contract/enums.ts';
import { inOpenShop } from '../catalog/sku-columns.queries.ts';
import { couponTemplate } from '../coupon/coupon.tables.ts';
import type { Db, Tx } from '../db/open.ts';
import { discountActivity, discountProduct } from '../discount/discount.tables.ts';
import { FLASH_STATUS, flashItem, flashSession } from '../flash-sale/flash-sale.tables.ts';
import { groupActivity } from '../group-buy/group-buy.tables.ts';
import { product } from '../product/product.tables.ts';
import { setting } from '../settings/settings.tables.ts';

const MENU = 'menu';

const sold = and(eq(product.status, PUBLISH_STATUS.PUT_ON), inOpenShop);
type Timed = { startsAt: PgColumn; endsAt: PgColumn };

/** @param until promotions that begin later are not counted yet */
export async function whatThereIs(db: Db | Tx, now: Date, until: Date) {
  const due = ({ startsAt, endsAt }: Timed): SQL | undefined => and(lte(startsAt, until), gt(endsAt, now));
  const of = (productId: PgColumn) =>
    exists(
      db
        .select({ one: sql`1` })
        .from(product)
        .where(and(eq(product.id, productId), sold)),
    );
  const goods = (more?: SQL) => exists(db.select({ one: sql`1` }).from(product).where(and(sold, more)));
  const found = {
    new: goods(),
    custom: goods(isNotNull(product.custom)),
    flash: exists(
      db
        .select({ one: sql`1` })
        .from(flashItem)
        .innerJoin(flashSession, eq(flashSession.id, flashItem.sessionId))
        .where(and(eq(flashItem.status, FLASH_STATUS.ON), due(flashSession), of(flashItem.productId))),
    ),
    group: exists(
      db
        .select({ one: sql`1` })
        .from(groupActivity)
        .where(and(eq(groupActivity.stopped, false), due(groupActivity), of(groupActivity.productId))),
    ),
    discounts: exists(
      db
        .select({ one: sql`1` })
        .from(discountActivity)
        .innerJoin(discountProduct, eq(discountProduct.activityId, discountActivity.id))
        .where(and(eq(discountActivity.stopped, false), due(discountActivity), of(discountProduct.productId))),
    ),
    coupons: exists(
      db
        .select({ one: sql`1` })
        .from(couponTemplate)
        .where(
          and(
            eq(couponTemplate.inCentre, true),
            eq(couponTemplate.stopped, false),
            lte(couponTemplate.takeFrom, until),
            gt(couponTemplate.takeTo, now),
          ),
        ),
    ),
  };
  const columns = Object.entries(found).map(([name, is]) => [name, sql<boolean>`${is}`.as(name)] as const);
  const [row] = await db.select(Object.fromEntries(columns)).from(sql`(select 1) one`);
  return row as Record<keyof typeof found, boolean>;
}

export async function storedMenu(db: Db): Promise<unknown> {
  const [row] = await db.select({ value: setting.value }).from(setting).where(eq(setting.name, MENU));
  return row?.value;
}

/** @returns whether it was another one */
export async function storeMenu(tx: Tx, value: { entries: readonly string[] }, now: Date): Promise<boolean> {
  const changed = await tx
    .insert(setting)
    .values({ name: MENU, value, updatedAt: now })
    .onConflictDoUpdate({
      target: setting.name,
      set: { value, updatedAt: now },
      setWhere: sql`${setting.value} is distinct from excluded.value`,
    })
    .returning({ name: setting.name });
  return changed.length > 0;
}
