import { and, eq, exists, inArray, sql } from 'drizzle-orm';
import { listing } from '../catalog/listing.tables.ts';
import { category } from '../category/category.tables.ts';
import type { Db, Tx } from '../db/open.ts';
import { product } from '../product/product.tables.ts';

/** Those that exist. @param shopId null: of every shop */
export async function productsOf(db: Db | Tx, shopId: number | null, ids: number[]): Promise<number[]> {
  if (!ids.length) return [];
  const isOwn = shopId === null ? undefined : eq(product.shopId, shopId);
  const rows = await db
    .select({ id: product.id })
    .from(product)
    .where(and(isOwn, inArray(product.id, ids)));
  return rows.map(({ id }) => id);
}

/** Also of what is off the shelf. */
export async function categoriesOfProducts(db: Db | Tx, shopId: number): Promise<number[]> {
  const rows = await db.selectDistinct({ id: product.categoryId }).from(product).where(eq(product.shopId, shopId));
  return rows.map(({ id }) => id);
}

/**
 * Those with something on sale, in them or below.
 * @param shopId null: of any shop
 * @param ids left out: any
 */
export async function categoriesOnSale(db: Db | Tx, shopId: number | null, ids?: number[]): Promise<number[]> {
  if (ids?.length === 0) return [];
  const isOwn = shopId === null ? undefined : eq(listing.shopId, shopId);
  const onSale = db
    .select({ one: sql`1` })
    .from(listing)
    .where(and(eq(listing.categoryId, category.id), isOwn));
  const rows = await db
    .select({ id: category.id })
    .from(category)
    .where(and(ids && inArray(category.id, ids), exists(onSale)));
  return rows.map(({ id }) => id);
}
