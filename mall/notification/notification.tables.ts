import { sql } from 'drizzle-orm';
import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { Channel, Topic } from '#contract/message/channels.values.ts';
import type { NotificationState } from '#contract/notification/values.ts';
import { at, falling, fen, long } from '../db/columns.ts';
import type { MessageParams } from '../message/message.tables.ts';

/** A message on its way out of the site, one per channel. Written with the message; the address is read when it is sent. */
export const notification = pgTable(
  'notification',
  {
    id: long(),
    accountId: integer('account_id').notNull(),
    event: text('event').notNull(),
    params: jsonb('params').$type<MessageParams>().notNull(),
    topic: text('topic').$type<Topic>().notNull(),
    channel: text('channel').$type<Channel>().notNull(),
    key: text('key').notNull(),
    state: text('state').$type<NotificationState>().notNull(),
    attempts: smallint('attempts').notNull().default(0),
    /** The result of the last attempt is unknown. */
    unclear: boolean('unclear').notNull().default(false),
    /** While an attempt runs: when another node may try. */
    nextAt: at('next_at').notNull(),
    reason: text('reason').notNull().default(''),
    /** Fen, and the day in China on which it was spent. */
    spent: fen('spent').notNull().default(0),
    spentOn: date('spent_on', { mode: 'string' }),
    /** News that is not sent by then is not sent any more. */
    expiresAt: at('expires_at').notNull(),
    createdAt: at('created_at').notNull(),
    sentAt: at('sent_at'),
  },
  (t) => [
    uniqueIndex('notification_key').on(t.key),
    index('notification_due').on(t.channel, t.nextAt, t.id).where(sql`state = 'waiting'`),
    index('notification_state').on(t.state, falling(t.id)),
    index('notification_account').on(t.accountId),
    index('notification_spent').on(t.spentOn).where(sql`spent_on is not null`),
    index('notification_age').on(t.createdAt),
  ],
);

/** What a shopper switched off. */
export const notificationOff = pgTable(
  'notification_off',
  {
    accountId: integer('account_id').notNull(),
    topic: text('topic').$type<Topic>().notNull(),
    channel: text('channel').$type<Channel>().notNull(),
  },
  (t) => [primaryKey({ columns: [t.accountId, t.topic, t.channel] })],
);
