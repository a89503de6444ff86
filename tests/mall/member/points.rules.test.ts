import { expect, it } from 'vitest';
import { ONCE } from '#contract/member/values.ts';
import { pointsEarned, pointsLeft } from '#mall/member/points.rules.ts';

it('gives whole points for what was paid, more often for members with more benefits', () => {
  expect([
    pointsEarned(1_999, ONCE, 1_000),
    pointsEarned(1_999, 2 * ONCE, 1_000),
    pointsEarned(0, ONCE, 1_000),
  ]).toEqual([1, 3, 0]);
});

it('takes points back in the proportion of what was refunded', () => {
  expect([pointsLeft(19, 19_999, 10_000), pointsLeft(19, 19_999, 19_999), pointsLeft(3, 0, 0)]).toEqual([9, 0, 3]);
  expect(pointsLeft(5, 100, 200)).toBe(0);
});
