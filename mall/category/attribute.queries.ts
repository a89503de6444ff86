import { and, arrayOverlaps, asc, eq, inArray, max } from 'drizzle-orm';
import type { Db, Tx } from '../db/open.ts';
import { product } from '../product/product.tables.ts';
import { attribute, attributeValue } from './category.tables.ts';

export const attributes = (db: Db) => db.select().from(attribute).orderBy(asc(attribute.sort), asc(attribute.id));

export const values = (db: Db) =>
  db.select().from(attributeValue).orderBy(asc(attributeValue.sort), asc(attributeValue.id));

export const hasAttributes = async (tx: Tx, categoryId: number): Promise<boolean> =>
  (await tx.select({ id: attribute.id }).from(attribute).where(eq(attribute.categoryId, categoryId)).limit(1)).length >
  0;

export const moveAttributes = (tx: Tx, from: number, to: number) =>
  tx.update(attribute).set({ categoryId: to }).where(eq(attribute.categoryId, from));

export async function lockAttribute(tx: Tx, id: number) {
  const [row] = await tx.select().from(attribute).where(eq(attribute.id, id)).for('update');
  return row;
}

export const valuesOf = (tx: Tx, attributeId: number) =>
  tx
    .select()
    .from(attributeValue)
    .where(eq(attributeValue.attributeId, attributeId))
    .orderBy(asc(attributeValue.sort), asc(attributeValue.id));

type Values = Omit<typeof attribute.$inferInsert, 'id' | 'code' | 'sort'>;

export async function addAttribute(tx: Tx, row: Values & { code: string }): Promise<number> {
  const [last] = await tx.select({ sort: max(attribute.sort) }).from(attribute);
  const [added] = await tx
    .insert(attribute)
    .values({ ...row, sort: (last?.sort ?? 0) + 1 })
    .returning({ id: attribute.id });
  if (!added) throw new Error('the attribute was not added');
  return added.id;
}

export const changeAttribute = (tx: Tx, id: number, row: Values) =>
  tx.update(attribute).set(row).where(eq(attribute.id, id));

export const removeAttribute = (tx: Tx, id: number) => tx.delete(attribute).where(eq(attribute.id, id));

export const addValue = (tx: Tx, row: typeof attributeValue.$inferInsert) => tx.insert(attributeValue).values(row);

export const changeValue = (tx: Tx, id: number, row: Pick<typeof attributeValue.$inferInsert, 'name' | 'sort'>) =>
  tx.update(attributeValue).set(row).where(eq(attributeValue.id, id));

export const removeValues = (tx: Tx, ids: number[]) =>
  tx.delete(attributeValue).where(and(inArray(attributeValue.id, ids)));

export async function goodsWith(tx: Tx, ids: number[]): Promise<number[]> {
  if (!ids.length) return [];
  const rows = await tx
    .select({ id: product.id })
    .from(product)
    .where(arrayOverlaps(product.attributeValues, ids))
    .orderBy(asc(product.id));
  return rows.map((row) => row.id);
}

export async function usedValue(tx: Tx, ids: number[]): Promise<number | undefined> {
  if (!ids.length) return undefined;
  const [row] = await tx
    .select({ values: product.attributeValues })
    .from(product)
    .where(arrayOverlaps(product.attributeValues, ids))
    .limit(1);
  return row?.values.find((id) => ids.includes(id));
}
