import { expect, test } from 'vitest';
import { clear, isNarrowed, listingUrl, readSearch, toggle } from '#src/lib/server/listing-url.ts';
import { piecesOf } from '#src/lib/server/marks.ts';

const read = (query: string) => readSearch(new URLSearchParams(query));

test('words, shop and shops stay in the address', () => {
  const wanted = read('searchText=+手机+&shopId=3&shop=2,1&sort=sales');
  if (!wanted) throw new Error('not read');
  expect(wanted).toMatchObject({ search: { text: '手机', shopId: 3 }, shops: [1, 2] });
  expect(isNarrowed(wanted)).toBe(true);
  const query = '?searchText=%E6%89%8B%E6%9C%BA&shopId=3';
  expect(listingUrl(wanted, '/search')).toBe(`/search${query}&shop=1,2&sort=sales`);
  expect(listingUrl(toggle(wanted, 'shops', 2), '/search')).toBe(`/search${query}&shop=1&sort=sales`);
  expect(listingUrl(clear(wanted), '/search')).toBe(`/search${query}&sort=sales`);
});

test('a long text is cut, a shop or page that cannot be is not found', () => {
  expect(read(`searchText=${'🙂'.repeat(5_000)}`)?.search?.text).toBe('🙂'.repeat(100));
  expect(read('')?.search).toEqual({ text: '', shopId: undefined });
  expect(read('shopId=abc')).toBeUndefined();
  expect(read('searchText=a&page=0')).toBeUndefined();
});

test('a title in pieces', () => {
  expect(piecesOf('智能手机壳', [[2, 4]])).toEqual([
    { text: '智能', marked: false },
    { text: '手机', marked: true },
    { text: '壳', marked: false },
  ]);
  expect(piecesOf('手机', [[0, 2]])).toEqual([{ text: '手机', marked: true }]);
});
