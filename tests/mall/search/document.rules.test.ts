import { describe, expect, it } from 'vitest';
import { isMark } from '#mall/ports/search-marks.rules.ts';
import { type ProductText, toDocument } from '#mall/search/document.rules.ts';

const pair = (zh: string, en = zh) => ({ zh, en });
const text: ProductText = {
  title: pair('red tea'),
  selling: pair(''),
  detail: pair(''),
  brand: pair('hao'),
  shop: pair(''),
  categories: [],
  elsewhere: new Set(),
  attributes: [],
  axes: [],
};
const cut = (words: string) => words.split(' ').filter(Boolean);
const WORDS = new Set(['保温', '手机']);
const documentOf = (more: Partial<ProductText>) => toDocument({ ...text, ...more }, cut, (word) => WORDS.has(word));
const lexemes = (vector: string) => [...vector.matchAll(/'([^']+)'/g)].map(([, lexeme = '']) => lexeme);
const wordsOf = (more: Partial<ProductText>) => lexemes(documentOf(more).words).filter((lexeme) => !isMark(lexeme));
const marksOf = (more: Partial<ProductText>) => lexemes(documentOf(more).words).filter(isMark);

describe('what a product is found and ranked by', () => {
  /** Words with the weight of each place. */
  const weights = (more: Partial<ProductText>) =>
    [...documentOf(more).head.matchAll(/'([^']+)':(\S+)/g)].map(
      ([, word, places = '']) => `${word} ${places.replace(/\d+(\w?)/g, (_, weight) => weight || 'D')}`,
    );

  it('ranks by title, then brand, then own category, then what is above it', () => {
    expect(weights({ categories: [pair('green'), pair('drinks')] })).toEqual([
      'red A',
      'tea A,A',
      'hao B',
      'green D',
      'drinks C',
    ]);
  });

  it('is, of a category that names several things, what its title names', () => {
    const several = pair('scarf glove', 'scarves & gloves');
    const glove = { title: pair('wool glove'), categories: [several] };
    expect(weights(glove)).toEqual(['wool A', 'glove A,A,D', 'hao B', 'scarf C', 'scarves C', '& C', 'gloves C']);
    expect(marksOf(glove)).toEqual(['=wool', '=glove', '$glove', '@glove']);
    const muff = { title: pair('muff'), categories: [several] };
    expect(weights(muff)).toContain('scarf D');
    expect(marksOf(muff)).toEqual(['=muff', '$muff', '@scarf', '@glove', '@scarves', '@&', '@gloves']);
    // One thing by two words is all of it, also where a title has but one of them.
    const watch = { title: pair('kid watch'), categories: [pair('smart watch', 'smart watches')] };
    expect(weights(watch)).toEqual(['kid A', 'watch A,A,D', 'hao B', 'smart D,D', 'watches D']);
    expect(marksOf(watch)).toEqual(['=kid', '=watch', '$watch', '@smart', '@watch', '@watches']);
  });

  it('is named by what its title begins with; what follows in it counts less, and is marked nowhere', () => {
    const knife = { title: pair('steak knife, for beef') };
    expect(documentOf(knife).head).toMatch(/'steak':1A 'knife':2A,\d+A .*'beef':\d+B/);
    expect(marksOf(knife)).toEqual(['=steak', '=knife', '$knife']);
  });

  it('is named by the part behind the brand that its title begins with', () => {
    expect(marksOf({ title: pair('灶和 深锅 配盖', 'pot') })).toEqual([
      '=灶和',
      '=深锅',
      '$深锅',
      '$~锅',
      '=pot',
      '$pot',
    ]);
    expect(marksOf({ title: pair('保温 深锅 配盖', 'pot') })).toEqual([
      '=保温',
      '=深锅',
      '=配盖',
      '$配盖',
      '$~盖',
      '=pot',
      '$pot',
    ]);
  });

  it('is not what a model or a number behind its name says', () =>
    expect(marksOf({ title: pair('cat lamp m8 2') })).toEqual(['=cat', '=lamp', '=m8', '=2', '$lamp']));

  it('is no thing at all by numbers alone', () => expect(marksOf({ title: pair('4711') })).toEqual(['=4711']));

  it('is not found by what its selling point says, only mentioned for it', () => {
    const { words, mentions } = documentOf({ selling: pair('fits any desk') });
    expect(words).not.toContain("'desk'");
    expect(mentions).toContain("'desk'");
    expect(documentOf({ selling: pair(`fits ${'x'.repeat(60)}`) }).mentions).not.toContain('xx');
  });

  it('is found by the categories above it, but for a word that names another one below them', () => {
    const shirt = { categories: [pair('shirts'), pair('clothes shoes')], elsewhere: new Set(['shoes']) };
    expect(wordsOf(shirt)).toEqual(['red', 'tea', 'hao', 'shirts', 'clothes']);
    expect(marksOf(shirt)).toEqual(['=red', '=tea', '$tea', '@shirts', '@clothes']);
  });

  it('may have no category; two Chinese characters side by side and the one that it ends in find it', () => {
    const cup = { title: pair('保温茶杯', 'cup'), brand: pair('面包') };
    expect(wordsOf(cup)).toEqual(['保温茶杯', 'cup', '面包', '~杯', '~保温', '~温茶', '~茶杯', '~面包']);
    expect(marksOf(cup)).toEqual(['=保温茶杯', '$保温茶杯', '$~杯', '=cup', '$cup']);
    expect(documentOf(cup).head).toMatch(/'~杯':\d+B .*'=保温茶杯' '\$保温茶杯'/);
  });

  it('is found by what its categories end in', () => {
    const can = { title: pair('套', 'set'), categories: [pair('罐子', 'jar'), pair('厨房', 'kitchen')] };
    expect(wordsOf(can)).toContain('~罐');
    expect(wordsOf(can)).not.toContain('~房');
    expect(marksOf(can)).toEqual([
      '=套',
      '$套',
      '$~套',
      '=set',
      '$set',
      '@罐子',
      '@~罐',
      '@jar',
      '@厨房',
      '@~房',
      '@kitchen',
    ]);
  });

  it('is found by its options, and by the colours among them', () => {
    const axes = [
      { name: pair('颜色', 'Colour'), values: [{ name: pair('墨绿', 'Deep green') }, { name: pair('雾', 'Mist') }] },
      { name: pair('存储', 'Memory'), values: [{ name: pair('红红', '12GB') }] },
    ];
    const { words } = documentOf({ axes });
    expect(words).toContain(`'墨绿' 'Deep' 'green'`);
    expect(words).toContain(`'12GB'`);
    expect(words.match(/~colour-\w+/g)).toEqual(['~colour-green']);
  });

  it('keeps the words of its description apart', () => {
    const tea = { detail: pair('<p>with milk</p>', 'red cups') };
    expect(wordsOf(tea)).toEqual(['red', 'tea', 'hao']);
    expect(documentOf(tea).mentions).toBe("'with' 'milk' 'cups'");
  });
});

