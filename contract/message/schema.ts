import { z } from 'zod';
import { ORDER_WORDS } from '../order/standing.values.ts';
import { countedPage } from '../paging.schema.ts';
import { pageText } from '../query.schema.ts';
import { refundStatus } from '../refund/schema.ts';
import { typed } from '../typed.schema.ts';
import { MESSAGE_KINDS } from './values.ts';

/** Messages of the mall to a shopper (domain decisions, section 13). */

const kind = z.enum(MESSAGE_KINDS);
const id = z.number().int().min(1).max(Number.MAX_SAFE_INTEGER);

export const ownMessage = z
  .object({
    id: id.describe('Id of the message; newer ones have larger ids.'),
    kind: kind.describe('What it is about.'),
    title: z.string().describe("In the caller's language."),
    text: z.string().describe("In the caller's language."),
    link: z.string().describe('Where the thing is that it tells of: a path of the storefront.'),
    picture: z.string().describe('Picture of the goods that it is about; empty: it is about none.'),
    at: z.iso.datetime().describe('When it was written.'),
    read: z.boolean().describe('Whether the shopper has read it.'),
    word: z
      .enum(ORDER_WORDS)
      .nullable()
      .describe('The word for where its order stands now; null: where the message says, or it is about no order.'),
    refund: refundStatus
      .nullable()
      .describe('The state of its refund now; null: the one that the message says, or it is about no refund.'),
  })
  .meta({ id: 'OwnMessage', description: 'A message to a shopper.' });
export type OwnMessage = z.infer<typeof ownMessage>;

export const unreadMessages = z
  .object({
    total: z.number().int().describe('Number of unread messages.'),
    kinds: z.record(kind, z.number().int().describe('Number of unread messages.')).describe('The same, by kind.'),
  })
  .meta({ id: 'UnreadMessages', description: 'How many messages a shopper has not read.' });
export type UnreadMessages = z.infer<typeof unreadMessages>;

export const messageQuery = z.object({
  kind: kind.optional().describe('Only messages of this kind; without it: all.'),
  page: pageText.default(1).describe('Page number, from 1.'),
});
export const ownMessages = z.object({
  items: z.array(ownMessage).describe('The newest first.'),
  ...countedPage('Number of messages of this kind.'),
  newest: z
    .number()
    .int()
    .min(0)
    .describe('Id of the newest message of this kind, on whatever page; 0: there is none.'),
  unread: unreadMessages,
});
export type OwnMessages = z.infer<typeof ownMessages>;

export const messageId = z.object({
  id: typed(/^[1-9]\d{0,14}$/, 'idWrong')
    .transform(Number)
    .describe('Id of the message.'),
});
export const readMessages = z.object({
  kind: kind.optional().describe('Only messages of this kind; without it: all.'),
  upTo: id.describe('Id of the newest message that the shopper has seen: those that came after it stay unread.'),
});
export type ReadMessages = z.infer<typeof readMessages>;
