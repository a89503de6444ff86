import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { ChatSettings } from '#contract/chat/desk.schema.ts';
import type { ChatSender } from '#contract/chat/schema.ts';
import type { TextPair } from '../db/columns.ts';
import { at, falling, long } from '../db/columns.ts';

export const conversation = pgTable(
  'conversation',
  {
    id: long(),
    accountId: integer('account_id').notNull(),
    shopId: integer('shop_id').notNull(),
    /** Number of the newest message. A writer locks the row, so that numbers have no gaps and follow the order of commits. */
    lastSeq: integer('last_seq').notNull().default(0),
    shopperRead: integer('shopper_read').notNull().default(0),
    staffRead: integer('staff_read').notNull().default(0),
    operatorId: integer('operator_id'),
    waitingSince: at('waiting_since'),
    greetedAt: at('greeted_at'),
    lastAt: at('last_at').notNull(),
    createdAt: at('created_at').notNull(),
  },
  (t) => [
    uniqueIndex('conversation_pair').on(t.accountId, t.shopId),
    index('conversation_shopper').on(t.accountId, falling(t.lastAt)),
    index('conversation_desk').on(t.shopId, falling(t.lastAt)),
    index('conversation_age').on(t.lastAt),
    index('conversation_waiting')
      .on(t.shopId, t.waitingSince)
      .where(sql`operator_id is null and waiting_since is not null`),
    index('conversation_served').on(t.shopId, t.operatorId).where(sql`operator_id is not null`),
    check(
      'conversation_read',
      sql`${t.shopperRead} between 0 and ${t.lastSeq} and ${t.staffRead} between 0 and ${t.lastSeq}`,
    ),
  ],
);

export type StoredBody =
  | { text: string | TextPair; links?: { text: TextPair; url: string }[] }
  | { url: string }
  | { prodId: number }
  | { orderId: string; title: TextPair; picture: string; payable: number };

export const chatMessage = pgTable(
  'chat_message',
  {
    conversationId: bigint('conversation_id', { mode: 'number' }).notNull(),
    seq: integer('seq').notNull(),
    sender: text('sender').$type<ChatSender>().notNull(),
    /** Account or operator; 0: the mall itself. */
    senderId: integer('sender_id').notNull(),
    /** Chosen by the sender, so that a repeated message is recognised. */
    clientId: text('client_id').notNull(),
    type: smallint('type').notNull(),
    body: jsonb('body').$type<StoredBody>().notNull(),
    at: at('at').notNull(),
    /** Of a person's first answer: how long the shopper had waited, ms. */
    waited: integer('waited'),
  },
  (t) => [
    primaryKey({ columns: [t.conversationId, t.seq] }),
    uniqueIndex('chat_message_client').on(t.conversationId, t.sender, t.senderId, t.clientId),
    index('chat_message_age').on(t.at),
    index('chat_message_answers').on(t.at).where(sql`waited is not null`),
  ],
);

export const chatDesk = pgTable('chat_desk', {
  shopId: integer('shop_id').primaryKey(),
  value: jsonb('value').$type<ChatSettings>().notNull(),
});
