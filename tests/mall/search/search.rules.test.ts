import { describe, expect, it } from 'vitest';
import { LISTING } from '#contract/catalog/listing.values.ts';
import {
  type CategoryRow,
  cappedTotal,
  categoryBranch,
  categoryPath,
  categoryTree,
  listingPages,
  weekOf,
} from '#mall/catalog/catalog.rules.ts';
import { wordsElsewhere } from '#mall/search/category-words.rules.ts';
import { COUNTED, type FacetRow, facetsOf, namesNeeded, pagesOf } from '#mall/search/facets.rules.ts';
import { pieces, slipKeys, slips, substrings } from '#mall/search/spelling.rules.ts';

const category = (id: number, parentId: number | null, en = `C${id}`): CategoryRow => ({
  id,
  code: `c${id}`,
  parentId,
  ...{ seoTitle: { zh: '', en: '' }, seoDescription: { zh: '', en: '' } },
  level: 1,
  name: { zh: `类${id}`, en },
  icon: '',
  noReturns: false,
});
const TREE = [category(3, 1), category(1, null), category(2, null), category(4, 3), category(5, 1, '')];

describe('categories', () => {
  it('become a tree in their own order, wherever the parent stands; one without a parent is left out', () => {
    const tree = categoryTree([...TREE, category(9, 77)], 'en');
    const leaf = { children: [], icon: '', level: 1 };
    expect(tree).toEqual([
      {
        id: 1,
        code: 'c1',
        name: 'C1',
        icon: '',
        level: 1,
        children: [
          { ...leaf, id: 3, code: 'c3', name: 'C3', children: [{ ...leaf, id: 4, code: 'c4', name: 'C4' }] },
          { ...leaf, id: 5, code: 'c5', name: '类5' },
        ],
      },
      { ...leaf, id: 2, code: 'c2', name: 'C2' },
    ]);
    expect(categoryTree([], 'zh')).toEqual([]);
  });

  it('have a path from the top, which ends even when they go round in circles', () => {
    expect(categoryPath(TREE, 4).map(({ id }) => id)).toEqual([1, 3, 4]);
    expect(categoryPath(TREE, 77)).toEqual([]);
    expect(categoryPath(TREE, undefined)).toEqual([]);
    expect(categoryPath([category(1, 2), category(2, 1)], 1).map(({ id }) => id)).toEqual([2, 1]);
    expect(categoryBranch(TREE, 1)).toEqual([3, 1, 4, 5]);
  });
});

describe('totals', () => {
  it('make at least one page and at most what a listing shows', () => {
    expect([0, 1, LISTING.pageSize, LISTING.pageSize + 1].map(listingPages)).toEqual([1, 1, 1, 2]);
    expect(listingPages(1e9)).toBe(LISTING.maxPage);
  });

  it('stop at the exact count', () => {
    expect(cappedTotal(LISTING.exactCount)).toEqual({ total: LISTING.exactCount, exact: true });
    expect(pagesOf(25)).toEqual({ total: 25, exact: true, pages: 2 });
    expect(pagesOf(LISTING.exactCount + 1)).toEqual({
      total: LISTING.exactCount,
      exact: false,
      pages: LISTING.maxPage,
    });
  });
});

it('a week begins on Monday at midnight in China', () => {
  expect(weekOf(new Date('2024-05-12T15:59:59Z'))).toBe('2024-05-06');
  expect(weekOf(new Date('2024-05-12T16:00:00Z'))).toBe('2024-05-13');
});

