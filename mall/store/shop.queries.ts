import { and, eq, sql } from 'drizzle-orm';
import type { ShopDocument } from '#contract/store/shop.schema.ts';
import type { Db, Tx } from '../db/open.ts';
import { shop } from './shop.tables.ts';
import { storeApplication } from './store.tables.ts';

const { name, city, intro, logo, banner, freight, autoAccept } = shop;

export async function readShop(db: Db | Tx, id: number): Promise<{ value: ShopDocument; version: number } | undefined> {
  const [row] = await db
    .select({ value: { name, city, intro, logo, banner, freight, autoAccept }, version: shop.version })
    .from(shop)
    .where(eq(shop.id, id));
  return row;
}

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

export const lockApplicationOf = (tx: Tx, shopId: number) =>
  tx
    .select({ id: storeApplication.id })
    .from(storeApplication)
    .where(eq(storeApplication.shopId, shopId))
    .for('update');

/** The application takes the shop's new name, so that the old one is free. */
export const renameApplication = (tx: Tx, shopId: number, nameKey: string) =>
  tx.update(storeApplication).set({ nameKey }).where(eq(storeApplication.shopId, shopId));
