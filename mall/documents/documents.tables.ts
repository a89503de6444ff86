import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { at, now } from '../db/columns.ts';

export const draft = pgTable(
  'draft',
  {
    kind: text('kind').notNull(),
    /** The product, the slug …; empty where there is only one. */
    ref: text('ref').notNull(),
    value: jsonb('value').notNull(),
    version: integer('version').notNull().default(1),
    /** The published version that it was made from; 0: there was none. */
    base: integer('base').notNull().default(0),
    publishAt: at('publish_at'),
    error: text('fault').$type<'moved' | 'refused'>(),
    updatedAt: at('updated_at').notNull().default(now()),
    /** Operator; null: somebody at the machine itself. */
    updatedBy: integer('updated_by'),
  },
  (t) => [
    primaryKey({ columns: [t.kind, t.ref] }),
    index('draft_due').on(t.publishAt).where(sql`publish_at is not null`),
  ],
);
