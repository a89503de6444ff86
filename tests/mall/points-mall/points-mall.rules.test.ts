import { expect, it } from 'vitest';
import { HOUR_MS } from '#contract/time.ts';
import { costing, exchangeErrors, mayStillHave, pointsState } from '#mall/points-mall/points-mall.rules.ts';

const NOW = new Date('2026-03-03T04:00:00Z');
const at = (hours: number) => new Date(NOW.getTime() + hours * HOUR_MS);
const offer = { stopped: false, startsAt: at(-1), endsAt: at(1), stock: 1 };

it('says where a good stands', () => {
  expect(pointsState(offer, NOW)).toBe('running');
  expect(pointsState({ ...offer, stock: 0 }, NOW)).toBe('soldOut');
  expect(pointsState(offer, at(-2))).toBe('coming');
  expect(pointsState(offer, at(1))).toBe('over');
  expect(pointsState({ ...offer, stopped: true }, NOW)).toBe('over');
});

it('counts what a shopper may still have', () => {
  expect(mayStillHave(null, 5)).toBeNull();
  expect(mayStillHave(3, 1)).toBe(2);
  expect(mayStillHave(3, 4)).toBe(0);
});

it('says what stops an exchange', () => {
  expect(exchangeErrors(offer, 100, 100, NOW)).toEqual([]);
  expect(exchangeErrors(offer, 101, 100, NOW)).toEqual(['points']);
  expect(exchangeErrors(undefined, 0, 100, NOW)).toEqual(['pointsOver']);
  expect(exchangeErrors({ ...offer, stopped: true }, 1, 100, NOW)).toEqual(['pointsOver']);
  expect(exchangeErrors(offer, 1, 100, at(-2))).toEqual(['pointsOver']);
  expect(exchangeErrors(offer, 1, 100, at(1))).toEqual(['pointsOver']);
});

it('takes points as a price', () => {
  const priced = { payable: 5, points: { most: 3, used: 0, saves: 0 }, shops: [{ id: 1, points: 0 }] };
  expect(costing(priced, 300)).toEqual({
    ...{ payable: 5, points: { most: 0, used: 300, saves: 0 }, shops: [{ id: 1, points: 300 }] },
  });
});
