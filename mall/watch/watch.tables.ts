import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { WatchKind } from '#contract/watch/values.ts';
import { at, fen, long } from '../db/columns.ts';

/** What shoppers want to be notified of; ids say who asked first. A row for a restock is deleted once it is notified. */
export const productWatch = pgTable(
  'product_watch',
  {
    id: long(),
    accountId: integer('account_id').notNull(),
    kind: text('kind').$type<WatchKind>().notNull(),
    productId: integer('product_id').notNull(),
    /** 0 for `price`. */
    skuId: integer('sku_id').notNull(),
    /** Fen, when the watch was added; null for `restock`. */
    price: fen('price'),
    /** Whether the price was below it at the last check. */
    below: boolean('below').notNull().default(false),
    /** Number of drops that were notified. */
    drops: integer('drops').notNull().default(0),
    createdAt: at('created_at').notNull(),
  },
  (t) => [
    uniqueIndex('product_watch_own').on(t.accountId, t.productId, t.kind, t.skuId),
    index('product_watch_restock').on(t.skuId, t.id).where(sql`kind = 'restock'`),
    index('product_watch_price').on(t.productId, t.id).where(sql`kind = 'price'`),
  ],
);

/** Pieces that came in of a SKU that somebody waits for; written with the stock itself. */
export const restock = pgTable('restock', {
  id: long(),
  skuId: integer('sku_id').notNull(),
  productId: integer('product_id').notNull(),
  pieces: integer('pieces').notNull(),
  createdAt: at('created_at').notNull(),
});
