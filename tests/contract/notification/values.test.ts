import { expect, it } from 'vitest';
import { isQuietHour, pauseAfter } from '#contract/notification/values.ts';

it('pauses grow, and end', () => {
  const pauses = [1, 2, 3, 4, 5, 6].map(pauseAfter);
  expect(pauses.at(-1)).toBeUndefined();
  const given = pauses.slice(0, -1) as number[];
  expect(given).toEqual(given.toSorted((a, b) => a - b));
});

it.each([
  [22, 8, [22, 23, 0, 7], [8, 12, 21]],
  [1, 5, [1, 4], [0, 5, 23]],
  [8, 8, [], [0, 8, 23]],
])('from %i until %i', (from, until, quiet, loud) => {
  for (const hour of quiet) expect(isQuietHour(hour, from, until)).toBe(true);
  for (const hour of loud) expect(isQuietHour(hour, from, until)).toBe(false);
});