describe('facets', () => {
  const name = (en: string) => ({ zh: `中${en}`, en });
  const names = {
    brands: [
      { id: 7, name: name('Seven') },
      { id: 8, name: name('Eight') },
    ],
    shops: [{ id: 6, name: name('Shop') }],
    values: [
      { id: 21, name: name('Red'), attributeId: 20, attributeName: name('Colour') },
      { id: 31, name: name('Large'), attributeId: 30, attributeName: name('Size') },
      { id: 22, name: name('Blue'), attributeId: 20, attributeName: name('Colour') },
    ],
  };
  const found = (all: number): FacetRow[] => [
    { kind: 'all', id: 0, count: all },
    { kind: 'category', id: 4, count: 2 },
    { kind: 'category', id: 5, count: 3 },
    { kind: 'category', id: 2, count: 9 },
    { kind: 'category', id: 77, count: 50 },
    { kind: 'brand', id: 8, count: 4 },
    { kind: 'brand', id: 7, count: 4 },
    { kind: 'brand', id: 9, count: 40 },
    { kind: 'shop', id: 6, count: 1 },
    { kind: 'value', id: 21, count: 5 },
    { kind: 'value', id: 22, count: 6 },
    { kind: 'price', id: 100, count: 900 },
  ];
  const around = { names, rows: TREE, current: null, chosen: [], language: 'en' as const };

  it('count for the child of the chosen category, the most first, and leave out what has no name', () => {
    expect(facetsOf(found(COUNTED), around)).toEqual({
      categories: [
        { code: 'c2', name: 'C2', count: 9 },
        { code: 'c1', name: 'C1', count: 5 },
      ],
      brands: [
        { id: 7, name: 'Seven', count: 4 },
        { id: 8, name: 'Eight', count: 4 },
      ],
      shops: [{ id: 6, name: 'Shop', count: 1 }],
      attributes: [
        {
          id: 20,
          name: 'Colour',
          values: [
            { id: 21, name: 'Red', count: 5 },
            { id: 22, name: 'Blue', count: 6 },
          ],
        },
        { id: 30, name: 'Size', values: [{ id: 31, name: 'Large', count: 0 }] },
      ],
      price: { min: 100, max: 900 },
    });
    expect(facetsOf(found(1), { ...around, current: 1, language: 'zh' }).categories).toEqual([
      { code: 'c5', name: '类5', count: 3 },
      { code: 'c3', name: '类3', count: 2 },
    ]);
  });

  it('of too many goods keep options, order and price but no count', () => {
    const counted = facetsOf(found(COUNTED), around);
    const without = JSON.parse(JSON.stringify(counted), (key, value) => (key === 'count' ? null : value));
    expect(facetsOf(found(COUNTED + 1), around)).toEqual(without);
  });

  it('show the attributes that reach most, one of each name, and those chosen, in their own order', () => {
    const attributes = Array.from({ length: 9 }, (_, n) => ({ id: n + 1, of: n === 8 ? 'A1' : `A${n}` }));
    const many = {
      ...names,
      values: attributes.map(({ id, of }) => ({
        id: id * 10,
        name: name('v'),
        attributeId: id,
        attributeName: name(of),
      })),
    };
    const rows: FacetRow[] = attributes.map(({ id }) => ({ kind: 'value', id: id * 10, count: id }));
    const shown = (chosen: number[]) =>
      facetsOf(rows, { ...around, names: many, chosen }).attributes.map(({ id }) => id);
    expect(shown([])).toEqual([4, 5, 6, 7, 8, 9]);
    expect(shown([2])).toEqual([2, 4, 5, 6, 7, 8]);
    expect(shown([1, 2, 9])).toEqual([1, 2, 6, 7, 8, 9]);
  });

  it('of nothing are empty', () => {
    const none = { brands: [], shops: [], values: [] };
    expect(facetsOf([], { ...around, names: none })).toEqual({
      categories: [],
      brands: [],
      shops: [],
      attributes: [],
      price: null,
    });
  });

  it('need the names of the best brands and of every value', () => {
    const rows = (kind: FacetRow['kind']) => Array.from({ length: 30 }, (_, id): FacetRow => ({ kind, id, count: id }));
    const needed = namesNeeded([...rows('brand'), ...rows('value')]);
    expect(needed.brands).toEqual(Array.from({ length: LISTING.facetOptions }, (_, at) => 29 - at));
    expect(needed.values).toHaveLength(30);
    expect(needed.shops).toEqual([]);
    expect(namesNeeded(rows('brand'), [29, 2]).brands).toEqual([...needed.brands, 2]);
  });
});

describe('words of categories', () => {
  const named = (id: number, parentId: number | null, zh: string, en: string): CategoryRow => ({
    ...category(id, parentId),
    name: { zh, en },
  });
  const rows = [
    named(1, null, '服饰鞋包', 'Clothing, shoes & bags'),
    named(2, 1, '鞋', 'shoes'),
    named(3, 1, '包与箱', 'bags and luggage'),
    named(4, 2, '皮鞋', 'leather shoes'),
    named(5, null, '玩具', 'toys'),
  ];
  const cut = (text: string) => text.trim().split(' ').filter(Boolean);

  it('belong to the category that has them to itself', () => {
    const elsewhere = wordsElsewhere(rows, cut);
    expect([...elsewhere(4)]).toEqual(['包', '箱', 'bags', 'luggage']);
    expect([...elsewhere(3)]).toEqual(['鞋', 'shoes', '皮鞋']);
    expect([...elsewhere(5)]).toEqual([]);
  });
});

describe('spelling', () => {
  it.each([
    ['', '', 0],
    ['', 'abc', 3],
    ['abc', '', 3],
    ['phone', 'phone', 0],
    ['phone', 'phon', 1],
    ['phone', 'phonne', 1],
    ['phone', 'phane', 1],
    ['phone', 'hpone', 1],
    ['phone', 'phoen', 1],
    ['ab', 'ba', 1],
    ['abcd', 'badc', 2],
    ['ca', 'abc', 3],
    ['kitten', 'sitting', 3],
    ['手机', '机手', 1],
    ['𠮷野家', '野家', 1],
  ])('%s and %s differ by their slips', (a, b, count) => {
    expect(slips(a, b)).toBe(count);
    expect(slips(b, a)).toBe(count);
  });

  it('words one slip apart share a key; short, long and numbered ones have none', () => {
    expect(slipKeys('moon')).toEqual(['moon', 'oon', 'mon', 'moo']);
    expect(slipKeys('照相机')).toEqual(['照相机', '相机', '照机', '照相']);
    expect(['tea', '手机', 'x'.repeat(25), 'abc4'].flatMap(slipKeys)).toEqual([]);
    expect(slipKeys('x'.repeat(24))).toHaveLength(2);
  });

  it('looks at every piece of two letters or more, of a text not too long', () => {
    expect(substrings('abcd')).toEqual(['ab', 'abc', 'abcd', 'bc', 'bcd', 'cd']);
    expect(substrings('abcd', 2)).toEqual(['ab', 'bc', 'cd']);
    expect(substrings('a')).toEqual([]);
    expect(substrings('ab'.repeat(24))).not.toEqual([]);
    expect(substrings('x'.repeat(49))).toEqual([]);
  });

  it('puts a text together from the fewest pieces', () => {
    expect(pieces('xian', new Set(['xi', 'an', 'xian']))).toEqual(['xian']);
    expect(pieces('abcd', new Set(['a', 'b', 'ab', 'cd']))).toEqual(['ab', 'cd']);
    expect(pieces('abcd', new Set(['a', 'abc', 'bcd', 'd']))).toEqual(['a', 'bcd']);
    expect(pieces('abcd', new Set(['ab', 'c']))).toBeUndefined();
    expect(pieces('', new Set())).toEqual([]);
  });
});
