import { index, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { at, falling } from '../db/columns.ts';

export const footprint = pgTable(
  'footprint',
  {
    accountId: integer('account_id').notNull(),
    productId: integer('product_id').notNull(),
    seenAt: at('seen_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.accountId, t.productId] }),
    index('footprint_newest').on(t.accountId, falling(t.seenAt)),
    index('footprint_age').on(t.seenAt),
  ],
);
