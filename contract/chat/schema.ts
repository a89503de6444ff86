import { z } from 'zod';
import { CHAT_SENDERS } from '../code-words.ts';
import { ORDER_WORDS } from '../order/standing.values.ts';
import { typed } from '../typed.schema.ts';
import { CHAT } from './values.ts';

/** Customer service chat (specification, section 4; domain decisions, section 13): socket, frames and calls. */

const seq = z.number().int().min(0).max(2_147_483_647);
const conversationId = z.number().int().min(1).max(Number.MAX_SAFE_INTEGER);
const clientId = typed(/^[\w-]{8,64}$/, 'referenceWrong');
/** The database stores neither lone surrogates nor NUL. */
const isReadable = (said: string): boolean => said.isWellFormed() && !said.includes('\0');
const text = z.string().trim().min(1).max(CHAT.text).refine(isReadable, { error: 'signsUnreadable' });
const UPLOAD = /^\/media\/(upload|desk)\/\d{4}\/\d{2}\/[\w-]{16,24}\.webp$/;

export const chatFrame = z.object({
  msgType: z.number().int().min(0).max(5).describe('MSG_TYPE.'),
  content: z.string().max(CHAT.frameBytes).describe('JSON text, by msgType; of a heartbeat anything.'),
});
const message = { conversation: conversationId, id: clientId };
export const chatContent = {
  1: z.object({ ...message, body: z.object({ text: text.describe('What is said.') }) }),
  2: z.object({
    ...message,
    body: z.object({ url: typed(UPLOAD, 'pictureWrong').describe('Of an upload of the sender.') }),
  }),
  3: z.object({ ...message, body: z.object({ prodId: z.number().int().min(1).max(2_147_483_647) }) }),
  4: z.object({ ...message, body: z.object({ orderId: typed(/^\d{1,30}$/, 'numberWrong') }) }),
  5: z.object({ conversation: conversationId, body: z.object({ upTo: seq }) }),
} as const;
export type ChatBody = { text: string } | { url: string } | { prodId: number } | { orderId: string };

export const chatProduct = z
  .object({
    id: z.number().int().describe('Id of the product.'),
    title: z.string().describe("In the reader's language."),
    picture: z.string().describe('Address of its picture.'),
    price: z.number().int().describe('What it costs now, fen.'),
  })
  .meta({ id: 'ChatProduct', description: 'A product as a card in a talk.' });
export type ChatProduct = z.infer<typeof chatProduct>;
const orderCard = z
  .object({
    id: z.string().describe('Number of the order.'),
    title: z.string().describe("Its first product, in the reader's language."),
    picture: z.string().describe('Address of its picture.'),
    payable: z.number().int().describe('What it comes to, fen.'),
    word: z.enum(ORDER_WORDS).describe('The word for where it stands now.'),
  })
  .meta({ id: 'ChatOrder', description: 'An order as a card in a talk.' });
export type ChatOrder = z.infer<typeof orderCard>;

export type ChatSender = (typeof CHAT_SENDERS)[number];

const chatPath = z.object({
  text: z.string().describe("In the reader's language."),
  url: z.string().describe('A path of the storefront.'),
});

export const chatMessage = z
  .object({
    conversation: z.number().int().describe('Id of the conversation.'),
    seq: z.number().int().describe('Its place in the conversation, from 1, without gaps.'),
    id: z.string().describe('What the sender called it; the same name twice is one message.'),
    from: z.enum(CHAT_SENDERS).describe('Who said it; auto: the mall itself, no person.'),
    type: z.number().int().describe('MSG_TYPE.'),
    text: z.string().optional().describe('Of a text: what is said, as plain text.'),
    links: z.array(chatPath).optional().describe('Of an automatic answer: where to go on, for the shopper.'),
    url: z.string().optional().describe('Of a picture: its address.'),
    product: chatProduct.nullable().optional().describe('Of a product card; null: it is no longer sold.'),
    order: orderCard.nullable().optional().describe('Of an order card; null: there is no such order any more.'),
    at: z.iso.datetime().describe('When it was stored.'),
  })
  .meta({ id: 'ChatMessage', description: 'A message of a conversation.' });
