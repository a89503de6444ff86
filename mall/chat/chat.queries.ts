import { and, asc, desc, eq, gt, inArray, lt, sql } from 'drizzle-orm';
import { ACCOUNT_STANDING } from '#contract/account/standing.values.ts';
import { STATUS } from '#contract/enums.ts';
import { account } from '../account/account.tables.ts';
import { cartLine } from '../cart/cart.tables.ts';
import type { Db, Tx } from '../db/open.ts';
import { footprint } from '../footprint/footprint.tables.ts';
import { operator } from '../operator/operator.tables.ts';
import { order, orderLine } from '../order/order.tables.ts';
import { product, sku } from '../product/product.tables.ts';
import { refund } from '../refund/refund.tables.ts';
import { shop } from '../store/shop.tables.ts';
import { upload } from '../upload/upload.tables.ts';
import { chatDesk, chatMessage, conversation } from './chat.tables.ts';

export type ConversationRow = typeof conversation.$inferSelect;
export type MessageRow = typeof chatMessage.$inferSelect;
export type Owner = { accountId: number } | { shopId: number };

const owned = (owner: Owner) =>
  'accountId' in owner ? eq(conversation.accountId, owner.accountId) : eq(conversation.shopId, owner.shopId);

export async function conversationOf(db: Db | Tx, owner: Owner, id: number): Promise<ConversationRow | undefined> {
  const [row] = await db
    .select()
    .from(conversation)
    .where(and(owned(owner), eq(conversation.id, id)));
  return row;
}

/** The lock numbers the messages of a conversation one after the other. */
export async function lockConversation(tx: Tx, owner: Owner, id: number): Promise<ConversationRow | undefined> {
  const [row] = await tx
    .select()
    .from(conversation)
    .where(and(owned(owner), eq(conversation.id, id)))
    .for('update');
  return row;
}

export async function openConversation(db: Db, accountId: number, shopId: number, now: Date): Promise<number> {
  await db
    .insert(conversation)
    .values({ accountId, shopId, lastAt: now, createdAt: now })
    .onConflictDoNothing({ target: [conversation.accountId, conversation.shopId] });
  const [row] = await db
    .select({ id: conversation.id })
    .from(conversation)
    .where(and(eq(conversation.accountId, accountId), eq(conversation.shopId, shopId)));
  return row?.id ?? 0;
}

export async function isOpenShop(db: Db, id: number): Promise<boolean> {
  return (await db.$count(shop, and(eq(shop.id, id), eq(shop.status, STATUS.NORMAL)))) > 0;
}

export async function isOpenAccount(db: Db | Tx, id: number): Promise<boolean> {
  return (await db.$count(account, and(eq(account.id, id), eq(account.standing, ACCOUNT_STANDING.OPEN)))) > 0;
}

/** Also true when the oldest messages have been deleted. */
export const hasMessages = gt(conversation.lastSeq, 0);

const MOST_CONVERSATIONS = 100;

export const conversationsOf = (db: Db, accountId: number, id?: number) =>
  db
    .select({
      conversation,
      shop: { name: shop.name, logo: shop.logo },
      servedBy: operator.name,
      unread: sql<number>`(select count(*)::int from chat_message m where m.conversation_id = ${conversation.id}
        and m.seq > ${conversation.shopperRead} and m.sender <> 'shopper')`,
    })
    .from(conversation)
    .leftJoin(shop, eq(shop.id, conversation.shopId))
    .leftJoin(operator, eq(operator.id, conversation.operatorId))
    .where(and(eq(conversation.accountId, accountId), id === undefined ? hasMessages : eq(conversation.id, id)))
    .orderBy(desc(conversation.lastAt), desc(conversation.id))
    .limit(MOST_CONVERSATIONS);

export const lastMessages = (db: Db, conversations: readonly { id: number; lastSeq: number }[]) => {
  const ids = conversations.filter(({ lastSeq }) => lastSeq > 0).map(({ id }) => id);
  return db
    .select({ message: chatMessage })
    .from(chatMessage)
    .innerJoin(conversation, eq(conversation.id, chatMessage.conversationId))
    .where(and(inArray(conversation.id, ids), eq(chatMessage.seq, conversation.lastSeq)));
};

