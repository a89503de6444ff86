import { eq, inArray } from 'drizzle-orm';
import { listing } from '../catalog/listing.tables.ts';
import { category } from '../category/category.tables.ts';
import type { Db, Tx } from '../db/open.ts';
import { product } from '../product/product.tables.ts';
import { shop } from '../store/shop.tables.ts';

export const shopNames = (db: Db, ids: number[]) =>
  ids.length ? db.select({ id: shop.id, name: shop.name }).from(shop).where(inArray(shop.id, ids)) : [];
export const categoryNames = (db: Db, ids: number[]) =>
  ids.length
    ? db
        .select({ id: category.id, name: category.name, code: category.code })
        .from(category)
        .where(inArray(category.id, ids))
    : [];
export const productTitles = (db: Db, ids: number[]) =>
  ids.length ? db.select({ id: product.id, name: product.title }).from(product).where(inArray(product.id, ids)) : [];

export async function placeOf(db: Db, productId: number) {
  const rows = await db
    .select({ shopId: listing.shopId, categoryId: listing.categoryId })
    .from(listing)
    .where(eq(listing.productId, productId));
  const [first] = rows;
  return first && { shopId: first.shopId, categoryIds: rows.map(({ categoryId }) => categoryId) };
}

export async function categoriesOf(db: Db | Tx, productIds: number[]): Promise<Map<number, number[]>> {
  const rows = await db
    .select({ productId: listing.productId, categoryId: listing.categoryId })
    .from(listing)
    .where(inArray(listing.productId, productIds));
  const found = Map.groupBy(rows, ({ productId }) => productId);
  return new Map([...found].map(([id, of]) => [id, of.map(({ categoryId }) => categoryId)]));
}
