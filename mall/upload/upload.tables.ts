import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import type { UploadKind } from '#contract/upload/schema.ts';
import { at, now } from '../db/columns.ts';

export const upload = pgTable(
  'upload',
  {
    name: text('name').primaryKey(),
    accountId: integer('account_id').notNull(),
    bytes: integer('bytes').notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    createdAt: at('created_at').notNull().default(now()),
    /** What it belongs to, such as `review`; null: nothing yet, so it is deleted after a day. */
    kind: text('kind').$type<UploadKind>(),
  },
  (t) => [
    index('upload_account').on(t.accountId, t.createdAt),
    index('upload_loose').on(t.createdAt).where(sql`kind is null`),
  ],
);
