import { describe, expect, it } from 'vitest';
import { readPageRequest } from '../../server/page-request.ts';

describe('the headers that choose a page', () => {
  it('are read from raw headers in any case, and nothing else is', () => {
    const raw = ['Host', 'mall.test', 'COOKIE', 'a=1', 'accept-Encoding', 'br', 'If-None-Match', '"1"', 'Date', 'now'];
    const ahead = ['Sec-Purpose', 'prefetch', 'save-data', 'on', 'ECT', '3g'];
    expect(readPageRequest([...raw, ...ahead])).toEqual({
      ...{ host: 'mall.test', cookie: 'a=1', encodings: 'br', etag: '"1"' },
      ...{ purpose: 'prefetch', saveData: 'on', connection: '3g' },
    });
  });

  it('are joined where they came in several, as Node does', () => {
    expect(
      readPageRequest(['Cookie', 'a=1', 'Cookie', 'b=2', 'Accept-Encoding', 'br', 'Accept-Encoding', 'gzip']),
    ).toEqual({
      host: undefined,
      cookie: 'a=1; b=2',
      encodings: 'br, gzip',
      etag: undefined,
    });
  });
});
