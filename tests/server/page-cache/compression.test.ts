import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { bestEncoding, bodyOf, compressFast, countHit } from '../../../server/page-cache/compression.ts';
import type { CachedPage } from '../../../server/page-cache/page-cache.ts';

const HTML = Buffer.from(Array.from({ length: 400 }, (_, n) => `<p class="c${n % 7}">良集 ${n * n}</p>`).join(''));
const cached = async (): Promise<CachedPage> => ({
  status: 200,
  headers: {},
  br: await compressFast(HTML),
  bytes: HTML.length,
  etag: '"1"',
  made: 0,
  hits: 0,
  tags: [],
  expires: 0,
});

describe('a cached page', () => {
  it('is compressed once per encoding, when first requested', async () => {
    const page = await cached();
    expect(brotliDecompressSync(bodyOf(page, 'br'))).toEqual(HTML);
    expect(gunzipSync(bodyOf(page, 'gzip'))).toEqual(HTML);
    expect(bodyOf(page, 'identity')).toEqual(HTML);
    expect(bodyOf(page, 'gzip')).toBe(bodyOf(page, 'gzip'));
  });

  it('is made smaller once visitors come back to it and it has stood a while', async () => {
    const page = await cached();
    const first = bodyOf(page, 'br');
    expect([1, 2, 3, 4].map(() => countHit(page, 2_999)).filter(Boolean)).toEqual([]);
    const shrinking = [1, 2, 3, 4].map(() => countHit(page, 3_000)).filter(Boolean);
    expect(shrinking).toHaveLength(1);
    await shrinking[0];
    expect(bodyOf(page, 'br').length).toBeLessThan(first.length);
    expect(brotliDecompressSync(bodyOf(page, 'br'))).toEqual(HTML);
  });
});

describe('the encoding of a response', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip;q=0.5', 'gzip'],
    ['zstd', 'identity'],
    [undefined, 'identity'],
  ])('%s → %s', (accept, encoding) => expect(bestEncoding(accept)).toBe(encoding));
});
