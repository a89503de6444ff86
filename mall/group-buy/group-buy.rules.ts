import type { CheckoutError } from '#contract/checkout/schema.ts';
import type { GroupState } from '#contract/group-buy/schema.ts';

type ActivityTime = { stopped: boolean; startsAt: Date; endsAt: Date };

export const activityState = ({ stopped, startsAt, endsAt }: ActivityTime, now: Date): 'coming' | 'running' | 'over' =>
  stopped || now >= endsAt ? 'over' : now < startsAt ? 'coming' : 'running';

type Join = {
  activityId: number;
  /** Undefined: a new group is opened. */
  groupId: string | undefined;
  activity: ActivityTime | undefined;
  group: { activityId: number; state: GroupState; endsAt: Date; places: number; size: number } | undefined;
  joined: boolean;
};

/** Why a shopper cannot open or join a group. One that is open may still be filled after the activity. */
export function joinError(
  { activityId, groupId, activity, group, joined }: Join,
  now: Date,
): CheckoutError | undefined {
  if (!activity) return 'groupOver';
  if (groupId === undefined) return activityState(activity, now) === 'running' ? undefined : 'groupOver';
  if (group?.activityId !== activityId) return 'groupOver';
  if (joined) return 'groupJoined';
  if (group.state === 'full') return 'groupFull';
  if (group.state !== 'open' || now >= group.endsAt) return 'groupOver';
  return group.places < group.size ? undefined : 'groupFull';
}
