import { and, eq, gt, inArray, lt, lte, sql } from 'drizzle-orm';
import type { Db, Tx } from '../db/open.ts';
import { rowsOf } from '../db/rows.ts';
import { discountActivity, discountProduct, discountPurchase } from '../discount/discount.tables.ts';
import { FLASH_STATUS, flashItem, flashPurchase, flashSession } from '../flash-sale/flash-sale.tables.ts';
import { product, sku } from '../product/product.tables.ts';

export const runningFlash = (db: Db | Tx, now: Date, productIds?: readonly number[]) =>
  db
    .select({
      id: flashItem.id,
      productId: flashItem.productId,
      skuId: flashItem.skuId,
      price: flashItem.price,
      listPrice: sku.price,
      left: sql<number>`${flashItem.stock} - ${flashItem.sold}`,
      limitOrder: flashItem.limitOrder,
      limitEach: flashItem.limitEach,
      allowsDiscounts: flashItem.discounts,
      mallBears: flashItem.mallBears,
      endsAt: flashSession.endsAt,
    })
    .from(flashItem)
    .innerJoin(flashSession, eq(flashSession.id, flashItem.sessionId))
    .innerJoin(sku, and(eq(sku.id, flashItem.skuId), eq(sku.retired, false)))
    .where(
      and(
        productIds && inArray(flashItem.productId, [...productIds]),
        eq(flashItem.status, FLASH_STATUS.ON),
        lt(flashItem.sold, flashItem.stock),
        lte(flashSession.startsAt, now),
        gt(flashSession.endsAt, now),
      ),
    );

export async function flashTimes(db: Db | Tx, id: number, skuId: number) {
  const [row] = await db
    .select({ startsAt: flashSession.startsAt, endsAt: flashSession.endsAt })
    .from(flashItem)
    .innerJoin(flashSession, eq(flashSession.id, flashItem.sessionId))
    .where(and(eq(flashItem.id, id), eq(flashItem.skuId, skuId), eq(flashItem.status, FLASH_STATUS.ON)));
  return row;
}

export const begunDiscounts = (db: Db | Tx, now: Date, productIds?: readonly number[]) =>
  db
    .select({
      id: discountActivity.id,
      productId: discountProduct.productId,
      skuId: sku.id,
      listPrice: sku.price,
      off: discountActivity.off,
      prices: discountProduct.prices,
      limitEach: discountActivity.limitEach,
      mallBears: sql<boolean>`${discountActivity.shopId} is null`,
      startsAt: discountActivity.startsAt,
      endsAt: discountActivity.endsAt,
      weekly: discountActivity.weekly,
    })
    .from(discountProduct)
    .innerJoin(discountActivity, eq(discountActivity.id, discountProduct.activityId))
    .innerJoin(sku, and(eq(sku.productId, discountProduct.productId), eq(sku.retired, false)))
    .where(
      and(
        productIds && inArray(discountProduct.productId, [...productIds]),
        eq(discountActivity.stopped, false),
        lte(discountActivity.startsAt, now),
        gt(discountActivity.endsAt, now),
      ),
    );

export const pricesOf = (db: Db | Tx, productIds: readonly number[]) =>
  db
    .select({ id: product.id, price: product.price })
    .from(product)
    .where(inArray(product.id, [...productIds]));

export const flashBought = (db: Db | Tx, accountId: number, ids: readonly number[]) =>
  db
    .select({ id: flashPurchase.flashItemId, quantity: flashPurchase.quantity })
    .from(flashPurchase)
    .where(and(eq(flashPurchase.accountId, accountId), inArray(flashPurchase.flashItemId, [...ids])));

export const discountBought = (db: Db | Tx, accountId: number, ids: readonly number[]) =>
  db
    .select({
      id: discountPurchase.activityId,
      skuId: discountPurchase.skuId,
      quantity: discountPurchase.quantity,
    })
    .from(discountPurchase)
    .where(and(eq(discountPurchase.accountId, accountId), inArray(discountPurchase.activityId, [...ids])));

export async function nextFlashTurn(db: Db | Tx, now: Date): Promise<Date | undefined> {
  const time = sql`${now.toISOString()}::timestamptz`;
  const [row] = await rowsOf<{ at: string | null }>(
    db,
    sql`select least(
      (select min(starts_at) from flash_session where starts_at > ${time}),
      (select min(ends_at) from flash_session where ends_at > ${time})) as at`,
  );
  return row?.at ? new Date(row.at) : undefined;
}

export const openDiscounts = (db: Db | Tx, now: Date) =>
  db
    .select({
      startsAt: discountActivity.startsAt,
      endsAt: discountActivity.endsAt,
      weekly: discountActivity.weekly,
    })
    .from(discountActivity)
    .where(and(eq(discountActivity.stopped, false), gt(discountActivity.endsAt, now)));

export const flashLeft = (db: Db, ids: readonly number[]) =>
  db
    .select({
      id: flashItem.id,
      productId: flashItem.productId,
      skuId: flashItem.skuId,
      left: sql<number>`case when ${flashItem.status} = ${FLASH_STATUS.ON}::int then ${flashItem.stock} - ${flashItem.sold} else 0 end`,
      buyers: sql<number[]>`array(select p.account_id from flash_purchase p where p.flash_item_id = ${flashItem.id})`,
    })
    .from(flashItem)
    .where(inArray(flashItem.id, [...ids]));
