import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { colourAsked, colourOf, isColourAxis } from '#mall/search/colours.rules.ts';
import { isFiller, isWeak } from '#mall/search/filler.rules.ts';
import { askedMeasures, withMeasures } from '#mall/search/measures.rules.ts';
import { toNumber } from '#mall/search/number-words.rules.ts';
import { marksOf, toTextQuery } from '#mall/search/plan.rules.ts';
import { priceIn } from '#mall/search/price-words.rules.ts';
import { parseGroups, toSynonyms } from '#mall/search/synonyms.rules.ts';

describe('numbers', () => {
  it.each([
    ['12', 12],
    ['2.5', 2.5],
    ['半', 0.5],
    ['两', 2],
    ['十', 10],
    ['十二', 12],
    ['三十', 30],
    ['一百六十', 160],
    ['一百零五', 105],
    ['一千五', 1_500],
    ['一千五百', 1_500],
    ['两千', 2_000],
    ['一万', 10_000],
    ['万', 10_000],
    ['一万二千', 12_000],
    ['零', 0],
  ])('%s is %d', (text, value) => expect(toNumber(text)).toBe(value));

  it('is none', () => expect(toNumber('三半')).toBeNaN());
});

describe('measures', () => {
  it.each([
    ['500毫升', '500ml'],
    ['500 毫升', '500ml'],
    ['500ml', '500ml'],
    ['五百毫升', '500ml'],
    ['1.5 l', '1500ml'],
    ['2 litres', '2000ml'],
    ['2.5公斤', '2500g'],
    ['5斤', '2500g'],
    ['半斤', '250g'],
    ['1kg', '1000g'],
    ['24寸', '24in'],
    ['24-inch', '24in'],
    ['6.5 英寸', '6.5in'],
    ['20厘米', '200mm'],
    ['1.4 m', '1400mm'],
  ])('%s is %s', (text, one) => expect(withMeasures(text).trim()).toBe(one));

  it('are left alone where they are none', () => {
    for (const text of ['16gb', 'b5', '8 in one', '0ml', 'usb-c', 'xl']) expect(withMeasures(text)).toBe(text);
  });

  it('of a query lose ages, and sizes their name', () => {
    expect(askedMeasures('42码皮鞋').trim()).toBe('42 皮鞋');
    expect(askedMeasures('shoes size 42').trim()).toBe('shoes  42');
    expect(askedMeasures('3岁玩具').trim()).toBe('玩具');
    expect(askedMeasures('toys 3 year old').trim()).toBe('toys');
  });
});

describe('prices', () => {
  it.each([
    ['100元以下茶叶', undefined, 10_000, '茶叶'],
    ['茶叶一百块以内', undefined, 10_000, '茶叶'],
    ['两千以内的手机', undefined, 200_000, '的手机'],
    ['不超过¥300 耳机', undefined, 30_000, '耳机'],
    ['500以上的包', 50_000, undefined, '的包'],
    ['超过1k的手机', 100_000, undefined, '的手机'],
    ['100到200元的杯子', 10_000, 20_000, '的杯子'],
    ['3000到5000的笔记本', 300_000, 500_000, '的笔记本'],
    ['100元左右杯子', 7_000, 13_000, '杯子'],
    ['50块钱杯子', 3_500, 6_500, '杯子'],
    ['phone under 2000', undefined, 200_000, 'phone'],
    ['tea less than 9.9 yuan', undefined, 990, 'tea'],
    ['lamp over 300', 30_000, undefined, 'lamp'],
    ['headphones between 200 and 900', 20_000, 90_000, 'headphones'],
    ['tea around 100', 7_000, 13_000, 'tea'],
  ])('%s', (text, min, max, rest) => {
    const found = priceIn(text);
    expect(found?.price).toMatchObject({ min, max });
    expect(found?.rest.trim()).toBe(rest);
  });

  it.each(['3到6岁拼图', 'kids under 5 years', 'under 5', '16-50mm', '手机', '0元以下', '半以下', 'under 24 inch'])(
    'no price in %s',
    (text) => expect(priceIn(text)).toBeUndefined(),
  );
});

