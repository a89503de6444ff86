import { pgTable, text } from 'drizzle-orm/pg-core';

/** Keys that the nodes of a mall share and that never leave it. */
export const secret = pgTable('secret', { name: text('name').primaryKey(), value: text('value').notNull() });
