import { expect, it } from 'vitest';
import { signedPercent } from '#src/lib/browser/desk/figures.ts';

it.each([
  [320, '+3.2%'],
  [-1_250, '−12.5%'],
  [0, '0.0%'],
  [99_990, '+999.9%'],
  [109_658_340, '> 999%'],
])('a change of %d basis points is %s', (basisPoints, text) => {
  expect(signedPercent(basisPoints)).toBe(text);
});
