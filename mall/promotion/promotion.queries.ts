import { and, eq, gt, inArray, lt, lte, sql } from 'drizzle-orm';
import type { Db, Tx } from '../db/open.ts';
import { rowsOf } from '../db/rows.ts';
import { discountActivity, discountProduct, discountPurchase } from '../discount/discount.tables.ts';
import { FLASH_STATUS, flashItem, flashPurchase, flashSession } from '../flash-sale/flash-sale.tables.ts';
import { product, sku } from '../product/product.tables.ts';

/** Flash-sale goods of these products, or of all, in sessions that run, as far as any are left. */
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

/** When a flash-sale item of this SKU can be bought; undefined: there is none, or it is not on. */
export async function flashTimes(db: Db | Tx, id: number, skuId: number) {
  const [row] = await db
    .select({ startsAt: flashSession.startsAt, endsAt: flashSession.endsAt })
    .from(flashItem)
    .innerJoin(flashSession, eq(flashSession.id, flashItem.sessionId))
    .where(and(eq(flashItem.id, id), eq(flashItem.skuId, skuId), eq(flashItem.status, FLASH_STATUS.ON)));
  return row;
}

/** SKUs of these products, or of all, in timed discounts whose time has begun and not ended; weekly hours are left to the caller. */
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

/** What products cost without promotions. */
export const pricesOf = (db: Db | Tx, productIds: readonly number[]) =>
  db
    .select({ id: product.id, price: product.price })
    .from(product)
    .where(inArray(product.id, [...productIds]));

/** What a shopper has bought of flash-sale goods. */
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

/** The next start or end of a flash-sale session. */
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

/** The times of every timed discount that runs or will. */
export const openDiscounts = (db: Db | Tx, now: Date) =>
  db
    .select({
      startsAt: discountActivity.startsAt,
      endsAt: discountActivity.endsAt,
      weekly: discountActivity.weekly,
    })
    .from(discountActivity)
    .where(and(eq(discountActivity.stopped, false), gt(discountActivity.endsAt, now)));

/** What is left of flash-sale goods, and who bought of them, be it that they cancelled. */
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
