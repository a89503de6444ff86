import { asc, eq, inArray } from 'drizzle-orm';
import { LEVEL, STATUS } from '#contract/enums.ts';
import { category } from '../../category/category.tables.ts';
import type { Db, Tx } from '../../db/open.ts';
import { product } from '../../product/product.tables.ts';
import { shop } from '../../store/shop.tables.ts';

export const options = async (db: Db) => ({
  categories: await db
    .select({ code: category.code, name: category.name })
    .from(category)
    .where(eq(category.level, LEVEL.ONE))
    .orderBy(asc(category.sort)),
  shops: await db
    .select({ code: shop.code, name: shop.name })
    .from(shop)
    .where(eq(shop.status, STATUS.NORMAL))
    .orderBy(asc(shop.id)),
});

export async function known(db: Db | Tx, given: { categories: string[]; shops: string[]; products: number[] }) {
  const { categories, shops, products } = given;
  return {
    categories: categories.length
      ? await db.select({ key: category.code }).from(category).where(inArray(category.code, categories))
      : [],
    shops: shops.length ? await db.select({ key: shop.code }).from(shop).where(inArray(shop.code, shops)) : [],
    products: products.length
      ? await db.select({ key: product.id }).from(product).where(inArray(product.id, products))
      : [],
  };
}
