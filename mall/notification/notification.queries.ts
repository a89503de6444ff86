import { and, asc, count, desc, eq, inArray, lt, lte, sql } from 'drizzle-orm';
import type { Channel, Topic } from '#contract/message/channels.values.ts';
import type { NotificationState } from '#contract/notification/values.ts';
import { account } from '../account/account.tables.ts';
import type { Db, Tx } from '../db/open.ts';
import { rowsOf } from '../db/rows.ts';
import type { MessageParams } from '../message/message.tables.ts';
import { notification, notificationOff } from './notification.tables.ts';

const SPENDING_LOCK = 7_736_001;

export type Claimed = {
  id: number;
  accountId: number;
  event: string;
  params: MessageParams;
  topic: Topic;
  channel: Channel;
  key: string;
  attempts: number;
  /** The result of the attempt before this one is unknown. */
  wasUnclear: boolean;
  /** The day in China of the attempt before; null: none that costs. */
  triedOn: string | null;
  /** Fen that this attempt costs. */
  price: number;
};

type Claim = {
  channel: Channel;
  events: readonly string[];
  now: Date;
  lease: Date;
  limit: number;
  /** Only news about the safety of the account. */
  quiet: boolean;
  /** What one costs, fen, and on which day in China. */
  cost?: { price: number; day: string };
};

export const lockSpending = (tx: Tx) => tx.execute(sql`select pg_advisory_xact_lock(${SPENDING_LOCK})`);

export async function spentOn(tx: Tx, day: string): Promise<number> {
  const [row] = await tx
    .select({ sum: sql<string>`coalesce(sum(${notification.spent}), 0)` })
    .from(notification)
    .where(eq(notification.spentOn, day));
  return Number(row?.sum ?? 0);
}

/** Reserves due notifications for this node until the lease ends. */
export const claim = (tx: Db | Tx, { channel, events, now, lease, limit, quiet, cost }: Claim) =>
  rowsOf<Claimed>(
    tx,
    sql`with due as (
        select id, unclear, spent_on from notification
        where state = 'waiting' and channel = ${channel} and next_at <= ${now.toISOString()}::timestamptz
          and event in ${[...events]} and (not ${quiet}::boolean or topic = 'security')
        order by next_at, id limit ${limit} for update skip locked
      )
      update notification n set attempts = n.attempts + 1, unclear = true, next_at = ${lease.toISOString()}::timestamptz,
        spent = n.spent + ${cost?.price ?? 0}::bigint, spent_on = ${cost?.day ?? null}::date
      from due where n.id = due.id
      returning n.id::float8 as id, n.account_id as "accountId", n.event, n.params, n.topic, n.channel, n.key, n.attempts,
        due.unclear as "wasUnclear", due.spent_on::text as "triedOn",
        ${cost?.price ?? 0}::int as price`,
  );

type Report = {
  state: NotificationState;
  unclear: boolean;
  reason: string;
  nextAt?: Date;
  sentAt?: Date;
  back?: number;
};

/** Changes nothing when another node has started an attempt since. */
export const report = (db: Db, { id, attempts }: Pick<Claimed, 'id' | 'attempts'>, { back = 0, ...change }: Report) =>
  db
    .update(notification)
    .set({ ...change, spent: sql`${notification.spent} - ${back}` })
    .where(and(eq(notification.id, id), eq(notification.attempts, attempts), eq(notification.state, 'waiting')));

export const withdraw = (db: Db, id: number) => db.delete(notification).where(eq(notification.id, id));

export const withdrawTopic = (db: Db | Tx, accountId: number, topic: Topic, channel: Channel) =>
  db
    .delete(notification)
    .where(
      and(
        eq(notification.accountId, accountId),
        eq(notification.topic, topic),
        eq(notification.channel, channel),
        eq(notification.state, 'waiting'),
      ),
    );

export async function endStale(db: Db, now: Date, reason: string): Promise<number> {
  const rows = await db
    .update(notification)
    .set({ state: 'failed', reason })
    .where(and(eq(notification.state, 'waiting'), lt(notification.expiresAt, now), lt(notification.nextAt, now)))
    .returning({ id: notification.id });
  return rows.length;
}

/** What should have been sent by now. */
export async function overdue(db: Db, now: Date) {
  const rows = await db
    .select({
      channel: notification.channel,
      count: sql<number>`count(*)::int`,
      oldest: sql<Date>`min(${notification.nextAt})`.mapWith(notification.nextAt),
    })
    .from(notification)
    .where(and(eq(notification.state, 'waiting'), lte(notification.nextAt, now)))
    .groupBy(notification.channel);
  return rows;
}

/** Messages that the channel has no template for. */
export async function dropUnsendable(db: Db, channel: Channel, events: readonly string[]): Promise<number> {
  const rows = await rowsOf(
    db,
    sql`delete from notification where state = 'waiting' and channel = ${channel}
      and not event in ${events.length ? [...events] : ['']} returning 1`,
  );
  return rows.length;
}

export async function addressOf(db: Db, accountId: number) {
  const { email, mobile, language } = account;
  const [row] = await db.select({ email, mobile, language }).from(account).where(eq(account.id, accountId));
  return row;
}

export const switchedOff = (db: Db, accountId: number) =>
  db
    .select({ topic: notificationOff.topic, channel: notificationOff.channel })
    .from(notificationOff)
    .where(eq(notificationOff.accountId, accountId));

export const switchOff = (tx: Db | Tx, accountId: number, topic: Topic, channel: Channel) =>
  tx.insert(notificationOff).values({ accountId, topic, channel }).onConflictDoNothing();

export const switchOn = (tx: Db | Tx, accountId: number, topic: Topic, channel: Channel) =>
  tx
    .delete(notificationOff)
    .where(
      and(
        eq(notificationOff.accountId, accountId),
        eq(notificationOff.topic, topic),
        eq(notificationOff.channel, channel),
      ),
    );

export const counts = (db: Db) =>
  db.select({ state: notification.state, n: count() }).from(notification).groupBy(notification.state);

export const page = (db: Db, state: NotificationState, limit: number, offset: number) =>
  db
    .select({
      id: notification.id,
      event: notification.event,
      channel: notification.channel,
      attempts: notification.attempts,
      reason: notification.reason,
      createdAt: notification.createdAt,
      nextAt: notification.nextAt,
      sentAt: notification.sentAt,
      shopper: account.nickName,
    })
    .from(notification)
    .leftJoin(account, eq(account.id, notification.accountId))
    .where(eq(notification.state, state))
    .orderBy(desc(notification.id))
    .limit(limit)
    .offset(offset);

type Retry = { now: Date; until: Date; id?: number };
export async function retryFailed(db: Db, { now, until, id }: Retry): Promise<number> {
  const failed = eq(notification.state, 'failed');
  const rows = await db
    .update(notification)
    .set({ state: 'waiting', attempts: 0, nextAt: now, expiresAt: until })
    .where(id === undefined ? failed : and(failed, eq(notification.id, id)))
    .returning({ id: notification.id });
  return rows.length;
}

export async function drop(db: Db, before: Date, limit: number): Promise<number> {
  const old = db
    .select({ id: notification.id })
    .from(notification)
    .where(lt(notification.createdAt, before))
    .orderBy(asc(notification.createdAt))
    .limit(limit)
    .for('update', { skipLocked: true });
  return (await db.delete(notification).where(inArray(notification.id, old)).returning({ id: notification.id })).length;
}
