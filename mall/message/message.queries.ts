import { and, asc, count, desc, eq, inArray, isNull, lt, lte, sql } from 'drizzle-orm';
import type { Channel, Topic } from '#contract/message/channels.values.ts';
import type { MessageKind } from '#contract/message/values.ts';
import { COLLECTION } from '../collection/collection.tables.ts';
import type { Db, Tx } from '../db/open.ts';
import { rowsOf } from '../db/rows.ts';
import { message } from './message.tables.ts';

export const addMessages = (tx: Tx, rows: (typeof message.$inferInsert)[]) =>
  tx.insert(message).values(rows).onConflictDoNothing({ target: message.key });

type Outgoing = { topic: Topic; channels: readonly Channel[]; required: boolean; at: Date; until: Date };

/** Only where there is an address, and where the shopper has not switched the topic off. */
export const addNotifications = (
  tx: Tx,
  rows: readonly Pick<typeof message.$inferInsert, 'accountId' | 'event' | 'params' | 'key'>[],
  { topic, channels, required, at, until }: Outgoing,
) =>
  rowsOf(
    tx,
    sql`insert into notification (account_id, event, params, topic, channel, key, state, next_at, created_at, expires_at)
      select n."accountId", n.event, n.params, ${topic}::text, c.channel, n.key || ':' || c.channel, 'waiting', t.at, t.at, t.until
      from json_to_recordset(${JSON.stringify(rows)}::json) as n ("accountId" int, event text, params jsonb, key text)
      join account a on a.id = n."accountId"
      cross join json_array_elements_text(${JSON.stringify(channels)}::json) as c (channel)
      cross join (select ${at.toISOString()}::timestamptz as at, ${until.toISOString()}::timestamptz as until) t
      where (c.channel = 'sms' or a.email is not null)
        and (${required}::boolean or not exists (
          select 1 from notification_off o
          where o.account_id = a.id and o.topic = ${topic}::text and o.channel = c.channel
        ))
      on conflict (key) do nothing`,
  );

/** All or none: nothing when one of the followers has it already. @param row `key` lacks the account */
export const addForFollowers = (
  tx: Tx,
  shopId: number,
  { kind, event, params, key, createdAt }: Omit<typeof message.$inferInsert, 'accountId'>,
) =>
  rowsOf(
    tx,
    sql`with follower as (
        select account_id from collection where kind = ${COLLECTION.SHOP} and ref_id = ${shopId}
      )
      insert into message (account_id, kind, event, params, key, created_at)
      select account_id, ${kind}::text, ${event}::text, ${JSON.stringify(params)}::jsonb, ${key}::text || account_id,
        ${createdAt.toISOString()}::timestamptz
      from follower
      where not exists (select 1 from follower f join message m on m.key = ${key}::text || f.account_id)
      on conflict (key) do nothing`,
  );

const isOwn = (accountId: number, kind?: MessageKind) =>
  and(
    eq(message.accountId, accountId),
    isNull(message.deletedAt),
    kind === undefined ? undefined : eq(message.kind, kind),
  );

export const page = (db: Db, accountId: number, kind: MessageKind | undefined, limit: number, offset: number) =>
  db.select().from(message).where(isOwn(accountId, kind)).orderBy(desc(message.id)).limit(limit).offset(offset);

export async function newestId(db: Db, accountId: number, kind: MessageKind | undefined): Promise<number> {
  const [row] = await db
    .select({ id: message.id })
    .from(message)
    .where(isOwn(accountId, kind))
    .orderBy(desc(message.id))
    .limit(1);
  return row?.id ?? 0;
}

export const countOwn = (db: Db, accountId: number, kind: MessageKind | undefined) =>
  db.$count(message, isOwn(accountId, kind));

export const unread = (db: Db, accountId: number) =>
  db
    .select({ kind: message.kind, n: count() })
    .from(message)
    .where(and(isOwn(accountId), isNull(message.readAt)))
    .groupBy(message.kind);

export async function exists(db: Db, accountId: number, id: number): Promise<boolean> {
  return (await db.$count(message, and(isOwn(accountId), eq(message.id, id)))) > 0;
}

export const markRead = (db: Db, accountId: number, id: number, now: Date) =>
  db
    .update(message)
    .set({ readAt: now })
    .where(and(isOwn(accountId), isNull(message.readAt), eq(message.id, id)));

export const markAllRead = (db: Db, accountId: number, kind: MessageKind | undefined, upTo: number, now: Date) =>
  db
    .update(message)
    .set({ readAt: now })
    .where(and(isOwn(accountId, kind), isNull(message.readAt), lte(message.id, upTo)));

export async function markDeleted(db: Db, accountId: number, id: number, now: Date): Promise<boolean> {
  const deleted = await db
    .update(message)
    .set({ deletedAt: now })
    .where(and(isOwn(accountId), eq(message.id, id)))
    .returning({ id: message.id });
  return deleted.length > 0;
}

export async function markRestored(db: Db, accountId: number, id: number): Promise<boolean> {
  const restored = await db
    .update(message)
    .set({ deletedAt: null })
    .where(and(eq(message.accountId, accountId), eq(message.id, id)))
    .returning({ id: message.id });
  return restored.length > 0;
}

export async function drop(db: Db, before: Date, limit: number): Promise<number> {
  const old = db
    .select({ id: message.id })
    .from(message)
    .where(lt(message.createdAt, before))
    .orderBy(asc(message.createdAt))
    .limit(limit)
    .for('update', { skipLocked: true });
  return (await db.delete(message).where(inArray(message.id, old)).returning({ id: message.id })).length;
}
