import type { ProductDocument } from '#contract/product/schema.ts';
import { categoryPath, categoryRows } from '../catalog/catalog.ts';
import type { Db, Tx } from '../db/open.ts';
import { fieldError } from '../error.ts';
import * as queries from './attributes.queries.ts';

const FIELD = 'attributeValues';

/** @throws MallError when it has several values of an attribute that allows one */
export async function needOneEach(db: Db | Tx, { attributeValues }: ProductDocument): Promise<void> {
  const [first] = await queries.overfilled(db, attributeValues);
  if (first) throw fieldError(FIELD, 'goodsAttributeOne', { name: first.name.zh });
}

/** @throws MallError when it lacks a value of an attribute that its category requires */
export async function needRequired(db: Db | Tx, { attributeValues, categoryId }: ProductDocument): Promise<void> {
  const missing = await queries.requiredWithout(db, attributeValues);
  if (!missing.length) return;
  const path = new Set(categoryPath(await categoryRows(db), categoryId).map(({ id }) => id));
  const first = missing.find((one) => one.categoryId === null || path.has(one.categoryId));
  if (first) throw fieldError(FIELD, 'goodsAttributeMissing', { name: first.name.zh });
}
