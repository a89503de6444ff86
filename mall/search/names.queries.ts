import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm';
import { attribute, attributeValue, brand, NO_BRAND } from '../category/category.tables.ts';
import type { Db } from '../db/open.ts';
import { rowsOf } from '../db/rows.ts';
import { product, type SpecAxis } from '../product/product.tables.ts';
import { shop } from '../store/shop.tables.ts';
import type { ColourChoice } from './colours.rules.ts';
import type { FacetNames } from './facets.rules.ts';

type Ids = Record<'brands' | 'shops' | 'values', number[]>;

export async function facetNames(db: Db, { brands, shops, values }: Ids): Promise<FacetNames> {
  return {
    brands: brands.length
      ? await db
          .select({ id: brand.id, name: brand.name })
          .from(brand)
          .where(and(inArray(brand.id, brands), gt(brand.id, NO_BRAND)))
      : [],
    shops: shops.length ? await shopNames(db, shops) : [],
    values: values.length ? await valueNames(db, values) : [],
  };
}

export const shopNames = (db: Db, ids: number[]) =>
  db.select({ id: shop.id, name: shop.name }).from(shop).where(inArray(shop.id, ids));

export const valueNames = (db: Db, ids: number[]) =>
  db
    .select({
      id: attributeValue.id,
      name: attributeValue.name,
      attributeId: attribute.id,
      attributeName: attribute.name,
    })
    .from(attributeValue)
    .innerJoin(attribute, eq(attribute.id, attributeValue.attributeId))
    .where(and(inArray(attributeValue.id, ids), eq(attribute.filterable, true)))
    .orderBy(asc(attribute.sort), asc(attributeValue.sort));

type Choice = ColourChoice & { id: number };

/** The SKU of each product that is chosen so: one in stock, the cheapest first. */
export async function skusChosen(db: Db, choices: readonly Choice[]): Promise<Map<number, number>> {
  if (!choices.length) return new Map();
  const rows = await rowsOf<{ id: number; skuId: number }>(
    db,
    sql`select distinct on (c.id) c.id, s.id as "skuId"
      from json_to_recordset(${JSON.stringify(choices)}::json) as c (id int, axis int, code text)
      join sku s on s.product_id = c.id and s.spec[c.axis + 1] = c.code and not s.retired
      order by c.id, s.stock > 0 desc, s.price, s.sort`,
  );
  return new Map(rows.map(({ id, skuId }) => [id, skuId]));
}

export async function axesOf(db: Db, ids: number[]): Promise<Map<number, SpecAxis[]>> {
  const rows = await db.select({ id: product.id, axes: product.axes }).from(product).where(inArray(product.id, ids));
  return new Map(rows.map(({ id, axes }) => [id, axes]));
}
