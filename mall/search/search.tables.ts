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
    /** The mark of it that `words` has; null where it has none yet. */
    band: integer('band'),
    attributeValues: integer('attribute_values').array().notNull(),
    /** Every word that finds the product; stored out of line, since only the index reads it. */
    words: tsvector('words').notNull(),
    /** Words of the description only; null in rows of an older version, until the next start. */
    mentions: tsvector('mentions'),
    /** Makes the row long enough that the database stores `words` out of line; compressed to 30 bytes. */
    filler: text('filler').notNull().default(sql`repeat(' ', 2100)`),
  },
  // Without sales, so that an order that changes them writes no index entry, unless they reach another band.
  (t) => [
    index('search_words').using('gin', t.words),
    index('search_mentions').using('gin', t.mentions),
    index('search_shop').on(t.shopId),
    index('search_without_band').on(t.productId).where(sql`${t.band} is null`),
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

export const INDEX_STATE = { NEW: 0, FILLING: 1, LIVE: 2, OLD: 3 } as const;

/** Indexes at a search service; changes are posted for it while one of them is not old. */
export const searchIndexes = pgTable('search_index', {
  name: text('name').primaryKey(),
  state: smallint('state').notNull(),
  /** Products up to this one are in an index that is being filled. */
  filledTo: integer('filled_to').notNull().default(0),
  /** Until then one node feeds it alone, unless it is done before. */
  claimedUntil: at('claimed_until').notNull().default(sql`now()`),
  createdAt: at('created_at').notNull().default(sql`now()`),
});
