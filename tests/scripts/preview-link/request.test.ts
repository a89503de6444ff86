import { expect, it } from 'vitest';
import { requestOf, USAGE } from '../../../scripts/preview-link/request.ts';

it.each([[], ['product'], ['product', 'x'], ['product', '0'], ['home', '1'], ['shop', '1']])(
  '%j %j is answered with how it is used',
  (...positionals) => expect(requestOf(positionals, '24')).toBe(USAGE),
);

it.each(['0', '-1', 'x', '721'])('%s hours are refused', (hours) =>
  expect(requestOf(['home'], hours)).toBe('--hours takes a number up to 720'),
);

it('asks for a product or the home page', () => {
  expect(requestOf(['product', '12'], '24')).toEqual({ subject: { kind: 'product', id: 12 }, hours: 24 });
  expect(requestOf(['home'], '720')).toEqual({ subject: { kind: 'home' }, hours: 720 });
});