describe('colours', () => {
  it('of options are of a family', () => {
    const names = [
      ['酒红', 'Wine'],
      ['墨绿', 'Deep green'],
      ['藏青色', 'Navy'],
      ['雾', 'Mist grey'],
      ['套装', 'Set'],
    ] as const;
    expect(names.map(([zh, en]) => colourOf({ zh, en }))).toEqual(['red', 'green', 'blue', 'grey', undefined]);
    expect(isColourAxis({ zh: '颜色', en: '' })).toBe(true);
    expect(isColourAxis({ zh: '', en: 'Color' })).toBe(true);
    expect(isColourAxis({ zh: '尺寸', en: 'Size' })).toBe(false);
  });

  it('are asked for by names that mean little else', () => {
    expect(['红', '红色', '酒红色', '深蓝', '金色', '粉色', 'red', 'navy'].map(colourAsked)).toEqual([
      'red',
      'red',
      'red',
      'blue',
      'gold',
      'pink',
      'red',
      'blue',
    ]);
    expect(['金', '粉', '红茶', 'wine', 'phone'].map(colourAsked)).toEqual(Array(5).fill(undefined));
  });
});

describe('words for the same thing', () => {
  const synonyms = toSynonyms(
    parseGroups('# Things\na, b c\n\nx > a, \n# Ways to say what it is like\nred, rot\n'),
    (word) => word.split(' ').filter(Boolean),
    (word) => (word === 'a' ? 'A' : undefined),
  );

  it('find each other, or one way only', () => {
    expect(synonyms.of.get('a')).toEqual([['b', 'c']]);
    expect(synonyms.of.get('b c')).toEqual([['a']]);
    expect(synonyms.of.get('x')).toEqual([['a']]);
    expect([...synonyms.qualities]).toEqual(['red', 'rot']);
    expect([...synonyms.bySound]).toEqual([['A', ['a']]]);
    expect(parseGroups('a, b')).toEqual([{ words: ['a', 'b'], oneWay: false, isQuality: false }]);
  });

  it('of the mall find what any of them finds, also by everyday words', () => {
    const own = { words: ['glim', 'a', ''], oneWay: false, isQuality: false, isOwn: true };
    const lexemes = (word: string) => word.split(' ').filter(Boolean);
    const { of } = toSynonyms([own, ...parseGroups('a, b c')], lexemes, () => undefined);
    expect(of.get('glim')).toEqual([['a'], ['b', 'c']]);
    expect(of.get('a')).toEqual([['glim'], ['b', 'c']]);
  });

  it('are a list without a word twice in a line', () => {
    const list = readFileSync('mall/search/everyday-words.txt', 'utf8');
    const groups = parseGroups(list);
    expect(groups.length).toBeGreaterThan(500);
    for (const { words } of groups) {
      expect(words.every(Boolean), words.join(', ')).toBe(true);
      expect(words.length, words[0]).toBeGreaterThan(1);
    }
  });

  it('say little, or nothing', () => {
    expect([isFiller('推荐'), isFiller('茶')]).toEqual([true, false]);
    expect([isWeak('cheap'), isWeak('tea')]).toEqual([true, false]);
  });
});

describe('what is asked of the database', () => {
  it('a phrase ranks whole, and what a thing is like ranks apart', () => {
    const query = toTextQuery([
      { own: [['desk', 'lamp']], near: [['light'], ['table', 'lamp']] },
      { own: [['red']], near: [], isModifier: true },
      { own: [['tea', 'pot']], near: [] },
    ]);
    expect(query.all).toBe(`(('desk'&'lamp')|('light')|('table'&'lamp'))&(('red'))&(('tea'&'pot'))`);
    expect(query.own).toEqual({ query: `'tea'|'pot'`, size: 2 });
    expect(query.phrases).toEqual([{ query: `'desk'|'lamp'`, size: 2, whole: `('desk'&'lamp')` }]);
    expect(query.near).toEqual({ query: `'light'`, size: 1 });
    expect(query.nearPhrases).toHaveLength(1);
    expect(query.modifiers).toEqual({ query: `'red'`, size: 1 });
    expect(query.title).toBe('');
    expect(query.wholeTitle).toBe(`('desk':A&'lamp':A)|('tea':A&'pot':A)`);
    expect(query.category).toBe(`('desk':D&'lamp':D)|('light':D)|('table':D&'lamp':D)|('tea':D&'pot':D)`);
    expect(toTextQuery([{ own: [['lamp']], near: [['light']] }]).title).toBe(`('lamp':A)`);
  });

  it('marks words where they stand, joined where they touch', () => {
    expect(marksOf('云穹手机', new Set(['~云穹', '手机']))).toEqual([[0, 4]]);
    expect(marksOf('Red cups, loose-leaf', new Set(['cup', 'leaf']))).toEqual([
      [4, 8],
      [10, 20],
    ]);
    expect(marksOf('茶 T恤', new Set(['tea']))).toEqual([]);
  });
});
