import { and, desc, eq } from 'drizzle-orm';
import { STATUS } from '#contract/enums.ts';
import type { ShopFrontDocument } from '#contract/shop-front/schema.ts';
import { listing } from '../catalog/listing.tables.ts';
import type { Db, Tx } from '../db/open.ts';
import { changeVersion } from '../db/version.ts';
import { product } from '../product/product.tables.ts';
import { shop } from '../store/shop.tables.ts';
import { shopFront } from './shop-front.tables.ts';

/** Version 0: it has no front yet. @param open only of a shop that is open @returns undefined: there is no such shop */
export async function frontOf(db: Db | Tx, shopId: number, open = false) {
  const [row] = await db
    .select({ value: shopFront.value, version: shopFront.version })
    .from(shop)
    .leftJoin(shopFront, eq(shopFront.shopId, shop.id))
    .where(and(eq(shop.id, shopId), open ? eq(shop.status, STATUS.NORMAL) : undefined));
  return row && { value: row.value ?? { blocks: [] }, version: row.version ?? 0 };
}

export async function writeFront(
  tx: Tx,
  shopId: number,
  value: ShopFrontDocument,
  version: number,
  now: Date,
): Promise<boolean> {
  const row = { value, updatedAt: now };
  if (version > 0) return changeVersion(tx, shopFront, { is: eq(shopFront.shopId, shopId), version }, row);
  const added = await tx
    .insert(shopFront)
    .values({ shopId, ...row })
    .onConflictDoNothing()
    .returning({ shopId: shopFront.shopId });
  return added.length > 0;
}

export const bestSellers = (db: Db | Tx, shopId: number, limit: number) =>
  db
    .select({ id: product.id, categoryId: product.categoryId, pictures: product.pictures })
    .from(listing)
    .innerJoin(product, eq(product.id, listing.productId))
    .where(and(eq(listing.categoryId, 0), eq(listing.shopId, shopId)))
    .orderBy(desc(listing.sales), desc(listing.productId))
    .limit(limit);

export async function shopFace(db: Db | Tx, shopId: number) {
  const [row] = await db
    .select({ banner: shop.banner, name: shop.name, intro: shop.intro })
    .from(shop)
    .where(eq(shop.id, shopId));
  return row;
}
