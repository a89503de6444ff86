import { eq } from 'drizzle-orm';
import type { ShopDocument } from '#contract/store/shop.schema.ts';
import type { Db, Tx } from '../db/open.ts';
import { changeVersion } from '../db/version.ts';
import { shop } from './shop.tables.ts';
import { storeApplication } from './store.tables.ts';

const { name, city, intro, logo, banner, freight, autoAccept, instantRefund, taxNumber } = shop;

export async function readShop(db: Db | Tx, id: number): Promise<{ value: ShopDocument; version: number } | undefined> {
  const [row] = await db
    .select({
      value: { name, city, intro, logo, banner, freight, autoAccept, instantRefund, taxNumber },
      version: shop.version,
    })
    .from(shop)
    .where(eq(shop.id, id));
  return row;
}

export function writeShop(
  tx: Tx,
  id: number,
  { freight: { regions, ...freight }, ...value }: ShopDocument,
  version: number,
): Promise<boolean> {
  const row = { ...value, freight: { ...freight, ...(regions ? { regions } : {}) } };
  return changeVersion(tx, shop, { is: eq(shop.id, id), version }, row);
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
