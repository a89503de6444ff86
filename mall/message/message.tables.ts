import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { MessageKind } from '#contract/message/values.ts';
import type { TextPair } from '../db/columns.ts';
import { at, falling, long } from '../db/columns.ts';

export type MessageParams = Record<string, string | number | TextPair>;

/** Stored without texts, which are rendered in the reader's language. */
export const message = pgTable(
  'message',
  {
    id: long(),
    accountId: integer('account_id').notNull(),
    kind: text('kind').$type<MessageKind>().notNull(),
    event: text('event').notNull(),
    params: jsonb('params').$type<MessageParams>().notNull(),
    key: text('key').notNull(),
    createdAt: at('created_at').notNull(),
    readAt: at('read_at'),
    deletedAt: at('deleted_at'),
  },
  (t) => [
    uniqueIndex('message_key').on(t.key),
    index('message_account').on(t.accountId, falling(t.id)).where(sql`deleted_at is null`),
    index('message_kind').on(t.accountId, t.kind, falling(t.id)).where(sql`deleted_at is null`),
    index('message_unread').on(t.accountId, t.kind).where(sql`deleted_at is null and read_at is null`),
    index('message_removed').on(t.accountId).where(sql`deleted_at is not null`),
    index('message_age').on(t.createdAt),
  ],
);
