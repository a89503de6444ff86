import { expect, it } from 'vitest';
import { hotGroups, pieces } from '#src/islands/public/search/panel.ts';

it('marks what was typed, whatever its case and wherever it stands', () => {
  const marked = (text: string, typed: string) =>
    pieces(text, typed)
      .map((one) => (one.typed ? `[${one.piece}]` : one.piece))
      .join('');
  expect(marked('Tea cups and teapots', 'tea')).toBe('[Tea] cups and [tea]pots');
  expect(marked('红色连衣裙', '红 裙')).toBe('[红]色连衣[裙]');
  expect(marked('4.8 (best)', '(b')).toBe('4.8 [(b]est)');
  expect([marked('茶', ' '), marked('茶', '杯')]).toEqual(['茶', '茶']);
});

it('offers the popular searches that the page names', () => {
  const list = document.createElement('ul');
  list.ariaLabel = '热门搜索';
  expect([hotGroups(null), hotGroups(list)]).toEqual([[], []]);
  list.innerHTML = '<li><a href="/search">手机</a></li>';
  expect(hotGroups(list)).toEqual([
    { title: '热门搜索', entries: [{ text: '手机', word: '手机', href: '/search?searchText=%E6%89%8B%E6%9C%BA' }] },
  ]);
});
