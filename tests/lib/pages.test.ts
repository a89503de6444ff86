import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { joined } from '../../src/lib/cache/brotli.ts';
import { bestEncoding, bodyOf, countHit, pageKey, type StoredPage } from '../../src/lib/cache/pages.ts';

const HTML = Buffer.from(Array.from({ length: 400 }, (_, n) => `<p class="c${n % 7}">良集 ${n * n}</p>`).join(''));
const stored = (): StoredPage => ({
  status: 200,
  headers: {},
  br: joined([{ bytes: HTML }]),
  bytes: HTML.length,
  etag: '"1"',
  hits: 0,
  tags: [],
  expires: 0,
});

describe('a kept page', () => {
  it('is compressed once per encoding, when first asked for', () => {
    const page = stored();
    expect(brotliDecompressSync(bodyOf(page, 'br'))).toEqual(HTML);
    expect(gunzipSync(bodyOf(page, 'gzip'))).toEqual(HTML);
    expect(bodyOf(page, 'identity')).toEqual(HTML);
    expect(bodyOf(page, 'gzip')).toBe(bodyOf(page, 'gzip'));
  });

  it('is made smaller once people come back to it', async () => {
    const page = stored();
    const first = bodyOf(page, 'br');
    const shrinking = [1, 2, 3, 4].map(() => countHit(page)).filter(Boolean);
    expect(shrinking).toHaveLength(1);
    await shrinking[0];
    expect(bodyOf(page, 'br').length).toBeLessThan(first.length);
    expect(brotliDecompressSync(bodyOf(page, 'br'))).toEqual(HTML);
  });
});

describe('the encoding of an answer', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip;q=0.5', 'gzip'],
    ['zstd', 'identity'],
    [undefined, 'identity'],
  ])('%s → %s', (accept, encoding) => expect(bestEncoding(accept)).toBe(encoding));
});

describe('the key of a page', () => {
  const key = (path: string) => pageKey(new URL(path, 'http://mall.test'), 'zh');
  it('leaves out what does not change the page', () => {
    expect(key('/goods/?utm_source=x&page=2&brand=1&lang=en')).toBe(key('/goods?brand=1&page=2'));
  });
  it('keeps what does', () => {
    expect(key('/goods?page=2')).not.toBe(key('/goods?page=3'));
    expect(key('/goods?page=1&page=2')).not.toBe(key('/goods?page=2&page=1'));
    expect(pageKey(new URL('http://a.test/'), 'zh')).not.toBe(pageKey(new URL('http://a.test/'), 'en'));
    expect(pageKey(new URL('http://a.test/'), 'zh')).not.toBe(pageKey(new URL('http://b.test/'), 'zh'));
  });
});
