import type { z } from 'zod';
import { channelsOf, isRequired, TOPICS } from '#contract/message/channels.values.ts';
import type { DeskNotifications, deskNotificationQuery } from '#contract/notification/desk.schema.ts';
import type { NotificationChange, NotificationSettings } from '#contract/notification/schema.ts';
import { NOTIFICATION_DAYS, NOTIFICATION_PAGE, NOTIFICATION_STATES, STALE_MS } from '#contract/notification/values.ts';
import { pageCount } from '#contract/paging.ts';
import { maskEmail, maskMobile } from '#contract/text.ts';
import { DAY_MS } from '#contract/time.ts';
import { untilShort } from '../batches.ts';
import type { Deps } from '../deps.ts';
import { fieldError, MallError, notFound } from '../error.ts';
import { recordChanges } from '../operator/audit.ts';
import type { LiveOperator } from '../operator/live-session.ts';
import * as queries from './notification.queries.ts';
import { smsEvents } from './send.ts';

export async function viewSettings({ database: { db } }: Deps, accountId: number): Promise<NotificationSettings> {
  const found = await queries.addressOf(db, accountId);
  if (!found) throw new MallError('session', 'session');
  const off = new Set((await queries.switchedOff(db, accountId)).map(({ topic, channel }) => `${topic} ${channel}`));
  return {
    email: found.email && maskEmail(found.email),
    mobile: maskMobile(found.mobile),
    topics: TOPICS.map((topic) => ({
      topic,
      required: isRequired(topic),
      channels: channelsOf(topic).map((channel) => ({
        channel,
        on: isRequired(topic) || !off.has(`${topic} ${channel}`),
      })),
    })),
  };
}

export async function changeSettings(
  deps: Deps,
  accountId: number,
  { topic, channel, on }: NotificationChange,
): Promise<NotificationSettings> {
  if (isRequired(topic) || !channelsOf(topic).includes(channel)) throw fieldError('topic', 'notificationRequired');
  await deps.database.db.transaction(async (tx) => {
    if (on) return queries.switchOn(tx, accountId, topic, channel);
    await queries.switchOff(tx, accountId, topic, channel);
    return queries.withdrawTopic(tx, accountId, topic, channel);
  });
  return viewSettings(deps, accountId);
}

export async function listNotifications(
  { database: { db } }: Deps,
  { state, page }: z.output<typeof deskNotificationQuery>,
): Promise<DeskNotifications> {
  const rows = await queries.page(db, state, NOTIFICATION_PAGE, (page - 1) * NOTIFICATION_PAGE);
  const of = new Map((await queries.counts(db)).map((row) => [row.state, row.n]));
  const total = of.get(state) ?? 0;
  return {
    items: rows.map(({ createdAt, nextAt, sentAt, shopper, ...row }) => ({
      ...row,
      shopper: shopper ?? '',
      at: createdAt.toISOString(),
      nextAt: nextAt.toISOString(),
      sentAt: sentAt?.toISOString() ?? null,
    })),
    counts: Object.fromEntries(
      NOTIFICATION_STATES.map((one) => [one, of.get(one) ?? 0]),
    ) as DeskNotifications['counts'],
    page,
    pages: pageCount(total, NOTIFICATION_PAGE),
    total,
  };
}

/** @param id undefined: all that were given up */
export async function retryFailed(
  { database: { db }, clock }: Deps,
  by: LiveOperator,
  id?: number,
): Promise<{ n: number }> {
  const now = clock();
  const until = new Date(now.getTime() + STALE_MS);
  const n = await queries.retryFailed(db, { now, until, ...(id !== undefined && { id }) });
  if (id !== undefined && !n) throw notFound();
  const ref = id === undefined ? 'all' : String(id);
  await recordChanges(db, by, now, [{ kind: 'notification', ref, action: 'retry', before: null, after: { n } }]);
  return { n };
}

const TOO_OLD = 'expired';

/** Of each channel, what should have been sent by now. */
export const overdueNotifications = ({ database: { db }, clock }: Pick<Deps, 'database' | 'clock'>) =>
  queries.overdue(db, clock());

export async function endStale(deps: Deps): Promise<number> {
  const { db } = deps.database;
  const dropped = await queries.dropUnsendable(db, 'sms', smsEvents(deps));
  return dropped + (await queries.endStale(db, deps.clock(), TOO_OLD));
}

const BATCH = 5_000;
export async function dropOldNotifications(deps: Pick<Deps, 'database' | 'clock' | 'stopping'>): Promise<number> {
  const before = new Date(deps.clock().getTime() - NOTIFICATION_DAYS * DAY_MS);
  return untilShort(deps, BATCH, () => queries.drop(deps.database.db, before, BATCH));
}
