import type { ProductDocument } from '#contract/product/schema.ts';
import { categoryPath, categoryRows } from '../catalog/catalog.ts';
import type { TextPair } from '../db/columns.ts';
import type { Db, Tx } from '../db/open.ts';
import { fieldError } from '../error.ts';
import * as queries from './attributes.queries.ts';

const FIELD = 'attributeValues';

export async function requireSingleValues(db: Db | Tx, { attributeValues }: ProductDocument): Promise<void> {
  const [first] = await queries.overfilled(db, attributeValues);
  if (first) throw fieldError(FIELD, 'goodsAttributeOne', { name: first.name.zh });
}

export async function requireRequiredValues(
  db: Db | Tx,
  { attributeValues, categoryId }: ProductDocument,
): Promise<void> {
  const missing = await queries.requiredWithout(db, attributeValues);
  if (!missing.length) return;
  const path = new Set(categoryPath(await categoryRows(db), categoryId).map(({ id }) => id));
  const first = missing.find((one) => one.categoryId === null || path.has(one.categoryId));
  if (first) throw fieldError(FIELD, 'goodsAttributeMissing', { name: first.name.zh });
}

/** As `requireRequiredValues`, read once for many products. @returns the name of the first that is missing */
export async function requiredAttributes(db: Db): Promise<(value: ProductDocument) => TextPair | undefined> {
  const [required, rows] = await Promise.all([queries.requiredOnes(db), categoryRows(db)]);
  return ({ attributeValues, categoryId }) => {
    const path = new Set(categoryPath(rows, categoryId).map(({ id }) => id));
    return required
      .filter((one) => one.categoryId === null || path.has(one.categoryId))
      .find(({ values }) => !values.some((id) => attributeValues.includes(id)))?.name;
  };
}
