import { describe, expect, it } from 'vitest';
import { readAsked } from '../../src/lib/cache/asked.ts';

describe('what a request asks for', () => {
  it('is read from raw headers in any case, and nothing else is', () => {
    const raw = ['Host', 'mall.test', 'COOKIE', 'a=1', 'accept-Encoding', 'br', 'If-None-Match', '"1"', 'Date', 'now'];
    expect(readAsked(raw)).toEqual({ host: 'mall.test', cookie: 'a=1', encodings: 'br', known: '"1"' });
  });

  it('joins headers that came in several, as Node does', () => {
    expect(readAsked(['Cookie', 'a=1', 'Cookie', 'b=2', 'Accept-Encoding', 'br', 'Accept-Encoding', 'gzip'])).toEqual({
      host: undefined,
      cookie: 'a=1; b=2',
      encodings: 'br, gzip',
      known: undefined,
    });
  });
});
