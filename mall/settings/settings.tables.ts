import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { at, now } from '../db/columns.ts';

/** Named documents: `web`, `home`, `search`, `numbers`; `footer` has only the version of the bottom tree, whose items have a table. */
export const setting = pgTable('setting', {
  name: text('name').primaryKey(),
  value: jsonb('value').notNull(),
  version: integer('version').notNull().default(1),
  updatedAt: at('updated_at').notNull().default(now()),
});
