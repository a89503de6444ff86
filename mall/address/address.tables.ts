import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { at, falling, id, now } from '../db/columns.ts';

export const address = pgTable(
  'address',
  {
    id: id(),
    accountId: integer('account_id').notNull(),
    recipient: text('recipient').notNull(),
    mobile: text('mobile').notNull(),
    region: text('region').array().notNull(),
    detail: text('detail').notNull(),
    isDefault: boolean('is_default').notNull().default(false),
    updatedAt: at('updated_at').notNull().default(now()),
  },
  (t) => [
    index('address_account').on(t.accountId, falling(t.updatedAt)),
    uniqueIndex('address_default').on(t.accountId).where(sql`is_default`),
  ],
);
