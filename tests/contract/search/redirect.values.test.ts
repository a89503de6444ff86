import { expect, it } from 'vitest';
import { isRedirectPath } from '#contract/search/redirect.values.ts';

it.each([
  '/',
  '/goods?category=fruit',
  '/goods?prodId=7',
  '/newlist',
  '/search?shopId=2',
  '/other/service',
  '/searching',
])('words may lead to %s', (path) => {
  expect(isRedirectPath(path)).toBe(true);
});

it.each([
  '',
  'goods',
  '//evil.example/x',
  '/\\evil.example',
  'https://evil.example',
  'javascript:alert(1)',
  '/goods?category=水果',
  '/a b',
  '/a\r\nset-cookie: x',
  '/search?searchText=lamp',
  '/search/?searchText=lamp',
  '/search',
  '/search?shopId=2&searchText=lamp',
  '/desk',
  '/desk/words',
  '/x/../desk/words',
  '/api/pms/search',
  '/media/x.webp',
])('words may not lead to %s', (path) => {
  expect(isRedirectPath(path)).toBe(false);
});
