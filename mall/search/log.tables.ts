import { date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** Nothing of who searched. */
export const searchDay = pgTable(
  'search_day',
  {
    /** In China. */
    day: date('day').notNull(),
    words: text('words').notNull(),
    language: text('language').notNull(),
    searches: integer('searches').notNull(),
    /** Of them those that found nothing. */
    missed: integer('missed').notNull(),
    /** Products that the last of them found. */
    total: integer('total').notNull(),
    /** Of them those whose results were pressed. */
    presses: integer('presses').notNull(),
  },
  (t) => [primaryKey({ columns: [t.day, t.words, t.language] })],
);

export const searchPress = pgTable(
  'search_press',
  {
    words: text('words').notNull(),
    day: date('day').notNull(),
    productId: integer('product_id').notNull(),
    presses: integer('presses').notNull(),
  },
  (t) => [primaryKey({ columns: [t.words, t.day, t.productId] }), index('search_press_day').on(t.day)],
);
