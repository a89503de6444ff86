import { and, asc, desc, eq, isNotNull, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import type { TalkTab } from '#contract/chat/desk.schema.ts';
import { STATUS } from '#contract/enums.ts';
import { account } from '../account/account.tables.ts';
import type { Db } from '../db/open.ts';
import { deskRole, operator } from '../operator/operator.tables.ts';
import { hasMessages } from './chat.queries.ts';
import { chatMessage, conversation } from './chat.tables.ts';

export type Desk = { shopId: number; operatorId: number };

const nobody = isNull(conversation.operatorId);
const inTab = (tab: TalkTab, { operatorId }: Desk): SQL | undefined => {
  if (tab === 'queue') return and(nobody, isNotNull(conversation.waitingSince));
  if (tab === 'mine') return eq(conversation.operatorId, operatorId);
  if (tab === 'others') return and(isNotNull(conversation.operatorId), ne(conversation.operatorId, operatorId));
  return and(nobody, isNull(conversation.waitingSince));
};

const fields = {
  conversation,
  shopper: { name: account.nickName, picture: account.picture },
  servedBy: operator.name,
  unread: sql<number>`(select count(*)::int from chat_message m where m.conversation_id = ${conversation.id}
    and m.seq > ${conversation.staffRead} and m.sender = 'shopper')`,
};

const talksFrom = (db: Db) =>
  db
    .select(fields)
    .from(conversation)
    .innerJoin(account, eq(account.id, conversation.accountId))
    .leftJoin(operator, eq(operator.id, conversation.operatorId));

export const talks = (db: Db, desk: Desk, tab: TalkTab, limit: number) =>
  talksFrom(db)
    .where(and(eq(conversation.shopId, desk.shopId), hasMessages, inTab(tab, desk)))
    .orderBy(
      ...(tab === 'queue' ? [asc(conversation.waitingSince)] : []),
      desc(conversation.lastAt),
      desc(conversation.id),
    )
    .limit(limit);
export type TalkRow = Awaited<ReturnType<typeof talks>>[number];

export const talk = (db: Db, desk: Desk, id: number) =>
  talksFrom(db).where(and(eq(conversation.shopId, desk.shopId), eq(conversation.id, id)));

export async function serve(
  db: Db,
  { shopId }: Desk,
  id: number,
  { from, to, now }: { from: number | null; to: number | null; now: Date },
) {
  const [row] = await db
    .update(conversation)
    .set({
      operatorId: to,
      // Handed back: the shopper waits again.
      ...(to === null
        ? { waitingSince: sql`coalesce(${conversation.waitingSince}, ${now.toISOString()}::timestamptz)` }
        : {}),
    })
    .where(
      and(
        eq(conversation.shopId, shopId),
        eq(conversation.id, id),
        from === null ? nobody : eq(conversation.operatorId, from),
      ),
    )
    .returning();
  return row;
}

export async function end(db: Db, { shopId, operatorId }: Desk, id: number) {
  const [row] = await db
    .update(conversation)
    .set({ operatorId: null, waitingSince: null, staffRead: conversation.lastSeq })
    .where(
      and(
        eq(conversation.shopId, shopId),
        eq(conversation.id, id),
        or(eq(conversation.operatorId, operatorId), nobody),
      ),
    )
    .returning();
  return row;
}

export const colleagues = (db: Db, shopId: number) =>
  db
    .select({
      id: operator.id,
      name: operator.name,
      role: operator.role,
      shopId: operator.shopId,
      accountId: operator.accountId,
      own: deskRole.rights,
    })
    .from(operator)
    .leftJoin(deskRole, eq(deskRole.id, operator.roleId))
    .where(
      and(eq(operator.status, STATUS.NORMAL), shopId === 0 ? isNull(operator.shopId) : eq(operator.shopId, shopId)),
    )
    .orderBy(asc(operator.id));

/** Talks of all shops that no operator has taken. */
export async function waitingTalks(db: Db): Promise<{ count: number; oldest: Date | null }> {
  const [row] = await db
    .select({
      count: sql<number>`count(*)::int`,
      oldest: sql<Date | null>`min(${conversation.waitingSince})`.mapWith(conversation.waitingSince),
    })
    .from(conversation)
    .where(and(nobody, isNotNull(conversation.waitingSince)));
  return row ?? { count: 0, oldest: null };
}

export async function figures(db: Db, shopId: number, since: Date) {
  const own = eq(conversation.shopId, shopId);
  const waiting = await db.$count(conversation, and(own, nobody, isNotNull(conversation.waitingSince)));
  const open = await db.$count(conversation, and(own, isNotNull(conversation.operatorId)));
  const [answers] = await db
    .select({ n: sql<number>`count(*)::int`, ms: sql<number | null>`avg(${chatMessage.waited})::float8` })
    .from(chatMessage)
    .innerJoin(conversation, eq(conversation.id, chatMessage.conversationId))
    .where(and(own, isNotNull(chatMessage.waited), sql`${chatMessage.at} >= ${since.toISOString()}::timestamptz`));
  return { waiting, open, answered: answers?.n ?? 0, ms: answers?.ms ?? null };
}
