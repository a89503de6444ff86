import { index, integer, pgTable, primaryKey, smallint } from 'drizzle-orm/pg-core';
import { at, falling, fen, now } from '../db/columns.ts';

export const collection = pgTable(
  'collection',
  {
    accountId: integer('account_id').notNull(),
    kind: smallint('kind').notNull(),
    refId: integer('ref_id').notNull(),
    price: fen('price'),
    createdAt: at('created_at').notNull().default(now()),
  },
  (t) => [
    primaryKey({ columns: [t.accountId, t.kind, t.refId] }),
    index('collection_newest').on(t.accountId, t.kind, falling(t.createdAt)),
    // To count who has it.
    index('collection_ref').on(t.kind, t.refId),
  ],
);

export const COLLECTION = { PRODUCT: 10, SHOP: 20 } as const;
