import { expect, it } from 'vitest';
import { activityState, joinError } from '#mall/group-buy/group-buy.rules.ts';

const at = (hour: number) => new Date(Date.UTC(2026, 4, 1, hour));
const RUNNING = { stopped: false, startsAt: at(8), endsAt: at(20) };
const OPEN = { activityId: 7, state: 'open', endsAt: at(22), places: 2, size: 3 } as const;

it.each([
  [at(7), 'coming'],
  [at(8), 'running'],
  [at(20), 'over'],
] as const)('at %s an activity is %s', (now, state) => expect(activityState(RUNNING, now)).toBe(state));

it('one that was stopped is over', () => expect(activityState({ ...RUNNING, stopped: true }, at(9))).toBe('over'));

it.each([
  ['an activity that is gone', { activity: undefined }, 9, 'groupOver'],
  ['a new group while it runs', { groupId: undefined, group: undefined }, 9, undefined],
  ['a new group before it', { groupId: undefined, group: undefined }, 7, 'groupOver'],
  ['a group that is not there', { group: undefined }, 9, 'groupOver'],
  ['a group of another activity', { group: { ...OPEN, activityId: 8 } }, 9, 'groupOver'],
  ['one that they are in', { joined: true }, 9, 'groupJoined'],
  ['one that is full', { group: { ...OPEN, state: 'full' } }, 9, 'groupFull'],
  ['one that failed', { group: { ...OPEN, state: 'failed' } }, 9, 'groupOver'],
  ['one whose time is over', {}, 22, 'groupOver'],
  ['one with a place left', {}, 9, undefined],
  ['one with a place left, after the activity', {}, 21, undefined],
  ['one whose places are all taken', { group: { ...OPEN, places: 3 } }, 9, 'groupFull'],
] as const)('%s', (_, change, hour, error) =>
  expect(
    joinError({ activityId: 7, groupId: '1', activity: RUNNING, group: OPEN, joined: false, ...change }, at(hour)),
  ).toBe(error),
);
