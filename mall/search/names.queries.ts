import { and, asc, eq, inArray } from 'drizzle-orm';
import { attribute, attributeValue, brand } from '../category/category.tables.ts';
import type { Db } from '../db/open.ts';
import { shop } from '../store/shop.tables.ts';
import type { FacetNames } from './facets.rules.ts';

type Ids = Record<'brands' | 'shops' | 'values', number[]>;

export async function facetNames(db: Db, { brands, shops, values }: Ids): Promise<FacetNames> {
  return {
    brands: brands.length
      ? await db.select({ id: brand.id, name: brand.name }).from(brand).where(inArray(brand.id, brands))
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
