import { index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { at, now } from '../db/columns.ts';

export const idempotency = pgTable(
  'idempotency',
  {
    owner: text('owner').notNull(),
    key: text('key').notNull(),
    /** SHA-256 of call and body, hex: the same key with another body is refused. */
    body: text('body').notNull(),
    answer: jsonb('answer'),
    createdAt: at('created_at').notNull().default(now()),
  },
  (t) => [primaryKey({ columns: [t.owner, t.key] }), index('idempotency_created').on(t.createdAt)],
);
