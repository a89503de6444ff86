import { expect, it } from 'vitest';
import { menuPaths, navCell } from '#src/lib/server/nav.ts';

it.each([
  ['/', '/'],
  ['/newlist?page=2', '/newlist'],
  ['/goods', '/goods'],
  ['/goods?category=digital', undefined],
  ['/other/faq', undefined],
])('%s is in the cell %s', (path, cell) => expect(navCell(new URL(path, 'http://mall.test'))).toBe(cell));

it('the menu leads to what the mall has, in its order, and home', () => {
  expect(menuPaths([])).toEqual(['/']);
  expect(menuPaths(['custom', 'new'])).toEqual(['/', '/newlist', '/customized']);
  expect(menuPaths(['later' as 'new', 'coupons'])).toEqual(['/', '/coupons']);
});
