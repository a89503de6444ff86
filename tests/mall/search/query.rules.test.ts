import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { choiceIn, colourAsked, colourLexeme, colourOf, isColourAxis } from '#mall/search/colours.rules.ts';
import { excludedIn, freeOf } from '#mall/search/excluded-words.rules.ts';
import { isFiller, isWeak } from '#mall/search/filler.rules.ts';
import { askedMeasures, withMeasures } from '#mall/search/measures.rules.ts';
import { toNumber } from '#mall/search/number-words.rules.ts';
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
    ['3百', 300],
    ['2千', 2_000],
    ['1.5万', 15_000],
  ])('%s is %d', (text, value) => expect(toNumber(text)).toBe(value));

  it.each(['三半', '1.5万元'])('is none: %s', (text) => expect(toNumber(text)).toBeNaN());
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
    ['笔记本1.5万以内', undefined, 1_500_000, '笔记本'],
    ['2千以内的手机', undefined, 200_000, '的手机'],
    ['3百到5百的鞋', 30_000, 50_000, '的鞋'],
  ])('%s', (text, min, max, rest) => {
    const found = priceIn(text);
    expect(found?.price).toMatchObject({ min, max });
    expect(found?.rest.trim()).toBe(rest);
  });

  it.each([
    ['headphones under $50', 'under $50', 'headphones'],
    ['50美元以内的耳机', '50美元以内', '的耳机'],
    ['耳机 50美元', '50美元', '耳机'],
    ['tea over 5 euros', 'over 5 euros', 'tea'],
    ['bags between £20 and £90', 'between £20 and £90', 'bags'],
  ])('in other money are no bound: %s', (text, foreign, rest) => {
    const found = priceIn(text);
    expect(found).toMatchObject({ foreign });
    expect(found?.price).toBeUndefined();
    expect(found?.rest.trim()).toBe(rest);
  });

  it.each(['3到6岁拼图', 'kids under 5 years', 'under 5', '16-50mm', '手机', '0元以下', '半以下', 'under 24 inch'])(
    'no price in %s',
    (text) => expect(priceIn(text)).toBeUndefined(),
  );
});

describe('what is asked to be left out', () => {
  it.each([
    ['不要黑色的耳机', '不要黑色的', '黑色', '耳机'],
    ['耳机 不要蓝牙', '不要蓝牙', '蓝牙', '耳机'],
    ['不想要 皮，包', '不想要 皮', '皮', '，包'],
    ['不含酒精的饮料', '不含酒精的', '酒精', '饮料'],
    ['headphones without any bluetooth', 'without any bluetooth', 'bluetooth', 'headphones'],
    ['shirts but not red', 'but not red', 'red', 'shirts'],
    ['tea except for green', 'except for green', 'green', 'tea'],
  ])('of %s', (whole, text, words, rest) => {
    const found = excludedIn(whole);
    expect(found.excluded).toEqual([{ text, words }]);
    expect(found.rest.trim()).toBe(rest);
  });

  it('may be several things, or none', () => {
    expect(excludedIn('包 不要红色 不要皮').excluded.map(({ words }) => words)).toEqual(['红色', '皮']);
    for (const text of ['notebook', '无线耳机', 'not', '不要', '不带线耳机'])
      expect(excludedIn(text)).toEqual({ rest: text, excluded: [] });
  });

  it('is in goods that name it to say that they have none', () =>
    expect(['酒精', 'alcohol'].map(freeOf)).toEqual(['无酒', 'free']));
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

  it('goods are chosen in the colour that was asked for', () => {
    const value = (zh: string, picture?: string) => ({ code: zh, name: { zh, en: '' }, ...(picture && { picture }) });
    const axes = [
      { name: { zh: '尺寸', en: '' }, values: [value('红色', 'size.avif')] },
      {
        name: { zh: '颜色', en: '' },
        values: [value('大号', 'large.avif'), value('雾蓝', 'blue.avif'), value('酒红'), value('砖红', 'red.avif')],
      },
    ];
    const red = { axis: 1, code: '砖红', picture: 'red.avif' };
    expect(choiceIn(new Set([colourLexeme('red')]), axes)).toEqual(red);
    expect(choiceIn(new Set([colourLexeme('blue'), colourLexeme('red')]), axes)).toMatchObject({
      picture: 'blue.avif',
    });
    expect(choiceIn(new Set([colourLexeme('green')]), axes)).toBeUndefined();
    expect(choiceIn(new Set([colourLexeme('red')]), [])).toBeUndefined();
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
