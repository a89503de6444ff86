import { and, asc, desc, eq, gt, inArray, isNull, lte, type SQL, sql } from 'drizzle-orm';
import { PUBLISH_STATUS } from '#contract/enums.ts';
import { listing } from '../catalog/listing.tables.ts';
import { inOpenShop } from '../catalog/sku-columns.queries.ts';
import { attributeValue, brand, category } from '../category/category.tables.ts';
import type { Db, Tx } from '../db/open.ts';
import { rowsOf } from '../db/rows.ts';
import { product } from '../product/product.tables.ts';
import { shop } from '../store/shop.tables.ts';
import type { Document } from './document.rules.ts';
import { searchDocument, searchHead, searchTerm, TERM_KIND } from './search.tables.ts';

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

/** One parameter for all rows, since building thousands takes longer than the statement itself. */
export const insertDocuments = (db: Tx, rows: ({ id: number } & Document)[]) =>
  rowsOf(
    db,
    sql`with given as (
        select * from json_to_recordset(${JSON.stringify(rows)}::json) as d (id int, head text, words text, mentions text)
      ), added as (
        insert into search_document
          (product_id, shop_id, brand_id, category_id, price, sales, score, put_on_at, made_to_order, in_stock, attribute_values, words,
           mentions)
        select p.id, p.shop_id, p.brand_id, p.category_id, p.price, p.sales, p.score, p.put_on_at, l.made_to_order, l.in_stock,
          p.attribute_values, d.words::tsvector, d.mentions::tsvector
        from given d
        join product p on p.id = d.id
        join listing l on l.category_id = 0 and l.product_id = d.id
        returning product_id
      )
      insert into search_head (product_id, head)
      select d.id, d.head::tsvector from given d join added on added.product_id = d.id`,
  );

export async function deleteDocuments(db: Tx, ids: number[] | undefined): Promise<void> {
  await db.delete(searchHead).where(ids && inArray(searchHead.productId, ids));
  await db.delete(searchDocument).where(ids && inArray(searchDocument.productId, ids));
}

export async function hasOldDocuments(db: Db): Promise<boolean> {
  const rows = await db
    .select({ id: searchDocument.productId })
    .from(searchDocument)
    .where(isNull(searchDocument.mentions))
    .limit(1);
  return rows.length > 0;
}

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
      from ts_stat(${stat('words')}) w left join ts_stat(${stat('head')}, 'ab') t on t.word = w.word order by 1`,
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
  for (const { word, products, titles } of counts) {
    await db
      .update(searchTerm)
      .set({ products: sql`${searchTerm.products} - ${products}`, titles: sql`${searchTerm.titles} - ${titles}` })
      .where(and(eq(searchTerm.kind, TERM_KIND.WORD), eq(searchTerm.word, word)));
  }
  await db.delete(searchTerm).where(and(eq(searchTerm.kind, TERM_KIND.WORD), sql`${searchTerm.products} <= 0`));
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

export async function removeName(db: Tx, kind: number, ref: number, products: number): Promise<void> {
  const one = and(eq(searchTerm.kind, kind), eq(searchTerm.ref, ref));
  await db
    .update(searchTerm)
    .set({ products: sql`${searchTerm.products} - ${products}`, titles: sql`${searchTerm.titles} - ${products}` })
    .where(one);
  await db.delete(searchTerm).where(and(one, lte(searchTerm.products, 0)));
}

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
