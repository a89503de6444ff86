import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { at, fen, tsvector } from '../db/columns.ts';

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
    /** Every word that finds the product; stored out of line, since only the index reads it. */
    words: tsvector('words').notNull(),
    /** Words of the description only; null in rows of an older version, until the next start. */
    mentions: tsvector('mentions'),
    /** Makes the row long enough that the database stores `words` out of line; compressed to 30 bytes. */
    filler: text('filler').notNull().default(sql`repeat(' ', 2100)`),
  },
  // Without sales, so that an order that changes them writes no index entry.
  (t) => [
    index('search_words').using('gin', t.words),
    index('search_mentions').using('gin', t.mentions),
    index('search_shop').on(t.shopId),
  ],
);

/** Words that rank, weighted by place. A table of its own, so that what every search reads stays narrow. */
export const searchHead = pgTable('search_head', {
  productId: integer('product_id').primaryKey(),
  head: tsvector('head').notNull(),
});

export const TERM_KIND = { WORD: 0, CATEGORY: 1, BRAND: 2, SHOP: 3 } as const;

export const searchTerm = pgTable(
  'search_term',
  {
    kind: smallint('kind').notNull(),
    /** Category, brand or shop; 0 for a word. */
    ref: integer('ref').notNull(),
    /** A lexeme, or the lexemes of a name with spaces between. */
    word: text('word').notNull(),
    label: text('label').notNull(),
    pinyin: text('pinyin'),
    initials: text('initials'),
    slips: text('slips').array().notNull(),
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
