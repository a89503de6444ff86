import { expect, it } from 'vitest';
import { navCell } from '#src/lib/server/nav.ts';

it.each([
  ['/', '/'],
  ['/newlist?page=2', '/newlist'],
  ['/goods', '/goods'],
  ['/goods?category=digital', undefined],
  ['/other/faq', undefined],
])('%s is in the cell %s', (path, cell) => expect(navCell(new URL(path, 'http://mall.test'))).toBe(cell));
