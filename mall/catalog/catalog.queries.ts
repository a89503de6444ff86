import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import { PUBLISH_STATUS, STATUS } from '#contract/enums.ts';
import { brand, category } from '../category/category.tables.ts';
import { COLLECTION, collection } from '../collection/collection.tables.ts';
import type { Db, Tx } from '../db/open.ts';
import { product, sku } from '../product/product.tables.ts';
import { shop } from '../store/shop.tables.ts';
import { listing } from './listing.tables.ts';

const ON_SALE = PUBLISH_STATUS.PUT_ON;

export const allCategories = (db: Db | Tx) =>
  db
    .select({
      id: category.id,
      code: category.code,
      parentId: category.parentId,
      level: category.level,
      name: category.name,
      icon: category.icon,
      noReturns: category.noReturns,
      seoTitle: category.seoTitle,
      seoDescription: category.seoDescription,
    })
    .from(category)
    .orderBy(asc(category.level), asc(category.sort));

const onlySku = sql<number | null>`(
  select case when count(*) = 1 then min(s.id) end from sku s where s.product_id = ${product.id} and not s.retired
)`;

export const cardsById = (db: Db, ids: number[]) =>
  db
    .select({
      id: product.id,
      title: product.title,
      selling: product.selling,
      pictures: product.pictures,
      price: product.price,
      listPrice: product.listPrice,
      sales: product.sales,
      score: product.score,
      reviews: product.reviews,
      shopId: product.shopId,
      shopName: shop.name,
      custom: product.custom,
      putOnAt: product.putOnAt,
      inStock: listing.inStock,
      onlySkuId: onlySku,
    })
    .from(product)
    .innerJoin(shop, eq(shop.id, product.shopId))
    .innerJoin(listing, and(eq(listing.productId, product.id), eq(listing.categoryId, 0)))
    // What was taken off the shelf is hidden at once; its listing rows go soon after.
    .where(and(inArray(product.id, ids), eq(product.status, ON_SALE), eq(shop.status, STATUS.NORMAL)));

export async function productOnSale(db: Db, id: number) {
  const [row] = await db
    .select({ product, brand, shop })
    .from(product)
    .innerJoin(brand, eq(brand.id, product.brandId))
    .innerJoin(shop, eq(shop.id, product.shopId))
    .where(and(eq(product.id, id), eq(product.status, ON_SALE), eq(shop.status, STATUS.NORMAL)));
  return row;
}

export const skusOf = (db: Db, productId: number) =>
  db
    .select()
    .from(sku)
    .where(and(eq(sku.productId, productId), eq(sku.retired, false)))
    .orderBy(asc(sku.sort));

export async function shopWithCount(db: Db, id: number) {
  const [row] = await db
    .select()
    .from(shop)
    .where(and(eq(shop.id, id), eq(shop.status, STATUS.NORMAL)));
  return row;
}

export const shopsById = (db: Db, ids: number[]) =>
  db
    .select()
    .from(shop)
    .where(and(inArray(shop.id, ids), eq(shop.status, STATUS.NORMAL)));

export async function countOnSale(db: Db, shopId: number): Promise<number> {
  const [row] = await db
    .select({ n: sql<number>`count(*)::int` })
    .from(listing)
    .where(and(eq(listing.categoryId, 0), eq(listing.shopId, shopId)));
  return row?.n ?? 0;
}

export const countFavourites = (db: Db, productId: number): Promise<number> =>
  db.$count(collection, and(eq(collection.kind, COLLECTION.PRODUCT), eq(collection.refId, productId)));

export const shopsByCode = (db: Db, codes: string[]) =>
  db
    .select()
    .from(shop)
    .where(and(inArray(shop.code, codes), eq(shop.status, STATUS.NORMAL)));

export function bestOfCategories(db: Db, codes: string[], limit: number) {
  const best = db
    .select({ id: listing.productId, sales: listing.sales })
    .from(listing)
    .where(eq(listing.categoryId, category.id))
    .orderBy(desc(listing.sales), desc(listing.productId))
    .limit(limit)
    .as('best');
  return db
    .select({ of: category.code, id: best.id })
    .from(category)
    .crossJoinLateral(best)
    .where(inArray(category.code, codes))
    .orderBy(desc(best.sales), desc(best.id));
}

export async function factsOf(db: Db, ids: number[]) {
  if (!ids.length) return [];
  return db.select({ id: product.id, facts: product.facts }).from(product).where(inArray(product.id, ids));
}

export function bestOfShops(db: Db, ids: number[], limit: number) {
  const best = db
    .select({ id: listing.productId, sales: listing.sales })
    .from(listing)
    .where(and(eq(listing.categoryId, 0), eq(listing.shopId, shop.id)))
    .orderBy(desc(listing.sales))
    .limit(limit)
    .as('best');
  return db
    .select({ of: shop.id, id: best.id })
    .from(shop)
    .crossJoinLateral(best)
    .where(inArray(shop.id, ids))
    .orderBy(desc(best.sales), desc(best.id));
}

export async function newestIds(db: Db, limit: number): Promise<number[]> {
  const rows = await db
    .select({ id: listing.productId })
    .from(listing)
    .where(eq(listing.categoryId, 0))
    .orderBy(desc(listing.putOnAt), desc(listing.productId))
    .limit(limit);
  return rows.map((row) => row.id);
}
