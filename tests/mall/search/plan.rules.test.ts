import { describe, expect, it } from 'vitest';
import type { CategoryRow } from '#mall/catalog/catalog.rules.ts';
import { partsOf, RANK } from '#mall/ports/search-parts.rules.ts';
import { endings, inMall } from '#mall/search/in-catalogue.rules.ts';
import { placePoints } from '#mall/search/places.rules.ts';
import { markedAsNamed, marksOf, named, type Term, toTextQuery } from '#mall/search/plan.rules.ts';

const LAMP: Term = { own: [['desk', 'lamp']], near: [['light'], ['table', 'lamp']] };
const RED: Term = { own: [['red']], near: [], isModifier: true };
const POT: Term = { own: [['tea', 'pot']], near: [] };
/** No goods have the word itself. */
const SOFA: Term = { own: [], near: [['couch'], ['love', 'seat']], far: [['沙发'], ['沙', '发']] };
const NO_MILK: Term = { own: [['milk'], ['奶']], near: [], unless: 'free' };

describe('what is asked of the database', () => {
  it('a phrase ranks whole, and what a thing is like ranks apart', () => {
    const query = toTextQuery([LAMP, RED, POT]);
    expect(query.all).toBe(`(('desk'&'lamp')|('light')|('table'&'lamp'))&(('red'))&(('tea'&'pot'))`);
    expect(query.own).toEqual({ query: `'tea'|'pot'`, size: 2 });
    expect(query.phrases).toEqual([{ query: `'desk'|'lamp'`, size: 2, whole: `('desk'&'lamp')` }]);
    expect(query.near).toEqual({ query: `'light'`, size: 1 });
    expect(query.nearPhrases).toEqual([{ query: `'table'|'lamp'`, size: 2, whole: `('table'&'lamp')` }]);
    expect(query.modifiers).toEqual({ query: `'red'`, size: 1 });
    expect(query.title).toBe('');
    expect(query.wholeTitle).toBe(`('desk':A&'lamp':A)|('tea':A&'pot':A)`);
    expect(query.category).toBe(`('desk':D&'lamp':D)|('light':D)|('table':D&'lamp':D)|('tea':D&'pot':D)`);
    expect(query.nearCategory).toBe('');
    expect(query.head).toBe(`('desk'&'$lamp')|('tea'&'$pot')`);
    expect(toTextQuery([{ own: [['lamp']], near: [['light']] }]).title).toBe(`('lamp':A)`);
  });

  it('things are first what the last word of a name or a category says, then what a name has', () => {
    expect(toTextQuery([LAMP, RED, POT]).tiers).toEqual([
      `(('desk'&'$lamp')|('@desk'&'@lamp')|('$light')|('@light')|('table'&'$lamp')|('@table'&'@lamp'))&(('tea'&'$pot')|('@tea'&'@pot'))`,
      `(('=desk'&'=lamp')|('=light')|('=table'&'=lamp'))&(('=tea'&'=pot'))`,
    ]);
    expect(toTextQuery([RED]).tiers).toEqual([]);
  });

  it('words of the other language rank what is found, and find nothing', () => {
    const query = toTextQuery([SOFA]);
    expect(query.all).toBe(`(('couch')|('love'&'seat'))`);
    expect(query.tiers.join()).not.toContain('沙');
    expect(query.near).toEqual({ query: `'couch'|'沙发'`, size: 2 });
    expect(query.category).toBe('');
    expect(query.nearCategory).toBe(`('couch':D)|('love':D&'seat':D)|('沙发':D)|('沙':D&'发':D)`);
    expect(query.head).toBe(`('$couch')|('love'&'$seat')`);
  });

  it('what goods must not have neither ranks nor finds by itself, and may be named to say that they have none', () => {
    const query = toTextQuery([POT, NO_MILK]);
    expect(query.all).toBe(`(('tea'&'pot'))&!((('milk')|('奶'))&!'free')`);
    expect({ ...query, all: '' }).toEqual({ ...toTextQuery([POT]), all: '' });
    expect(toTextQuery([NO_MILK]).all).toBe('');
  });

  it('what a product is called stands in its name or category', () =>
    expect(named([['lamp'], ['toilet', 'roll']])).toBe(
      `('lamp':AD)|('$lamp')|('toilet':AD&'roll':AD)|('toilet'&'$roll')`,
    ));

  it('marks words where they stand, joined where they touch', () => {
    expect(marksOf('云穹手机', new Set(['~云穹', '手机']))).toEqual([[0, 4]]);
    expect(marksOf('Red cups, loose-leaf', new Set(['cup', 'leaf']))).toEqual([
      [4, 8],
      [10, 20],
    ]);
    expect(marksOf('茶 T恤', new Set(['tea']))).toEqual([]);
    expect(markedAsNamed([['lamp'], ['toilet', 'roll']])).toBe(
      `(('=lamp')|('@lamp'))|('$lamp')|(('=toilet')|('@toilet'))&(('=roll')|('@roll'))|('toilet'&'$roll')`,
    );
  });
});

