import { and, eq, inArray, sql } from 'drizzle-orm';
import { PUBLISH_STATUS } from '#contract/enums.ts';
import type { Db, Tx } from '../db/open.ts';
import { shop } from '../store/shop.tables.ts';
import { product } from './product.tables.ts';

export const setShopStatus = (tx: Tx, id: number, status: number) =>
  tx
    .update(shop)
    .set({ status, version: sql`${shop.version} + 1` })
    .where(eq(shop.id, id));

const onSale = (shopId: number) => and(eq(product.shopId, shopId), eq(product.status, PUBLISH_STATUS.PUT_ON));

export async function idsOnSale(tx: Tx, shopId: number): Promise<number[]> {
  const rows = await tx.select({ id: product.id }).from(product).where(onSale(shopId)).orderBy(product.id);
  return rows.map(({ id }) => id);
}

export async function shopsOf(tx: Tx, ids: number[]): Promise<number[]> {
  const rows = await tx.selectDistinct({ id: product.shopId }).from(product).where(inArray(product.id, ids));
  return rows.map(({ id }) => id);
}

export async function categoriesOnSale(db: Db | Tx, shopId: number): Promise<number[]> {
  const rows = await db.selectDistinct({ id: product.categoryId }).from(product).where(onSale(shopId));
  return rows.map(({ id }) => id);
}
