import { and, arrayOverlaps, asc, desc, eq, gte, inArray, lte, type SQL, sql } from 'drizzle-orm';
import type { ListingQuery, Sort } from '../../contract/catalog.ts';
import { LISTING } from '../../contract/limits.ts';
import type { Db } from '../db/open.ts';
import { attribute, attributeValue, brand, listing } from '../db/schema.ts';

/** What narrows a listing. `attributes` holds the chosen values by attribute: any within one, all across them. */
export type Filter = {
  categoryId: number;
  brands: number[];
  attributes: Map<number, number[]>;
  shopId: number | undefined;
  min: number | undefined;
  max: number | undefined;
  inStock: boolean;
  madeToOrder: boolean;
};

export const toFilter = (query: ListingQuery, categoryId: number, attributes: Map<number, number[]>): Filter => ({
  categoryId,
  brands: query.brand ?? [],
  attributes,
  shopId: query.shop,
  min: query.min,
  max: query.max,
  inStock: query.stock !== undefined,
  madeToOrder: query.custom !== undefined,
});

type Without = { brands?: true; attribute?: number; price?: true };

/** The condition of a filter; a facet counts its options as if nothing were chosen in it (`without`). */
function where(filter: Filter, without: Without = {}): SQL | undefined {
  const chosen = [...filter.attributes].filter(([id]) => id !== without.attribute);
  return and(
    eq(listing.categoryId, filter.categoryId),
    filter.brands.length && !without.brands ? inArray(listing.brandId, filter.brands) : undefined,
    ...chosen.map(([, values]) => arrayOverlaps(listing.attributeValues, values)),
    filter.shopId === undefined ? undefined : eq(listing.shopId, filter.shopId),
    filter.min === undefined || without.price ? undefined : gte(listing.price, filter.min),
    filter.max === undefined || without.price ? undefined : lte(listing.price, filter.max),
    filter.inStock ? listing.inStock : undefined,
    filter.madeToOrder ? listing.madeToOrder : undefined,
  );
}

const ORDER: Record<Sort, SQL[]> = {
  default: [desc(listing.sales), desc(listing.productId)],
  sales: [desc(listing.sales), desc(listing.productId)],
  new: [desc(listing.putOnAt), desc(listing.productId)],
  'price-asc': [asc(listing.price), asc(listing.productId)],
  'price-desc': [desc(listing.price), desc(listing.productId)],
  score: [desc(listing.score), desc(listing.sales), desc(listing.productId)],
};

export async function findIds(db: Db, filter: Filter, sort: Sort, limit: number, offset: number): Promise<number[]> {
  const rows = await db
    .select({ id: listing.productId })
    .from(listing)
    .where(where(filter))
    .orderBy(...ORDER[sort])
    .limit(limit)
    .offset(offset);
  return rows.map((row) => row.id);
}

/** At most one more than `LISTING.exactCount`. */
export async function countCapped(db: Db, filter: Filter): Promise<number> {
  const some = sample(db, filter).as('some');
  const [row] = await db.select({ n: sql<number>`count(*)::int` }).from(some);
  return row?.n ?? 0;
}

/** Facets look at no more rows than this, so a count over a huge category costs what one over a large one does. */
const sample = (db: Db, filter: Filter, without?: Without) =>
  db
    .select({ brandId: listing.brandId, price: listing.price, attributeValues: listing.attributeValues })
    .from(listing)
    .where(where(filter, without))
    .limit(LISTING.exactCount + 1);

export async function countBrands(db: Db, filter: Filter) {
  const some = sample(db, filter, { brands: true }).as('some');
  return db
    .select({ id: brand.id, name: brand.name, count: sql<number>`count(*)::int` })
    .from(some)
    .innerJoin(brand, eq(brand.id, some.brandId))
    .groupBy(brand.id)
    .orderBy(desc(sql`count(*)`), asc(brand.id))
    .limit(24);
}

/** Values with their counts; `without` leaves that attribute's own choice aside. */
export async function countValues(db: Db, filter: Filter, without?: number) {
  const some = sample(db, filter, without === undefined ? {} : { attribute: without }).as('some');
  const values = db
    .select({ valueId: sql<number>`unnest(${some.attributeValues})`.as('value_id') })
    .from(some)
    .as('values');
  return db
    .select({
      id: attributeValue.id,
      name: attributeValue.name,
      attributeId: attribute.id,
      attributeName: attribute.name,
      count: sql<number>`count(*)::int`,
    })
    .from(values)
    .innerJoin(attributeValue, eq(attributeValue.id, values.valueId))
    .innerJoin(attribute, eq(attribute.id, attributeValue.attributeId))
    .where(without === undefined ? undefined : eq(attribute.id, without))
    .groupBy(attribute.id, attributeValue.id)
    .orderBy(asc(attribute.sort), asc(attributeValue.sort));
}

export async function priceBounds(db: Db, filter: Filter): Promise<{ min: number; max: number } | null> {
  const some = sample(db, filter, { price: true }).as('some');
  const [row] = await db
    .select({ min: sql<string | null>`min(${some.price})`, max: sql<string | null>`max(${some.price})` })
    .from(some);
  return row?.min == null || row.max == null ? null : { min: Number(row.min), max: Number(row.max) };
}

/** Which attribute each of these values belongs to. */
export async function attributesOfValues(db: Db, values: number[]): Promise<Map<number, number[]>> {
  const found = new Map<number, number[]>();
  if (!values.length) return found;
  const rows = await db
    .select({ id: attributeValue.id, attributeId: attributeValue.attributeId })
    .from(attributeValue)
    .where(inArray(attributeValue.id, values));
  for (const row of rows) found.set(row.attributeId, [...(found.get(row.attributeId) ?? []), row.id]);
  return found;
}
