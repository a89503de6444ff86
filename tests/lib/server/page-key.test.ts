import { describe, expect, it } from 'vitest';
import { pageKey } from '#src/lib/server/page-key.ts';

describe('the key of a page', () => {
  const key = (path: string) => pageKey(new URL(path, 'http://mall.test'), 'zh');
  it('leaves out what does not change the page', () => {
    expect(key('/goods/?utm_source=x&page=2&brand=1&lang=en')).toBe(key('/goods?brand=1&page=2'));
  });
  it('contains what does', () => {
    expect(key('/goods?page=2')).not.toBe(key('/goods?page=3'));
    expect(key('/goods?page=1&page=2')).not.toBe(key('/goods?page=2&page=1'));
    expect(pageKey(new URL('http://a.test/'), 'zh')).not.toBe(pageKey(new URL('http://a.test/'), 'en'));
    expect(pageKey(new URL('http://a.test/'), 'zh')).not.toBe(pageKey(new URL('http://b.test/'), 'zh'));
  });
});
