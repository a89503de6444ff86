import { and, asc, eq } from 'drizzle-orm';
import { brand } from '../category/category.tables.ts';
import type { Db } from '../db/open.ts';
import { product, sku } from '../product/product.tables.ts';
import { shop } from '../store/shop.tables.ts';

export async function productWithAll(db: Db, id: number) {
  const [row] = await db
    .select({ product, brand, shop })
    .from(product)
    .innerJoin(brand, eq(brand.id, product.brandId))
    .innerJoin(shop, eq(shop.id, product.shopId))
    .where(eq(product.id, id));
  if (!row) return undefined;
  return { ...row, skus: await skusOf(db, id) };
}

const skusOf = (db: Db, productId: number) =>
  db
    .select()
    .from(sku)
    .where(and(eq(sku.productId, productId), eq(sku.retired, false)))
    .orderBy(asc(sku.sort));

export async function brandById(db: Db, id: number) {
  const [row] = await db.select().from(brand).where(eq(brand.id, id));
  return row;
}
