import { pgTable, text } from 'drizzle-orm/pg-core';

export const secret = pgTable('secret', { name: text('name').primaryKey(), value: text('value').notNull() });
