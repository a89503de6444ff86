import { expect, it } from 'vitest';
import { pressedOf } from '#contract/report/searches.values.ts';

it('presses are a share of the searches that found something', () => {
  expect(pressedOf({ searches: 30, missed: 10, presses: 5 })).toBe(2_500);
  expect(pressedOf({ searches: 10, missed: 10, presses: 0 })).toBeNull();
  expect(pressedOf({ searches: 0, missed: 0, presses: 0 })).toBeNull();
});
