import { expect, it } from 'vitest';
import type { FooterDocument } from '#contract/content/desk.schema.ts';
import { CONTENT_TYPE } from '#contract/enums.ts';
import { added, below, changed, moved, reordered, toTree, without } from '#src/lib/browser/desk/footer.ts';
import { fromLocal, toLocal } from '#src/lib/browser/desk/time.ts';
import { toGroup, withoutEmpty } from '#src/lib/browser/desk/word-groups.ts';

const item = (id: number, parentId: number | null): FooterDocument['items'][number] => ({
  ...{ id, parentId, type: CONTENT_TYPE.WORD, content: null, link: null, files: ['a.avif'] },
  title: { zh: `第${id}`, en: '' },
});
const ITEMS = [item(1, null), item(11, 1), item(12, 1), item(2, null), item(21, 2)];
const ids = (items: FooterDocument['items']) => items.map(({ id }) => id);

it('the tree is shown as the shop would be given it', () => {
  const [first] = toTree(ITEMS, 'en');
  expect(first).toMatchObject({ id: 1, titleName: '第1', fileVOs: [{ fileUrl: 'a.avif' }] });
  expect(first?.children.map(({ id }) => id)).toEqual([11, 12]);
});

it('items are ordered among their own', () => {
  const turned = reordered(ITEMS, 1, below(ITEMS, 1).toReversed());
  expect(ids(below(turned, 1))).toEqual([12, 11]);
  expect(ids(below(turned, 2))).toEqual([21]);
  const columns = reordered(ITEMS, null, below(ITEMS, null).toReversed());
  expect(ids(below(columns, null))).toEqual([2, 1]);
  expect(ids(below(columns, 1))).toEqual([11, 12]);
});

it('a new one has an id of its own, below 0', () => {
  const one = added(ITEMS, 1);
  const two = added(one.items, null);
  expect([one.id, two.id]).toEqual([-1, -2]);
  expect(ids(below(two.items, 1))).toEqual([11, 12, -1]);
});

it('a column goes with its items; an item moves to another column', () => {
  expect(ids(without(ITEMS, 1))).toEqual([2, 21]);
  expect(ids(below(moved(ITEMS, 11, 2), 2))).toEqual([21, 11]);
  expect(moved(ITEMS, 99, 2)).toBe(ITEMS);
  expect(changed(ITEMS, 21, { link: '/x' }).at(-1)?.link).toBe('/x');
});

it('times are those of the clock in China', () => {
  expect(toLocal('2026-01-01T00:30:00.000Z')).toBe('2026-01-01T08:30');
  expect(fromLocal('2026-01-01T08:30')).toBe('2026-01-01T00:30:00.000Z');
  expect(fromLocal('')).toBeUndefined();
});

it('groups of words are typed with commas of either script, and sent without what is empty', () => {
  expect(toGroup('灯，台灯,lamp、')).toEqual(['灯', '台灯', 'lamp', '']);
  const hotWords = [
    { zh: ' ', en: '' },
    { zh: '灯', en: '' },
  ];
  const redirect = { words: '新品', path: '/newlist' };
  expect(
    withoutEmpty({ hotWords, synonyms: [['灯', ' ', 'lamp'], [' ']], redirects: [redirect, { words: ' ', path: '' }] }),
  ).toEqual({
    hotWords: [{ zh: '灯', en: '' }],
    synonyms: [['灯', 'lamp']],
    redirects: [redirect],
  });
});