export type ChatMessage = z.infer<typeof chatMessage>;

export const conversation = z
  .object({
    id: z.number().int().describe('Id of the conversation.'),
    shopId: z.number().int().describe('With which shop; 0: with the mall.'),
    name: z.string().describe('Name of the shop; empty: the mall.'),
    logo: z.string().describe("Address of the shop's logo; empty: the mall's."),
    servedBy: z.string().nullable().describe('Name of the person who serves; null: nobody yet.'),
    open: z.boolean().describe('Whether it is within the opening hours.'),
    hours: z.string().describe('Opening hours by the clock of China, such as 09:00–21:00.'),
    unread: z.number().int().describe('Messages to the shopper that they have not read.'),
    readByStaff: seq.describe('Up to which message the other side has read.'),
    last: chatMessage.nullable().describe('The newest message; null: nothing was said yet.'),
  })
  .meta({ id: 'Conversation', description: 'A talk of a shopper with a shop, or with the mall.' });
export type Conversation = z.infer<typeof conversation>;
export const conversations = z.array(conversation).describe('The one with the newest message first.');

export const openConversation = z.object({
  shopId: z.number().int().min(0).max(2_147_483_647).describe('With which shop; 0: with the mall.'),
});
export type OpenConversation = z.input<typeof openConversation>;
export const conversationParams = z.object({
  id: typed(/^[1-9]\d{0,14}$/, 'idWrong')
    .transform(Number)
    .describe('Id of the conversation.'),
});
const seqText = typed(/^\d{1,9}$/, 'idWrong').transform(Number);
export const historyQuery = z.object({
  before: seqText.optional().describe('Only messages before this one: a page back.'),
  after: seqText.optional().describe('Only messages after this one: what was missed.'),
});
export type HistoryQuery = z.output<typeof historyQuery>;
export const chatHistory = z
  .object({
    items: z.array(chatMessage).describe('Oldest first.'),
    more: z.boolean().describe('Whether there are others further on in the direction that was asked for.'),
    readByShopper: seq.describe('Up to which message the shopper has read.'),
    readByStaff: seq.describe('Up to which message the other side has read.'),
  })
  .meta({ id: 'ChatHistory', description: 'Messages of a conversation.' });
export type ChatHistory = z.infer<typeof chatHistory>;

export const recentForm = z.object({
  pageSize: typed(/^\d{1,2}$/, 'idWrong')
    .optional()
    .describe('How many at most.'),
});
export const recentProducts = z.array(chatProduct).describe('What the shopper was at last, newest first.');

const id = z.number().int();

export const chatEvent = z.discriminatedUnion('event', [
  z.object({ event: z.literal('hello'), unread: id.describe('Messages to the shopper that they have not read.') }),
  z.object({ event: z.literal('message'), message: chatMessage }),
  z
    .object({ event: z.literal('read'), conversation: id, by: z.enum(['shopper', 'staff']), upTo: seq })
    .describe('Up to which message one side has read.'),
  z
    .object({
      event: z.literal('served'),
      conversation: id,
      servedBy: z.string().nullable(),
      operatorId: id.nullable(),
    })
    .describe('Somebody takes it, hands it over or ends it.'),
  z.object({ event: z.literal('sync') }).describe('Frames may have been missed: ask for what came since.'),
]);
export type ChatEvent = z.infer<typeof chatEvent>;
export const chatTaken = z.object({
  conversation: id,
  id: z.string(),
  seq,
  at: z.iso.datetime(),
  message: chatMessage,
});
export type ChatTaken = z.infer<typeof chatTaken>;
export const chatRefused = z.object({ conversation: id.optional(), id: z.string().optional() });
export type ChatRefused = z.infer<typeof chatRefused>;
/** `data` of code 11, who came: to the desk a shopper, to a shopper the service of a shop; 0: the mall's. */
export const chatOnline = z.object({ userId: id.optional(), shopId: id.optional() });
export type ChatOnline = z.infer<typeof chatOnline>;
export type ServerFrame = { code: string; msg?: string; data?: unknown };
