import { sql } from 'drizzle-orm';
import { bigint, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { at, long, now } from '../db/columns.ts';

export const outbox = pgTable(
  'outbox',
  {
    id: long(),
    /** Number of the transaction: the ids of rows do not tell in which order they become visible. */
    xact: bigint('xact', { mode: 'number' }).notNull().default(sql`(pg_current_xact_id()::text::bigint)`),
    topic: text('topic').notNull(),
    payload: jsonb('payload').$type<unknown>().notNull(),
    createdAt: at('created_at').notNull().default(now()),
  },
  (t) => [index('outbox_xact').on(t.xact)],
);
