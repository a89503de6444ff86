import { randomUUID } from 'node:crypto';
import { CHAT_DEFAULTS } from '#contract/chat/desk.schema.ts';
import type { ChatBody } from '#contract/chat/schema.ts';
import { type MessageType, MSG_TYPE, OFFICIAL } from '#contract/chat/values.ts';
import { mediaName } from '#contract/picture.values.ts';
import type { Db, Tx } from '../db/open.ts';
import type { Deps } from '../deps.ts';
import { fieldError, MallError } from '../error.ts';
import { attachUploads } from '../upload/upload.ts';
import * as queries from './chat.queries.ts';
import { greetingOf } from './chat.rules.ts';
import type { StoredBody } from './chat.tables.ts';
import { audienceOf, publish } from './events.ts';
import { helperAnswer } from './helper.ts';
import { productCards } from './view.ts';

export type Writer = { side: 'shopper'; accountId: number } | { side: 'staff'; operatorId: number; shopId: number };
export type Sent = { conversation: number; type: MessageType; id: string; body: ChatBody };

const ownerOf = (by: Writer): queries.Owner =>
  by.side === 'shopper' ? { accountId: by.accountId } : { shopId: by.shopId };
const senderOf = (by: Writer) =>
  by.side === 'shopper'
    ? ({ sender: 'shopper', senderId: by.accountId } as const)
    : ({ sender: 'staff', senderId: by.operatorId } as const);

export const notYours = () => new MallError('message', 'chatNotYours', { status: 403 });

/**
 * Stores a message and publishes it; the same client id twice is one message.
 * @throws MallError when the conversation is not the writer's, or the body is not allowed
 */
export async function sendMessage(deps: Deps, by: Writer, sent: Sent): Promise<queries.MessageRow> {
  const { db } = deps.database;
  const found = await queries.conversationOf(db, ownerOf(by), sent.conversation);
  if (!found) throw notYours();
  if (by.side === 'staff') await requireOpenShopper(db, found);
  const body = await storedBody(deps, by, found, sent);
  const settings = { ...CHAT_DEFAULTS, ...(await queries.settingsOf(db, found.shopId)) };
  const isHelped = by.side === 'shopper' && settings.helper && found.shopId === OFFICIAL;
  const { row, rows, isNew } = await db.transaction(async (tx) => {
    const now = await lock(tx, by, sent.conversation);
    const before = await queries.messageNamed(tx, now.id, { ...senderOf(by), clientId: sent.id });
    // The server that stored it may have stopped before it published it.
    if (before) return { row: before, rows: [before], isNew: false };
    await keepPicture(tx, by, body);
    const at = deps.clock();
    const waited = by.side === 'staff' && now.waitingSince ? at.getTime() - now.waitingSince.getTime() : null;
    const own = { conversationId: now.id, seq: now.lastSeq + 1, ...senderOf(by), clientId: sent.id };
    const message = { ...own, type: sent.type, body, at, waited };
    const greeting = by.side === 'shopper' && !isHelped ? greetingOf(settings, at, now) : undefined;
    const added = greeting ? [message, autoMessage(now.id, own.seq + 1, { text: greeting }, at)] : [message];
    await queries.addMessages(tx, added);
    await queries.updateConversation(tx, now.id, {
      lastSeq: now.lastSeq + added.length,
      lastAt: at,
      ...(by.side === 'shopper'
        ? { waitingSince: now.waitingSince ?? at, shopperRead: own.seq }
        : { waitingSince: null, staffRead: own.seq }),
      ...(greeting ? { greetedAt: at } : {}),
    });
    return { row: message, rows: added, isNew: true };
  });
  publish(deps, { what: 'message', of: audienceOf(found), rows });
  if (isNew && isHelped) await answerByHelper(deps, found, row);
  return row;
}

export async function requireOpenShopper(db: Db, { accountId }: queries.ConversationRow): Promise<void> {
  if (!(await queries.isOpenAccount(db, accountId))) throw new MallError('message', 'shopperClosed');
}

async function keepPicture(tx: Tx, by: Writer, body: StoredBody): Promise<void> {
  if (by.side === 'shopper' && 'url' in body) await attachUploads(tx, by.accountId, [body.url], 'chat');
}

async function lock(tx: Tx, by: Writer, id: number): Promise<queries.ConversationRow> {
  const row = await queries.lockConversation(tx, ownerOf(by), id);
  if (!row || (by.side === 'staff' && row.operatorId !== by.operatorId)) throw notYours();
  return row;
}

const autoMessage = (conversationId: number, seq: number, body: StoredBody, at: Date) => ({
  conversationId,
  seq,
  sender: 'auto' as const,
  senderId: 0,
  clientId: randomUUID(),
  type: MSG_TYPE.TEXT,
  body,
  at,
  waited: null,
});

async function answerByHelper(
  deps: Deps,
  { id, accountId }: queries.ConversationRow,
  asked: queries.MessageRow,
): Promise<void> {
  const answer = await helperAnswer(deps, accountId, asked);
  const answered = await deps.database.db.transaction(async (tx) => {
    const now = await queries.lockConversation(tx, { accountId }, id);
    if (!now || now.operatorId !== null) return undefined;
    const at = deps.clock();
    const row = autoMessage(id, now.lastSeq + 1, answer, at);
    await queries.addMessages(tx, [row]);
    await queries.updateConversation(tx, id, { lastSeq: row.seq, lastAt: at });
    return { of: audienceOf(now), rows: [row] };
  });
  if (answered) publish(deps, { what: 'message', ...answered });
}

async function storedBody(
  deps: Deps,
  by: Writer,
  conversation: queries.ConversationRow,
  { body }: Sent,
): Promise<StoredBody> {
  const { db } = deps.database;
  if ('text' in body) return body;
  if ('url' in body) {
    const name = mediaName(body.url);
    // Names of the desk's pictures cannot be guessed, so whoever knows one has been shown it.
    const own = by.side === 'staff' ? name.startsWith('desk/') : await queries.ownsUpload(db, by.accountId, name);
    if (!own) throw fieldError('url', 'notFound');
    return body;
  }
  if ('prodId' in body) {
    const [card] = await productCards(deps, [body.prodId], 'zh');
    if (!card) throw fieldError('prodId', 'notFound');
    return body;
  }
  const { accountId, shopId } = conversation;
  const order = await queries.orderCard(db, accountId, shopId === OFFICIAL ? undefined : shopId, body.orderId);
  if (!order) throw fieldError('orderId', 'notFound');
  const { id: orderId, ...rest } = order;
  return { orderId, ...rest };
}
