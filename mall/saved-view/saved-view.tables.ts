import { integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { at, id } from '../db/columns.ts';

export const savedView = pgTable(
  'saved_view',
  {
    id: id(),
    operatorId: integer('operator_id').notNull(),
    list: text('list').notNull(),
    name: text('name').notNull(),
    query: text('query').notNull(),
    savedAt: at('saved_at').notNull(),
  },
  (t) => [uniqueIndex('saved_view_name').on(t.operatorId, t.list, t.name)],
);