describe('how much of a product is kept', () => {
  it('leaves out what is too long for a word, with its mark', () => {
    const [short, fits, over] = ['w'.repeat(39), 'x'.repeat(40), 'y'.repeat(41)];
    const long = { title: pair(`${over} ${fits} ${short}`), detail: pair(`<p>ok&nbsp;${over}`) };
    expect(wordsOf(long)).toEqual([fits, short, 'hao']);
    expect(marksOf(long)).toEqual([`=${short}`, `$${short}`]);
    expect(documentOf(long).mentions).toBe("'ok'");
  });

  it('keeps twenty places of a word at most', () => {
    const attributes = Array.from({ length: 30 }, () => pair('tea'));
    expect(
      documentOf({ attributes })
        .head.match(/'tea':(\S+)/)?.[1]
        ?.split(','),
    ).toHaveLength(20);
  });

  it('stays within a row of the database, and describes with sixty words of each language', () => {
    const many = (letter: string) => Array.from({ length: 400 }, (_, at) => `${letter}${at}`).join(' ');
    const { head, mentions } = documentOf({ title: pair(many('t')), detail: pair(many('z'), many('e')) });
    expect(head).toContain("'t0':1A");
    expect(head).not.toContain("'t399'");
    expect(head).not.toContain("'hao'");
    expect(Buffer.byteLength(head)).toBeLessThan(8_000);
    expect(mentions.match(/'z\d+'/g)).toHaveLength(60);
    expect(mentions.match(/'e\d+'/g)).toHaveLength(60);
  });
});
