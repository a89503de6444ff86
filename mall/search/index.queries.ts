import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm';
import { PUBLISH_STATUS } from '../../contract/enums.ts';
import type { Db, Tx } from '../db/open.ts';
import { rowsOf } from '../db/rows.ts';
import { attributeValue, brand, category, listing, product, searchDocument, searchTerm, shop, TERM_KIND } from '../db/schema.ts';

type TermRow = typeof searchTerm.$inferInsert;

/** Products on sale after this one in the order of ids, with what names them. */
export const productsAfter = (db: Db | Tx, after: number, ids: number[] | undefined, limit: number) =>
  db
    .select({
      id: product.id,
      shopId: product.shopId,
      brandId: product.brandId,
      categoryId: product.categoryId,
      price: product.price,
      sales: product.sales,
      score: product.score,
      putOnAt: product.putOnAt,
      madeToOrder: listing.madeToOrder,
      inStock: listing.inStock,
      attributeValues: product.attributeValues,
      title: product.title,
      selling: product.selling,
      detail: product.detail,
      brand: brand.name,
      shop: shop.name,
    })
    .from(product)
    .innerJoin(listing, and(eq(listing.productId, product.id), eq(listing.categoryId, 0)))
    .innerJoin(brand, eq(brand.id, product.brandId))
    .innerJoin(shop, eq(shop.id, product.shopId))
    .where(and(gt(product.id, after), ids && inArray(product.id, ids), eq(product.status, PUBLISH_STATUS.PUT_ON)))
    .orderBy(asc(product.id))
    .limit(limit);

export const attributeNames = (db: Db | Tx) => db.select({ id: attributeValue.id, name: attributeValue.name }).from(attributeValue);

export const insertDocuments = (db: Db | Tx, rows: (typeof searchDocument.$inferInsert)[]) =>
  db.insert(searchDocument).values(rows);

export const deleteDocuments = (db: Db | Tx, ids: number[] | undefined) =>
  db.delete(searchDocument).where(ids && inArray(searchDocument.productId, ids));

export type WordCount = { word: string; products: number; titles: number };

/** How many documents (of these products, or all) have each word, and have it in their title. */
export const countWords = (db: Db | Tx, ids: number[] | undefined): Promise<WordCount[]> => {
  const only = ids ? `where product_id in (${ids.map(Number).join(',')})` : '';
  const stat = (column: string) => `select ${column} from search_document ${only}`;
  return rowsOf<WordCount>(
    db,
    sql`select w.word, w.ndoc::int as products, coalesce(t.ndoc, 0)::int as titles
      from ts_stat(${stat('words')}) w left join ts_stat(${stat('head')}, 'a') t on t.word = w.word order by 1`,
  );
};

/** Adds these counts to the vocabulary, with the words that are new to it. */
export const addTerms = (db: Db | Tx, rows: TermRow[]) =>
  db
    .insert(searchTerm)
    .values(rows)
    .onConflictDoUpdate({
      target: [searchTerm.kind, searchTerm.ref, searchTerm.word],
      set: {
        products: sql`${searchTerm.products} + excluded.products`,
        titles: sql`${searchTerm.titles} + excluded.titles`,
        pinyin: sql`coalesce(${searchTerm.pinyin}, excluded.pinyin)`,
        initials: sql`coalesce(${searchTerm.initials}, excluded.initials)`,
      },
    });

/** Takes counts out of the vocabulary, with the words nobody has any more. */
export async function takeTerms(db: Db | Tx, counts: WordCount[]): Promise<void> {
  for (const { word, products, titles } of counts) {
    await db
      .update(searchTerm)
      .set({ products: sql`${searchTerm.products} - ${products}`, titles: sql`${searchTerm.titles} - ${titles}` })
      .where(and(eq(searchTerm.kind, TERM_KIND.WORD), eq(searchTerm.word, word)));
  }
  await db.delete(searchTerm).where(and(eq(searchTerm.kind, TERM_KIND.WORD), sql`${searchTerm.products} <= 0`));
}

export const clearTerms = (db: Db | Tx, names: boolean) =>
  db.delete(searchTerm).where(names ? gt(searchTerm.kind, TERM_KIND.WORD) : eq(searchTerm.kind, TERM_KIND.WORD));

const NAMED = [
  { kind: TERM_KIND.CATEGORY, table: category },
  { kind: TERM_KIND.BRAND, table: brand },
  { kind: TERM_KIND.SHOP, table: shop },
] as const;

/** Names of everything that has one, with how many products on sale it has. */
export async function namedThings(db: Db | Tx) {
  const found = [];
  for (const { kind, table } of NAMED) {
    const n = sql<number>`count(*)::int`;
    const [column, group] =
      kind === TERM_KIND.CATEGORY
        ? [listing.categoryId, sql`true`]
        : [kind === TERM_KIND.BRAND ? listing.brandId : listing.shopId, eq(listing.categoryId, 0)];
    const rows = await db
      .select({ ref: table.id, name: table.name, products: n })
      .from(table)
      .innerJoin(listing, and(eq(column, table.id), group))
      .groupBy(table.id);
    found.push(...rows.map((row) => ({ ...row, kind })));
  }
  return found;
}
