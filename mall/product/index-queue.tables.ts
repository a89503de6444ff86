import { boolean, index, integer, pgTable } from 'drizzle-orm/pg-core';
import { at, long, now } from '../db/columns.ts';

/** Products whose listing and search rows are outdated; written with the change, deleted with the new rows. */
export const indexQueue = pgTable(
  'index_queue',
  {
    id: long(),
    productId: integer('product_id').notNull(),
    /** One of many that changed at once: it waits for those that changed alone. */
    bulk: boolean('bulk').notNull(),
    createdAt: at('created_at').notNull().default(now()),
  },
  (t) => [index('index_queue_turn').on(t.bulk, t.id), index('index_queue_product').on(t.productId)],
);
