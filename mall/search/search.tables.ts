import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { at, fen, tsvector } from '../db/columns.ts';

/** What search needs of every product on sale: its words, and what results are narrowed and sorted by. */
export const searchDocument = pgTable(
  'search_document',
  {
    productId: integer('product_id').primaryKey(),
    shopId: integer('shop_id').notNull(),
    brandId: integer('brand_id').notNull(),
    categoryId: integer('category_id').notNull(),
    price: fen('price').notNull(),
    sales: integer('sales').notNull(),
    score: smallint('score').notNull(),
    putOnAt: at('put_on_at').notNull(),
    madeToOrder: boolean('made_to_order').notNull(),
    inStock: boolean('in_stock').notNull(),
    attributeValues: integer('attribute_values').array().notNull(),
    /** Every word that finds the product; kept outside of the row, since only the index reads it. */
    words: tsvector('words').notNull(),
    /** Words of the description alone; null in rows that an older version wrote, until the next start. */
    mentions: tsvector('mentions'),
    /** Nothing: it makes the row long enough for the database to put `words` elsewhere, and is itself packed to 30 bytes. */
    filler: text('filler').notNull().default(sql`repeat(' ', 2100)`),
  },
  // Without sales, so that an order that changes them writes no index entry.
  (t) => [
    index('search_words').using('gin', t.words),
    index('search_mentions').using('gin', t.mentions),
    index('search_shop').on(t.shopId),
  ],
);

/** Words that rank, weighted by where they stand: apart, so that what every search reads through stays narrow. */
export const searchHead = pgTable('search_head', {
  productId: integer('product_id').primaryKey(),
  head: tsvector('head').notNull(),
});

/** What a search term stands for. */
export const TERM_KIND = { WORD: 0, CATEGORY: 1, BRAND: 2, SHOP: 3 } as const;

/** The vocabulary of search: words of the documents, and names of categories, brands and shops. */
export const searchTerm = pgTable(
  'search_term',
  {
    /** TERM_KIND. */
    kind: smallint('kind').notNull(),
    /** Category, brand or shop; 0 for a word. */
    ref: integer('ref').notNull(),
    /** A lexeme, or the lexemes of a name with spaces between. */
    word: text('word').notNull(),
    /** As people write it. */
    label: text('label').notNull(),
    pinyin: text('pinyin'),
    initials: text('initials'),
    /** Forms with one letter left out, by which slips are found. */
    slips: text('slips').array().notNull(),
    /** Products it finds, and those that have it in their title. */
    products: integer('products').notNull(),
    titles: integer('titles').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.kind, t.ref, t.word] }),
    index('search_term_word').on(t.word.op('text_pattern_ops')),
    index('search_term_pinyin').on(t.pinyin.op('text_pattern_ops')),
    index('search_term_initials').on(t.initials.op('text_pattern_ops')),
    index('search_term_slips').using('gin', t.slips),
  ],
);
