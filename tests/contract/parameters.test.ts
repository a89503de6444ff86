import { expect, it } from 'vitest';
import { hasMoreParameters } from '#contract/parameters.ts';

it.each([
  ['', 1, false],
  ['a=1', 1, false],
  ['a=1&b=2', 1, true],
  ['a=1&b=2', 2, false],
  ['&&&&', 4, true],
])('%j has more than %i parameters: %s', (text, most, more) => {
  expect(hasMoreParameters(text, most)).toBe(more);
});