it('words of a query rank by what they are to the thing', () => {
  expect(partsOf([LAMP, RED, POT, SOFA])).toEqual({
    own: ['tea', 'pot'],
    phrases: [['desk', 'lamp']],
    near: ['light', 'couch', '沙发'],
    nearPhrases: [
      ['table', 'lamp'],
      ['love', 'seat'],
      ['沙', '发'],
    ],
    modifiers: ['red'],
    title: [],
    wholeTitle: [
      ['desk', 'lamp'],
      ['tea', 'pot'],
    ],
    category: [['desk', 'lamp'], ['light'], ['table', 'lamp'], ['tea', 'pot']],
    nearCategory: [['couch'], ['love', 'seat'], ['沙发'], ['沙', '发']],
    head: [['desk', 'lamp'], ['tea', 'pot'], ['couch'], ['love', 'seat']],
  });
  expect(partsOf([{ own: [['tea'], ['tea']], near: [] }])).toMatchObject({ own: ['tea'], title: [['tea'], ['tea']] });
});

describe('what goods have of a term', () => {
  const has = (known: string) => (way: readonly string[]) => way.every((word) => known.split(' ').includes(word));

  it('are its own words, what they are short for, and words of its own language', () => {
    const term: Term = { own: [['跑鞋']], near: [['跑步鞋'], ['球鞋'], ['sneaker'], ['trainer']] };
    expect(inMall(term, has('跑鞋 跑步鞋 球鞋 sneaker'))).toEqual({
      own: [['跑鞋'], ['跑步鞋']],
      near: [['球鞋']],
      far: [['sneaker']],
    });
    expect(inMall(term, has('跑步鞋 sneaker'))).toEqual({ own: [['跑步鞋']], near: [], far: [['sneaker']] });
  });

  it('are words of the other language that names end in, where there is none else', () => {
    const term: Term = { own: [['sneaker']], near: [['跑鞋'], ['跑步鞋']] };
    expect(inMall(term, has('跑鞋 跑步鞋 $跑鞋'))).toEqual({ own: [], near: [['跑鞋']], far: [['跑步鞋']] });
    expect(inMall(term, has('跑鞋'))).toEqual({ own: [], near: [], far: [['跑鞋']] });
    expect(inMall({ own: [], near: [['跑鞋'], ['sneaker']] }, has('跑鞋 sneaker')).near).toEqual([
      ['跑鞋'],
      ['sneaker'],
    ]);
    expect(inMall(term, has(''))).toEqual({ own: [], near: [], far: [] });
  });

  it('is the last word of several that no goods have together', () => {
    const term: Term = { own: [['cooking', 'oil']], near: [] };
    expect(inMall(term, has('oil'))).toEqual({ own: [], near: [['oil']], far: [] });
    expect(inMall(term, has('cooking'))).toEqual({ own: [], near: [], far: [] });
    expect(inMall(term, has('cooking oil'))).toEqual({ own: [['cooking', 'oil']], near: [], far: [] });
  });

  it.each([
    ['跑鞋', '跑步鞋', true],
    ['跑快鞋', '跑得快的鞋', true],
    ['跑快鞋', '跑步走鞋', false],
    ['跑步鞋', '跑快鞋', false],
    ['跑鞋', '快跑鞋', false],
    ['跑鞋', '跑鞋子', false],
    ['tv', 'tellyv', false],
  ])('%s is short for %s: %s', (word, whole, isShort) =>
    expect(inMall({ own: [[word]], near: [[whole]] }, has(whole)).own).toEqual(isShort ? [[whole]] : []),
  );

  it('are all words that end in a character, for a character', () => {
    expect(endings([['包']])).toEqual([['~包']]);
    expect(endings([['包'], ['~包']])).toEqual([]);
    expect(endings([['手提包'], ['包', '红'], ['x'], []])).toEqual([]);
    expect(inMall({ own: [['包']], near: [] }, has('~包')).own).toEqual([['~包']]);
  });
});

it('a word stands for categories by the part of its goods in them and in their section, names that end in it before all', () => {
  const category = (id: number, parentId: number | null): CategoryRow => ({
    id,
    code: `c${id}`,
    parentId,
    ...{ seoTitle: { zh: '', en: '' }, seoDescription: { zh: '', en: '' } },
    level: 1,
    name: { zh: '', en: '' },
    icon: '',
    noReturns: false,
  });
  const rows = [category(1, null), category(2, null), category(3, 1), category(4, 3)];
  const places = [
    { categoryId: 4, named: 2, ends: 1 },
    { categoryId: 3, named: 3, ends: 0 },
    { categoryId: 2, named: 2, ends: 0 },
    { categoryId: 77, named: 10, ends: 0 },
  ];
  const points = placePoints(places, rows);
  const share = (own: number, section: number) =>
    expect.closeTo((RANK.categoryShare * own + RANK.sectionShare * section) / 20);
  expect(Object.fromEntries(points)).toEqual({ 4: share(5, 8), 3: share(3, 8), 2: share(2, 2), 77: share(10, 10) });
  expect(placePoints([], rows).size).toBe(0);
});