/** What the shopper wrote last: the mall's automatic reply comes after the question that waits for a person. */
export const lastQuestions = (db: Db, conversations: readonly number[]) =>
  db
    .select({ message: chatMessage })
    .from(chatMessage)
    .innerJoin(conversation, eq(conversation.id, chatMessage.conversationId))
    .where(
      and(
        inArray(conversation.id, [...conversations]),
        sql`${chatMessage.seq} = (select max(q.seq) from chat_message q where q.conversation_id = ${conversation.id} and q.sender = 'shopper')`,
      ),
    );

export const messagesBefore = (db: Db, conversationId: number, before: number, limit: number) =>
  db
    .select()
    .from(chatMessage)
    .where(and(eq(chatMessage.conversationId, conversationId), lt(chatMessage.seq, before)))
    .orderBy(desc(chatMessage.seq))
    .limit(limit);

export const messagesAfter = (db: Db, conversationId: number, after: number, limit: number) =>
  db
    .select()
    .from(chatMessage)
    .where(and(eq(chatMessage.conversationId, conversationId), gt(chatMessage.seq, after)))
    .orderBy(asc(chatMessage.seq))
    .limit(limit);

export async function messageNamed(
  tx: Tx,
  conversationId: number,
  by: Pick<MessageRow, 'sender' | 'senderId' | 'clientId'>,
): Promise<MessageRow | undefined> {
  const [row] = await tx
    .select()
    .from(chatMessage)
    .where(
      and(
        eq(chatMessage.conversationId, conversationId),
        eq(chatMessage.sender, by.sender),
        eq(chatMessage.senderId, by.senderId),
        eq(chatMessage.clientId, by.clientId),
      ),
    );
  return row;
}

export const addMessages = (tx: Tx, rows: (typeof chatMessage.$inferInsert)[]) => tx.insert(chatMessage).values(rows);

export const updateConversation = (tx: Tx, id: number, change: Partial<ConversationRow>) =>
  tx.update(conversation).set(change).where(eq(conversation.id, id));

const READ = { shopper: conversation.shopperRead, staff: conversation.staffRead };

export async function markRead(db: Db, owner: Owner, id: number, upTo: number) {
  const by = 'accountId' in owner ? 'shopper' : 'staff';
  const value = sql`least(${upTo}, ${conversation.lastSeq})`;
  const [row] = await db
    .update(conversation)
    .set(by === 'shopper' ? { shopperRead: value } : { staffRead: value })
    .where(and(owned(owner), eq(conversation.id, id), lt(READ[by], value)))
    .returning();
  return row;
}

export async function countUnread(db: Db, accountId: number): Promise<number> {
  const [row] = await db
    .select({ n: sql<number>`count(*)::int` })
    .from(conversation)
    .innerJoin(
      chatMessage,
      and(
        eq(chatMessage.conversationId, conversation.id),
        gt(chatMessage.seq, conversation.shopperRead),
        sql`${chatMessage.sender} <> 'shopper'`,
      ),
    )
    .where(eq(conversation.accountId, accountId));
  return row?.n ?? 0;
}

export async function settingsOf(db: Db | Tx, shopId: number) {
  const [row] = await db.select({ value: chatDesk.value }).from(chatDesk).where(eq(chatDesk.shopId, shopId));
  return row?.value;
}
export const allSettings = (db: Db, shopIds: number[]) =>
  db.select().from(chatDesk).where(inArray(chatDesk.shopId, shopIds));
export const saveSettings = (tx: Tx, shopId: number, value: typeof chatDesk.$inferInsert.value) =>
  tx.insert(chatDesk).values({ shopId, value }).onConflictDoUpdate({ target: chatDesk.shopId, set: { value } });

