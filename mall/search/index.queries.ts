import { and, asc, count, desc, eq, gt, inArray, lte, type SQL, sql } from 'drizzle-orm';
import { PUBLISH_STATUS } from '#contract/enums.ts';
import { FACET, facet, listing } from '../catalog/listing.tables.ts';
import { inOpenShop } from '../catalog/sku-columns.queries.ts';
import { attributeValue, brand, category } from '../category/category.tables.ts';
import type { Tx } from '../db/open.ts';
import { rowsOf } from '../db/rows.ts';
import { product } from '../product/product.tables.ts';
import { shop } from '../store/shop.tables.ts';
import { searchDocument, searchTerm, TERM_KIND } from './search.tables.ts';

export type TermRow = Required<typeof searchTerm.$inferInsert>;

const CHUNK = 400;

/** Products on sale, in the order of writing: rows that one search finds should be close together on disk. */
export async function idsToWrite(db: Tx, ids: number[] | undefined): Promise<number[]> {
  const rows = await db
    .select({ id: product.id })
    .from(product)
    .where(and(ids && inArray(product.id, ids), eq(product.status, PUBLISH_STATUS.PUT_ON), inOpenShop))
    .orderBy(asc(product.categoryId), desc(product.sales), asc(product.id));
  return rows.map(({ id }) => id);
}

export const productTexts = (db: Tx, ids: number[]) =>
  db
    .select({
      id: product.id,
      categoryId: product.categoryId,
      attributeValues: product.attributeValues,
      title: product.title,
      selling: product.selling,
      detail: product.detail,
      axes: product.axes,
      brand: brand.name,
      shop: shop.name,
    })
    .from(product)
    .innerJoin(brand, eq(brand.id, product.brandId))
    .innerJoin(shop, eq(shop.id, product.shopId))
    .where(inArray(product.id, ids))
    .orderBy(asc(product.categoryId), desc(product.sales), asc(product.id));

export const attributeNames = (db: Tx) =>
  db.select({ id: attributeValue.id, name: attributeValue.name }).from(attributeValue);

/** Merges the pending lists of the GIN indexes; until then each search scans them. */
export const settleIndexes = (db: Tx) =>
  rowsOf(db, sql`select gin_clean_pending_list('search_words'), gin_clean_pending_list('search_mentions')`);

export type WordCount = { word: string; products: number; titles: number };

export const countWords = (db: Tx, ids: number[] | undefined): Promise<WordCount[]> => {
  const only = ids ? `where product_id in (${ids.map(Number).join(',')})` : '';
  const stat = (column: 'words' | 'head') =>
    `select ${column} from ${column === 'words' ? 'search_document' : 'search_head'} ${only}`;
  return rowsOf<WordCount>(
    db,
    sql`select w.word, w.ndoc::int as products, coalesce(t.ndoc, 0)::int as titles
      from ts_stat(${stat('words')}) w left join ts_stat(${stat('head')}, 'ab') t on t.word = w.word
      where left(w.word, 1) not in ('=', '@', '#') order by 1`,
  );
};

export async function addTerms(db: Tx, rows: TermRow[]): Promise<void> {
  for (let start = 0; start < rows.length; start += CHUNK) await addSome(db, rows.slice(start, start + CHUNK));
}

const addSome = (db: Tx, rows: TermRow[]) =>
  rowsOf(
    db,
    sql`insert into search_term (kind, ref, word, label, pinyin, initials, slips, products, titles)
      select kind, ref, word, label, pinyin, initials, slips, products, titles
      from json_to_recordset(${JSON.stringify(rows)}::json) as t
        (kind smallint, ref int, word text, label text, pinyin text, initials text, slips text[], products int, titles int)
      on conflict (kind, ref, word) do update set
        products = search_term.products + excluded.products,
        titles = search_term.titles + excluded.titles,
        pinyin = coalesce(search_term.pinyin, excluded.pinyin),
        initials = coalesce(search_term.initials, excluded.initials)`,
  );

export async function removeTerms(db: Tx, counts: WordCount[]): Promise<void> {
  const words = counts.map(({ word }) => word);
  for (let start = 0; start < counts.length; start += CHUNK)
    await rowsOf(
      db,
      sql`update search_term t set products = t.products - gone.products, titles = t.titles - gone.titles
        from json_to_recordset(${JSON.stringify(counts.slice(start, start + CHUNK))}::json) as gone
          (word text, products int, titles int)
        where t.kind = ${TERM_KIND.WORD} and t.ref = 0 and t.word = gone.word`,
    );
  for (let start = 0; start < words.length; start += CHUNK)
    await db
      .delete(searchTerm)
      .where(
        and(
          eq(searchTerm.kind, TERM_KIND.WORD),
          eq(searchTerm.ref, 0),
          inArray(searchTerm.word, words.slice(start, start + CHUNK)),
          lte(searchTerm.products, 0),
        ),
      );
}

export const clearTerms = (db: Tx, names: boolean) =>
  db.delete(searchTerm).where(names ? gt(searchTerm.kind, TERM_KIND.WORD) : eq(searchTerm.kind, TERM_KIND.WORD));

export const places = (db: Tx, ids: number[]) =>
  db
    .select({
      categoryId: searchDocument.categoryId,
      brandId: searchDocument.brandId,
      shopId: searchDocument.shopId,
    })
    .from(searchDocument)
    .where(inArray(searchDocument.productId, ids));

export const brandNames = (db: Tx, ids: number[]) =>
  db.select({ id: brand.id, name: brand.name }).from(brand).where(inArray(brand.id, ids));

export const removeNames = (db: Tx, kind: number, refs: number[]) =>
  db.delete(searchTerm).where(and(eq(searchTerm.kind, kind), inArray(searchTerm.ref, refs)));

type Count = { ref: number; products: number };

export const countCategories = (db: Tx, refs: number[]): Promise<Count[]> =>
  db
    .select({ ref: facet.categoryId, products: facet.products })
    .from(facet)
    .where(and(inArray(facet.categoryId, refs), eq(facet.kind, FACET.ALL), gt(facet.products, 0)));

export const countBrands = (db: Tx, refs: number[]): Promise<Count[]> =>
  db
    .select({ ref: facet.optionId, products: facet.products })
    .from(facet)
    .where(
      and(eq(facet.categoryId, 0), eq(facet.kind, FACET.BRAND), inArray(facet.optionId, refs), gt(facet.products, 0)),
    );

export const countShops = (db: Tx, refs: number[]): Promise<Count[]> =>
  db
    .select({ ref: listing.shopId, products: count() })
    .from(listing)
    .where(and(eq(listing.categoryId, 0), inArray(listing.shopId, refs)))
    .groupBy(listing.shopId);

export async function namedThings(db: Tx) {
  const everything = eq(listing.categoryId, 0);
  return [
    ...(await namesIn(db, TERM_KIND.CATEGORY, category, eq(listing.categoryId, category.id))),
    ...(await namesIn(db, TERM_KIND.BRAND, brand, and(everything, eq(listing.brandId, brand.id)))),
    ...(await namesIn(db, TERM_KIND.SHOP, shop, and(everything, eq(listing.shopId, shop.id)))),
  ];
}

async function namesIn(db: Tx, kind: number, table: typeof category | typeof brand | typeof shop, on: SQL | undefined) {
  const products = sql<number>`count(*)::int`;
  const rows = await db
    .select({ ref: table.id, name: table.name, products })
    .from(table as typeof brand)
    .innerJoin(listing, on)
    .groupBy(table.id);
  return rows.map((row) => ({ ...row, kind }));
}
