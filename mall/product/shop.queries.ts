import { and, eq, sql } from 'drizzle-orm';
import { PUBLISH_STATUS } from '../../contract/enums.ts';
import type { ShopDocument } from '../../contract/shop.ts';
import type { Db, Tx } from '../db/open.ts';
import { product, shop } from '../db/schema.ts';

const { intro, logo, banner, freight, autoAccept } = shop;

export async function readShop(db: Db | Tx, id: number): Promise<{ value: ShopDocument; version: number } | undefined> {
  const [row] = await db
    .select({ value: { intro, logo, banner, freight, autoAccept }, version: shop.version })
    .from(shop)
    .where(eq(shop.id, id));
  return row;
}

/** @returns false when it is of another version */
export async function writeShop(
  tx: Tx,
  id: number,
  { freight: { regions, ...freight }, ...value }: ShopDocument,
  version: number,
): Promise<boolean> {
  const done = await tx
    .update(shop)
    .set({ ...value, freight: { ...freight, ...(regions ? { regions } : {}) }, version: sql`${shop.version} + 1` })
    .where(and(eq(shop.id, id), eq(shop.version, version)))
    .returning({ id: shop.id });
  return done.length > 0;
}

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

export async function categoriesOnSale(db: Db, shopId: number): Promise<number[]> {
  const rows = await db.selectDistinct({ id: product.categoryId }).from(product).where(onSale(shopId));
  return rows.map(({ id }) => id);
}
