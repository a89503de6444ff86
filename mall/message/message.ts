import { isRequired, routeOf } from '#contract/message/channels.values.ts';
import { STALE_MS } from '#contract/notification/values.ts';
import { CHINA_MS, DAY_MS } from '#contract/time.ts';
import { untilShort } from '../batches.ts';
import type { Tx } from '../db/open.ts';
import type { Deps } from '../deps.ts';
import { STORED_MS } from '../retention.ts';
import { EVENTS, type EventName, type ParamsOf } from './events.rules.ts';
import * as queries from './message.queries.ts';

export { subjectOf, textsOf } from './events.rules.ts';

type Told<E extends EventName> = {
  accountId: number;
  about: string | number;
  params: ParamsOf<E>;
};

export async function notify<E extends EventName>(
  tx: Tx,
  event: E,
  messages: readonly Told<E>[],
  now: Date,
): Promise<void> {
  if (!messages.length) return;
  const { kind } = EVENTS[event];
  const rows = messages.map(({ accountId, about, params }) => ({
    accountId,
    kind,
    event,
    params,
    key: `${event}:${about}`,
    createdAt: now,
  }));
  await queries.addMessages(tx, rows);
  const route = routeOf(event);
  const until = new Date(now.getTime() + STALE_MS);
  if (route) await queries.addNotifications(tx, rows, { ...route, required: isRequired(route.topic), at: now, until });
}

/** Only about the first thing that the shop puts on in a day. */
export async function notifyFollowers(
  tx: Tx,
  shopId: number,
  params: Omit<ParamsOf<'shopNews'>, 'shopId'>,
  now: Date,
): Promise<void> {
  const day = Math.floor((now.getTime() + CHINA_MS) / DAY_MS);
  await queries.addForFollowers(tx, shopId, {
    kind: EVENTS.shopNews.kind,
    event: 'shopNews',
    params: { shopId, ...params },
    key: `shopNews:${shopId}:${day}:`,
    createdAt: now,
  });
}

const BATCH = 5_000;

export async function dropOldMessages(deps: Pick<Deps, 'database' | 'clock' | 'stopping'>): Promise<number> {
  const before = new Date(deps.clock().getTime() - STORED_MS.message);
  return untilShort(deps, BATCH, () => queries.drop(deps.database.db, before, BATCH));
}
