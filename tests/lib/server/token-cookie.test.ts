import { expect, it } from 'vitest';
import { tokenCookie } from '#src/lib/server/token-cookie.ts';

const read = (value?: string) =>
  tokenCookie({ get: () => (value === undefined ? undefined : ({ value } as never)) }, 'b2cToken');

it('reads the token of a cookie', () => {
  expect(read('3f2a-77b1_Ab')).toBe('3f2a-77b1_Ab');
});

it.each([undefined, '', ' ', 'a b', '你', 'a\r\nb', 'x'.repeat(201), '\u0000'])('takes %j for none', (value) => {
  expect(read(value)).toBeUndefined();
});
