import { describe, expect, it } from 'vitest';
import { ratesOf } from '#mall/settlement/commission-rate.rules.ts';
import { periodBefore } from '#mall/settlement/period.rules.ts';

describe('the last period that is over', () => {
  it.each([
    ['2026-07-01', 'month', '2026-06-01', '2026-07-01'],
    ['2026-07-31', 'month', '2026-06-01', '2026-07-01'],
    ['2026-01-01', 'month', '2025-12-01', '2026-01-01'],
    ['2026-03-01', 'month', '2026-02-01', '2026-03-01'],
    // A Monday, a Sunday, and a week over the end of the year.
    ['2026-06-15', 'week', '2026-06-08', '2026-06-15'],
    ['2026-06-21', 'week', '2026-06-08', '2026-06-15'],
    ['2026-01-01', 'week', '2025-12-22', '2025-12-29'],
  ] as const)('on %s by %s is from %s until %s', (day, period, from, to) => {
    expect(periodBefore(day, period)).toEqual({ from, to });
  });
});

it('categories without a rate have that of the nearest above, at last of the mall', () => {
  const category = (id: number, parentId: number | null, rate: number | null) => ({ id, parentId, rate });
  const tree = [
    category(4, 2, null),
    category(1, null, null),
    category(2, 1, 800),
    category(3, 2, 0),
    category(5, null, null),
  ];
  expect(ratesOf(tree, 500).map(({ id, applies }) => [id, applies])).toEqual([
    [1, 500],
    [2, 800],
    [4, 800],
    [3, 0],
    [5, 500],
  ]);
});
