import { and, arrayOverlaps, asc, desc, eq, gt, ilike, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { ListingQuery, Sort } from '#contract/catalog/listing.schema.ts';
import { LISTING } from '#contract/catalog/listing.values.ts';
import { LEVEL } from '#contract/enums.ts';
import { LANGUAGES } from '#contract/language.ts';
import { attribute, attributeValue, brand, category, NO_BRAND } from '../category/category.tables.ts';
import type { Db } from '../db/open.ts';
import { rowsOf } from '../db/rows.ts';
import { costs, notPromoted, nowTable, type PricesNow } from '../promotion/prices-now.queries.ts';
import { FACET, facet, listing, listingTerm } from './listing.tables.ts';

/** `attributes` has the chosen values by attribute: any within one, all across them. Prices are current ones. */
export type Filter = {
  categoryId: number;
  brands: number[];
  attributes: Map<number, number[]>;
  shopId: number | undefined;
  min: number | undefined;
  max: number | undefined;
  prices: PricesNow;
  inStock: boolean;
  madeToOrder: boolean;
};

export const toFilter = (
  query: ListingQuery,
  categoryId: number,
  attributes: Map<number, number[]>,
  prices: PricesNow,
): Filter => ({
  categoryId,
  brands: query.brand ?? [],
  attributes,
  shopId: query.shop,
  min: query.min,
  max: query.max,
  prices,
  inStock: query.stock !== undefined,
  madeToOrder: query.custom !== undefined,
});

export const withoutBrands = (filter: Filter): Filter => ({ ...filter, brands: [] });
export const withoutAttribute = (filter: Filter, id: number): Filter => ({
  ...filter,
  attributes: new Map([...filter.attributes].filter(([attributeId]) => attributeId !== id)),
});

function narrowing({ categoryId, brands, attributes, shopId, min, max, prices, inStock, madeToOrder }: Filter): SQL[] {
  const terms = (values: number[]) => values.map((value) => listingTerm(categoryId, value));
  return [
    brands.length ? inArray(listing.brandId, brands) : undefined,
    ...[...attributes.values()].map((values) => arrayOverlaps(listing.terms, terms(values))),
    shopId === undefined ? undefined : eq(listing.shopId, shopId),
    min === undefined && max === undefined ? undefined : costs(prices, COLUMNS, min, max),
    inStock ? sql`${listing.inStock}` : undefined,
    madeToOrder ? sql`${listing.madeToOrder}` : undefined,
  ].filter((condition) => condition !== undefined);
}

const COLUMNS = { id: listing.productId, price: listing.price };

/** Nothing narrows the category, so its counts are stored in `facet`. */
export const isOpen = (filter: Filter): boolean => narrowing(filter).length === 0;

const where = (filter: Filter) => and(eq(listing.categoryId, filter.categoryId), ...narrowing(filter));

const RISING: Partial<Record<Sort, SQL>> = { 'price-asc': sql`asc`, 'price-desc': sql`desc` };
const ORDER: Record<Sort, SQL[]> = {
  default: [desc(listing.sales), desc(listing.productId)],
  sales: [desc(listing.sales), desc(listing.productId)],
  new: [desc(listing.putOnAt), desc(listing.productId)],
  'price-asc': [asc(listing.price), asc(listing.productId)],
  'price-desc': [desc(listing.price), desc(listing.productId)],
  score: [desc(listing.score), desc(listing.sales), desc(listing.productId)],
};

export function pageOfIds(db: Db, filter: Filter, sort: Sort, limit: number, offset: number) {
  const rising = RISING[sort];
  if (rising && filter.prices.size) return pageByPrice(db, filter, rising, limit, offset);
  return db
    .select({ id: listing.productId })
    .from(listing)
    .where(where(filter))
    .orderBy(...ORDER[sort])
    .limit(limit)
    .offset(offset);
}

/** Products at their list price come in the order of the index, and the few at another price are merged in. */
const pageByPrice = (db: Db, filter: Filter, rising: SQL, limit: number, offset: number) =>
  rowsOf<{ id: number }>(
    db,
    sql`select id from (
        (select ${listing.productId} as id, ${listing.price} as price from ${listing}
          where ${where(filter)} and ${notPromoted(filter.prices, listing.productId)}
          order by ${listing.price} ${rising}, ${listing.productId} ${rising} limit ${offset + limit}::int)
        union all
        (select now.id, now.price from ${nowTable(filter.prices)} join ${listing} on ${listing.productId} = now.id
          where ${where(filter)})
      ) as goods order by price ${rising}, id ${rising} limit ${limit}::int offset ${offset}::int`,
  );

/** Undefined: `facet` has no count for this filter. */
function facetKind(filter: Filter): number | undefined {
  if (isOpen(filter)) return FACET.ALL;
  return filter.madeToOrder && isOpen({ ...filter, madeToOrder: false }) ? FACET.MADE_TO_ORDER : undefined;
}

export function countMatches(db: Db, filter: Filter) {
  const kind = facetKind(filter);
  return kind === undefined ? countSome(db, filter) : countFromFacets(db, filter.categoryId, kind);
}

const countFromFacets = (db: Db, categoryId: number, kind: number) =>
  db
    .select({ n: facet.products })
    .from(facet)
    .where(and(eq(facet.categoryId, categoryId), eq(facet.kind, kind)));

function countSome(db: Db, filter: Filter) {
  const some = db
    .select({ one: sql`1`.as('one') })
    .from(listing)
    .where(where(filter))
    .limit(LISTING.exactCount + 1)
    .as('some');
  return db.select({ n: sql<number>`count(*)::int` }).from(some);
}

export const customCategories = (db: Db) =>
  db
    .select({ code: category.code, name: category.name })
    .from(category)
    .innerJoin(facet, and(eq(facet.categoryId, category.id), eq(facet.kind, FACET.MADE_TO_ORDER)))
    .where(and(eq(category.level, LEVEL.ONE), gt(facet.products, 0)))
    .orderBy(asc(category.sort));

export const brandOptions = (db: Db, categoryId: number, first: number[]) =>
  db
    .select({ id: brand.id, name: brand.name, count: facet.products })
    .from(facet)
    .innerJoin(brand, eq(brand.id, facet.optionId))
    .where(
      and(eq(facet.categoryId, categoryId), eq(facet.kind, FACET.BRAND), gt(facet.products, 0), gt(brand.id, NO_BRAND)),
    )
    .orderBy(...(first.length ? [desc(inArray(brand.id, first))] : []), desc(facet.products), asc(brand.id))
    .limit(LISTING.facetOptions);

export function brandsNamed(db: Db, categoryId: number, text: string) {
  const plain = text.replace(/[\\%_]/g, '\\$&');
  const named = (pattern: string) =>
    or(...LANGUAGES.map((language) => ilike(sql`${brand.name}->>${language}::text`, pattern))) ?? sql`false`;
  return db
    .select({ id: brand.id, name: brand.name, count: facet.products })
    .from(facet)
    .innerJoin(brand, eq(brand.id, facet.optionId))
    .where(
      and(
        eq(facet.categoryId, categoryId),
        eq(facet.kind, FACET.BRAND),
        gt(facet.products, 0),
        gt(brand.id, NO_BRAND),
        named(`%${plain}%`),
      ),
    )
    .orderBy(desc(named(`${plain}%`)), desc(facet.products), asc(brand.id))
    .limit(LISTING.facetOptions);
}

export const valueOptions = (db: Db, categoryId: number) =>
  db
    .select({
      id: attributeValue.id,
      name: attributeValue.name,
      attributeId: attribute.id,
      attributeName: attribute.name,
      count: facet.products,
    })
    .from(facet)
    .innerJoin(attributeValue, eq(attributeValue.id, facet.optionId))
    .innerJoin(attribute, eq(attribute.id, attributeValue.attributeId))
    .where(
      and(
        eq(facet.categoryId, categoryId),
        eq(facet.kind, FACET.VALUE),
        gt(facet.products, 0),
        eq(attribute.filterable, true),
      ),
    )
    .orderBy(asc(attribute.sort), asc(attributeValue.sort));

const sample = (db: Db, filter: Filter) =>
  db
    .select({ brandId: listing.brandId, terms: listing.terms })
    .from(listing)
    .where(where(filter))
    .limit(LISTING.facetCount + 1)
    .as('some');

export function countBrands(db: Db, filter: Filter) {
  const some = sample(db, filter);
  return db.select({ id: some.brandId, count: sql<number>`count(*)::int` }).from(some).groupBy(some.brandId);
}

/** As value 0: the number of products read. */
export function countValues(db: Db, filter: Filter) {
  const some = sample(db, filter);
  const each = db
    .select({
      id: sql<number>`(unnest(array_prepend(0::bigint, ${some.terms})) % ${listingTerm(1, 0)}::bigint)::int`.as('id'),
    })
    .from(some)
    .as('each');
  return db.select({ id: each.id, count: sql<number>`count(*)::int` }).from(each).groupBy(each.id);
}

export function priceBounds(db: Db, { categoryId, prices }: Filter) {
  const inCategory = sql`${listing.categoryId} = ${categoryId}::int`;
  const first = (rising: SQL) => sql`
    (select ${listing.price} from ${listing} where ${inCategory} and ${notPromoted(prices, listing.productId)}
      order by ${listing.price} ${rising} limit 1),
    (select now.price from ${nowTable(prices)} join ${listing} on ${listing.productId} = now.id where ${inCategory}
      order by now.price ${rising} limit 1)`;
  return rowsOf<{ min: string | null; max: string | null }>(
    db,
    sql`select least(${first(sql`asc`)}) as min, greatest(${first(sql`desc`)}) as max`,
  );
}

export const attributesOfValues = (db: Db, values: number[]) =>
  db
    .select({ id: attributeValue.id, attributeId: attributeValue.attributeId })
    .from(attributeValue)
    .innerJoin(attribute, eq(attribute.id, attributeValue.attributeId))
    .where(and(inArray(attributeValue.id, values), eq(attribute.filterable, true)));
