import { and, eq, inArray, isNotNull, or, sql } from 'drizzle-orm';
import type { Db, Tx } from '../db/open.ts';
import { rowsOf } from '../db/rows.ts';
import { chatMessage, conversation, type StoredBody } from './chat.tables.ts';

export const dropMessages = (tx: Tx, before: Date, limit: number) =>
  rowsOf<{ body: StoredBody; sender: string }>(
    tx,
    sql`delete from chat_message where (conversation_id, seq) in (
        select conversation_id, seq from chat_message where at < ${before.toISOString()}::timestamptz
        order by at limit ${limit} for update skip locked)
      returning body, sender`,
  );

export async function dropConversations(db: Db, before: Date, limit: number): Promise<number> {
  const gone = await rowsOf(
    db,
    sql`delete from conversation c where c.id in (
        select id from conversation where last_at < ${before.toISOString()}::timestamptz
        order by last_at limit ${limit} for update skip locked)
      and not exists (select 1 from chat_message m where m.conversation_id = c.id)
      returning c.id`,
  );
  return gone.length;
}

/** Locked: whoever writes there meanwhile writes before, or finds that nobody serves it. */
export async function lockSpoken(tx: Tx, accountId: number, limit: number): Promise<number[]> {
  const { lastSeq, operatorId, waitingSince } = conversation;
  const spoken = or(sql`${lastSeq} > 0`, isNotNull(operatorId), isNotNull(waitingSince));
  const rows = await tx
    .select({ id: conversation.id })
    .from(conversation)
    .where(and(eq(conversation.accountId, accountId), spoken))
    .orderBy(conversation.id)
    .limit(limit)
    .for('update');
  return rows.map(({ id }) => id);
}

export async function emptyConversations(tx: Tx, ids: number[]): Promise<void> {
  await tx.delete(chatMessage).where(inArray(chatMessage.conversationId, ids));
  await tx
    .update(conversation)
    .set({ lastSeq: 0, shopperRead: 0, staffRead: 0, operatorId: null, waitingSince: null })
    .where(inArray(conversation.id, ids));
}
