import { and, asc, eq, gt, inArray, max, sql } from 'drizzle-orm';
import type { Db, Tx } from '../db/open.ts';
import { product } from '../product/product.tables.ts';
import { brand, category, NO_BRAND } from './category.tables.ts';

export type Row = typeof category.$inferSelect;

export const lockTree = (tx: Tx): Promise<Row[]> => tx.select().from(category).orderBy(asc(category.id)).for('update');

export const tree = (db: Db | Tx): Promise<Row[]> =>
  db.select().from(category).orderBy(asc(category.sort), asc(category.id));

export async function countsByCategory(db: Db): Promise<Map<number, number>> {
  const rows = await db
    .select({ id: product.categoryId, n: sql<number>`count(*)::int` })
    .from(product)
    .groupBy(product.categoryId);
  return new Map(rows.map(({ id, n }) => [id, n]));
}

export const hasGoods = async (tx: Tx, ids: number[]): Promise<boolean> =>
  (await tx.select({ id: product.id }).from(product).where(inArray(product.categoryId, ids)).limit(1)).length > 0;

export async function goodsIn(tx: Tx, ids: number[]): Promise<number[]> {
  const rows = await tx
    .select({ id: product.id })
    .from(product)
    .where(inArray(product.categoryId, ids))
    .orderBy(asc(product.id));
  return rows.map(({ id }) => id);
}

export async function lastSort(tx: Tx): Promise<number> {
  const [row] = await tx.select({ last: max(category.sort) }).from(category);
  return row?.last ?? 0;
}

export async function addCategory(tx: Tx, row: typeof category.$inferInsert): Promise<number> {
  const [added] = await tx.insert(category).values(row).returning({ id: category.id });
  if (!added) throw new Error('the category was not added');
  return added.id;
}

export const changeCategory = (tx: Tx, id: number, values: Partial<Row>) =>
  tx.update(category).set(values).where(eq(category.id, id));

export const removeCategory = (tx: Tx, id: number) => tx.delete(category).where(eq(category.id, id));

/** Versions increase, so that open editors get a conflict. */
export const moveGoods = (tx: Tx, from: number, to: number, now: Date) =>
  tx
    .update(product)
    .set({ categoryId: to, updatedAt: now, version: sql`${product.version} + 1` })
    .where(eq(product.categoryId, from));

export const brands = (db: Db) =>
  db
    .select({ id: brand.id, name: brand.name, products: sql<number>`count(${product.id})::int` })
    .from(brand)
    .leftJoin(product, eq(product.brandId, brand.id))
    .where(gt(brand.id, NO_BRAND))
    .groupBy(brand.id)
    .orderBy(asc(brand.id));

export async function addBrand(tx: Tx, row: typeof brand.$inferInsert): Promise<number> {
  const [added] = await tx.insert(brand).values(row).returning({ id: brand.id });
  if (!added) throw new Error('the brand was not added');
  return added.id;
}

export async function lockBrand(tx: Tx, id: number) {
  const [row] = await tx
    .select()
    .from(brand)
    .where(and(eq(brand.id, id), gt(brand.id, NO_BRAND)))
    .for('update');
  return row;
}

export const changeBrand = (tx: Tx, id: number, name: typeof brand.$inferSelect.name) =>
  tx.update(brand).set({ name }).where(eq(brand.id, id));

export async function removeBrand(tx: Tx, id: number): Promise<boolean> {
  const free = sql`not exists (select 1 from ${product} where ${product.brandId} = ${brand.id})`;
  return (
    (
      await tx
        .delete(brand)
        .where(and(eq(brand.id, id), free))
        .returning({ id: brand.id })
    ).length > 0
  );
}

export async function goodsOfBrand(tx: Tx, id: number): Promise<number[]> {
  const rows = await tx
    .select({ id: product.id })
    .from(product)
    .where(eq(product.brandId, id))
    .orderBy(asc(product.id));
  return rows.map((row) => row.id);
}
