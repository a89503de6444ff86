import { sql } from 'drizzle-orm';
import type { Db, Tx } from '../db/open.ts';
import { rowsOf } from '../db/rows.ts';
import type { StoredBody } from './chat.tables.ts';

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
