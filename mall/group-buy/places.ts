import type { CheckoutError } from '#contract/checkout/schema.ts';
import type { GroupState } from '#contract/group-buy/schema.ts';
import { HOUR_MS } from '#contract/time.ts';
import type { Db, Tx } from '../db/open.ts';
import { joinError } from './group-buy.rules.ts';
import { GROUP_STATUS, MEMBER_STATUS } from './group-buy.tables.ts';
import type { Activity } from './places.queries.ts';
import * as queries from './places.queries.ts';

const STATES: Readonly<Record<number, GroupState>> = {
  [GROUP_STATUS.UNPAID]: 'unpaid',
  [GROUP_STATUS.OPEN]: 'open',
  [GROUP_STATUS.FULL]: 'full',
  [GROUP_STATUS.FAILED]: 'failed',
};
export const groupStateOf = (status: number): GroupState => STATES[status] ?? 'failed';

export class PlaceGone extends Error {
  readonly error: CheckoutError;
  constructor(error: CheckoutError) {
    super(error);
    this.error = error;
  }
}

type GroupSource = { activityId: number; groupId?: string | undefined };
export type GroupTerms = {
  activity: Activity | undefined;
  /** Undefined: a new group is opened. */
  groupId: string | undefined;
  error: CheckoutError | undefined;
};

export async function groupTerms(
  db: Db | Tx,
  accountId: number,
  { activityId, groupId }: GroupSource,
  now: Date,
): Promise<GroupTerms> {
  const [activity, group, joined] = await Promise.all([
    queries.activityById(db, activityId),
    groupId === undefined ? undefined : queries.groupById(db, groupId),
    groupId === undefined ? false : queries.isIn(db, groupId, accountId),
  ]);
  const error = joinError(
    { activityId, groupId, activity, group: group && { ...group, state: groupStateOf(group.status) }, joined },
    now,
  );
  return { activity, groupId, error };
}

/** `opens`: the terms of a group that the order opens. */
export type Place = {
  groupId: string;
  orderId: string;
  accountId: number;
  activityId: number;
  opens: Pick<Activity, 'size' | 'hours'> | undefined;
};

/** @throws PlaceGone */
export async function takePlace(tx: Tx, place: Place, now: Date): Promise<void> {
  const { groupId, orderId, accountId, activityId, opens } = place;
  if (opens)
    await queries.addGroup(tx, {
      id: groupId,
      activityId,
      openerId: accountId,
      status: GROUP_STATUS.UNPAID,
      size: opens.size,
      places: 1,
      openedAt: now,
      endsAt: new Date(now.getTime() + opens.hours * HOUR_MS),
    });
  else if (!(await queries.takePlace(tx, groupId, activityId, now))) throw new PlaceGone('groupFull');
  if (!(await queries.addMember(tx, { groupId, orderId, accountId, joinedAt: now })))
    throw new PlaceGone('groupJoined');
}

type Member = { id: string; groupId: string | null };

/** A group that ended before is left alone, and its orders are canceled. */
export async function payPlaces(tx: Tx, orders: readonly Member[]): Promise<void> {
  for (const { id, groupId } of orders) {
    if (groupId === null) continue;
    if (await queries.payPlace(tx, groupId)) await queries.setMember(tx, groupId, id, MEMBER_STATUS.PAID);
  }
}

export async function leavePlaces(tx: Tx, orders: readonly Member[], now: Date): Promise<void> {
  for (const { id, groupId } of orders) {
    if (groupId === null) continue;
    const group = await queries.lockGroup(tx, groupId);
    if (!group || (group.status !== GROUP_STATUS.UNPAID && group.status !== GROUP_STATUS.OPEN)) continue;
    const status = await queries.memberStatus(tx, groupId, id);
    if (status !== MEMBER_STATUS.HELD && status !== MEMBER_STATUS.PAID) continue;
    await queries.setMember(tx, groupId, id, MEMBER_STATUS.LEFT);
    await queries.freePlace(tx, groupId, status === MEMBER_STATUS.PAID, now);
  }
}

type Offer = { groupProdId: number; size: number; price: number };

export async function groupOffer(
  db: Db | Tx,
  productId: number,
  now: Date,
): Promise<{ offer: Offer | null; until: Date | undefined }> {
  const activities = await queries.activitiesOf(db, productId, now);
  const running = activities.find(({ startsAt }) => startsAt <= now);
  const turns = activities.map(({ startsAt, endsAt }) => (startsAt > now ? startsAt : endsAt).getTime());
  return {
    offer: running
      ? { groupProdId: running.id, size: running.size, price: Math.min(...Object.values(running.prices)) }
      : null,
    until: turns.length ? new Date(Math.min(...turns)) : undefined,
  };
}