export async function ownsUpload(db: Db, accountId: number, name: string): Promise<boolean> {
  return (await db.$count(upload, and(eq(upload.name, name), eq(upload.accountId, accountId)))) > 0;
}

export async function orderCard(db: Db, accountId: number, shopId: number | undefined, id: string) {
  const [row] = await db
    .select({ id: order.id, payable: order.payable, title: orderLine.title, picture: orderLine.picture })
    .from(order)
    .innerJoin(orderLine, eq(orderLine.orderId, order.id))
    .where(
      and(
        eq(order.id, id),
        eq(order.accountId, accountId),
        shopId === undefined ? undefined : eq(order.shopId, shopId),
      ),
    )
    .orderBy(asc(orderLine.id))
    .limit(1);
  return row;
}
export const newestOrders = (db: Db, accountId: number, shopId: number | undefined, limit: number) =>
  db
    .select({
      id: order.id,
      status: order.status,
      payable: order.payable,
      at: order.createdAt,
      title: orderLine.title,
      picture: orderLine.picture,
    })
    .from(order)
    .innerJoin(orderLine, eq(orderLine.id, sql`(select min(l.id) from order_line l where l.order_id = ${order.id})`))
    .where(and(eq(order.accountId, accountId), shopId === undefined ? undefined : eq(order.shopId, shopId)))
    .orderBy(desc(order.createdAt), desc(order.id))
    .limit(limit);

export const newestRefunds = (db: Db, accountId: number, shopId: number | undefined, limit: number) =>
  db
    .select({
      id: refund.id,
      status: refund.status,
      amount: refund.amount,
      title: orderLine.title,
      picture: orderLine.picture,
    })
    .from(refund)
    .innerJoin(orderLine, eq(orderLine.id, refund.lineId))
    .where(and(eq(refund.accountId, accountId), shopId === undefined ? undefined : eq(refund.shopId, shopId)))
    .orderBy(desc(refund.appliedAt), desc(refund.id))
    .limit(limit);

export async function ofShop(db: Db, ids: readonly number[], shopId: number): Promise<number[]> {
  const rows = await db
    .select({ id: product.id })
    .from(product)
    .where(and(inArray(product.id, [...ids]), eq(product.shopId, shopId)));
  const own = new Set(rows.map(({ id }) => id));
  return ids.filter((id) => own.has(id));
}

export async function recentProducts(db: Db, accountId: number, limit: number): Promise<number[]> {
  const seen = await db
    .select({ id: footprint.productId })
    .from(footprint)
    .where(eq(footprint.accountId, accountId))
    .orderBy(desc(footprint.seenAt))
    .limit(limit);
  const inCart = await db
    .select({ id: sku.productId })
    .from(cartLine)
    .innerJoin(sku, eq(sku.id, cartLine.skuId))
    .where(eq(cartLine.accountId, accountId))
    .orderBy(desc(cartLine.addedAt), desc(cartLine.id))
    .limit(limit);
  const bought = await db
    .select({ id: orderLine.productId })
    .from(orderLine)
    .innerJoin(order, eq(order.id, orderLine.orderId))
    .where(eq(order.accountId, accountId))
    .orderBy(desc(orderLine.id))
    .limit(limit);
  return [...new Set([...seen, ...inCart, ...bought].map(({ id }) => id))].slice(0, limit);
}

const MOST_TOLD = 200;

export const shopsTalkedTo = async (db: Db, accountId: number): Promise<number[]> =>
  (
    await db
      .select({ shopId: conversation.shopId })
      .from(conversation)
      .where(eq(conversation.accountId, accountId))
      .orderBy(desc(conversation.lastAt))
      .limit(MOST_TOLD)
  ).map(({ shopId }) => shopId);

export const servedBy = async (db: Db, operatorId: number): Promise<number[]> =>
  (
    await db
      .select({ accountId: conversation.accountId })
      .from(conversation)
      .where(eq(conversation.operatorId, operatorId))
      .limit(MOST_TOLD)
  ).map(({ accountId }) => accountId);
