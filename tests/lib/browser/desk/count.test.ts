import { expect, it } from 'vitest';
import { countOf } from '#src/lib/browser/desk/count.ts';

it('a count is typed in digits of any width, or left out', () => {
  expect([countOf('12'), countOf(' １２ '), countOf(''), countOf('0')]).toEqual([12, 12, null, 0]);
  expect([countOf('1.5'), countOf('-1'), countOf('12345678'), countOf('x')]).toEqual(Array(4).fill(undefined));
});
