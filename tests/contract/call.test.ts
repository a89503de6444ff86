import { expect, it } from 'vitest';
import { get, post, postOnce, put, remove, urlOf } from '#contract/call.ts';

it.each([
  ['/api/a', {}, '/api/a'],
  ['/api/a/{id}/b/{ref}', { params: { id: 7, ref: 'x/y' } }, '/api/a/7/b/x%2Fy'],
  ['/api/a', { query: { page: 2, text: '水壶', none: undefined } }, '/api/a?page=2&text=%E6%B0%B4%E5%A3%B6'],
  ['/api/a', { query: new URLSearchParams('tab=all') }, '/api/a?tab=all'],
  ['/api/a', { query: new URLSearchParams() }, '/api/a'],
] as const)('%s with %j is %s', (path, sent, url) => expect(urlOf(get(path), sent)).toBe(url));

it('a call without anything is its path', () => expect(urlOf(get('/api/a'))).toBe('/api/a'));

it('calls say by which method they are made, and whether an attempt has a name', () => {
  expect([get, post, put, remove].map((make) => make('/api/a').method)).toEqual(['get', 'post', 'put', 'delete']);
  expect(postOnce('/api/a')).toEqual({ method: 'post', path: '/api/a', idempotent: true });
});
