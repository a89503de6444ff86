import { describe, expect, it } from 'vitest';
import {
  asHead,
  BANDS,
  headed,
  inCategory,
  inName,
  isMark,
  isMarked,
  isOfProduct,
  piece,
  SAMPLES,
} from '#mall/ports/search-marks.rules.ts';
import { endOf, neighbours, tailOf, tailsOf, termOfEnding, withTails } from '#mall/search/endings.rules.ts';
import { headsOf, nameIn } from '#mall/search/name.rules.ts';

describe('the name of goods', () => {
  const isWord = (word: string) => ['保温', '手机'].includes(word);

  it.each([
    ['灶和不锈钢刀叉两件套 加厚镜面 西餐牛排家用', '灶和不锈钢刀叉两件套'],
    ['牧也 原切牛排 草饲牛后腿', '牧也 原切牛排'],
    ['灶和 深锅 配盖 28厘米', '灶和 深锅'],
    ['灶和 锅 配盖 28厘米', '灶和 锅 配盖'],
    ['保温 深锅 配盖 28厘米', '保温 深锅 配盖'],
    ['不锈钢锅具 深锅 配盖', '不锈钢锅具 深锅'],
    ['小A 深锅 配盖', '小A 深锅 配盖'],
    ['手机', '手机'],
    ['K87 机械键盘 热插拔轴体 三模连接', 'K87 机械键盘 热插拔轴体'],
    ['Home Torch with USB-C Charging', 'Home Torch'],
    ['Salt and Pepper Shaker, Glass', 'Salt and Pepper Shaker'],
    ['Lamp: Brass', 'Lamp'],
    ['Brass Lamp', 'Brass Lamp'],
    ['', ''],
  ])('of %s is %s', (title, name) => expect(nameIn(title, isWord)).toBe(name));

  it.each([
    ['cherry tomato', 'tomato'],
    ['lamp m8 2', 'lamp'],
    ['电动 牙刷 电动牙刷', '牙刷 电动牙刷'],
    ['刷 电动刷', '电动刷'],
    ['牙刷 牙刷', '牙刷'],
    ['paste toothpaste', 'toothpaste'],
    ['12 1.5', ''],
    ['', ''],
  ])('%s ends in %s', (words, heads) => {
    const cut = (text: string) => text.split(' ').filter(Boolean);
    expect(headsOf(cut(words))).toEqual(cut(heads));
  });
});

it('marks tell where a word stands; pieces of words rank like words', () => {
  const marks = [inName, asHead, inCategory, piece].map((mark) => mark('tea'));
  expect(marks).toEqual(['=tea', '$tea', '@tea', '~tea']);
  expect([...marks, 'tea'].map(isMark)).toEqual([true, true, true, false, false]);
  expect([...marks, 'tea'].map(isMarked)).toEqual([true, true, true, true, false]);
  expect(headed(['toilet', 'roll'])).toEqual(['toilet', '$roll']);
  expect(headed([])).toEqual([]);
});

it('marks of a product are no marks of words; its bands rise with its sales, above those of all ids', () => {
  expect([SAMPLES.small, '#7', '=tea', 'tea'].map(isOfProduct)).toEqual([true, true, false, false]);
  expect([isMarked(SAMPLES.large), isMark(SAMPLES.large)]).toEqual([true, false]);
  expect(BANDS.starts.slice(0, 7)).toEqual([1, 2, 3, 4, 6, 8, 12]);
  expect(BANDS.starts).toEqual(BANDS.starts.toSorted((a, b) => a - b));
  expect(BANDS.starts.at(-1)).toBeLessThan(2 ** 31);
  expect((2 ** 31 - 1) >> BANDS.idBits).toBeLessThan(BANDS.sold);
});

describe('what a Chinese word ends in', () => {
  it.each([
    ['茶杯', '~杯'],
    ['杯', '~杯'],
    ['玻璃罐子', '~罐'],
    ['子', '~子'],
    ['肉包子', undefined],
    ['面包', undefined],
    ['折叠手机', undefined],
    ['cup', undefined],
    ['T恤', '~恤'],
    ['', undefined],
  ])('of %s is %s', (word, tail) => expect(tailOf(word)).toBe(tail));

  it('stands beside the words', () => {
    expect(tailsOf(['茶杯', 'cup', '面包'])).toEqual(['~杯']);
    expect(withTails(['茶杯', 'cup'])).toEqual(['茶杯', 'cup', '~杯']);
    expect(neighbours('A茶B')).toEqual([]);
    expect(neighbours('热水壶 新茶')).toEqual(['~热水', '~水壶', '~新茶']);
  });

  it('is a word where more than a character stands before it, or one that says little', () => {
    expect(endOf('隐形眼镜', ['隐形', '眼镜'])).toBe('眼镜');
    expect(endOf('大衣柜', ['衣柜'])).toBe('衣柜');
    expect(endOf('马桶刷', ['桶刷'])).toBeUndefined();
    expect(endOf('马桶刷', ['马桶'])).toBeUndefined();
    expect(endOf('马桶刷', [])).toBeUndefined();
  });

  it.each([
    ['what it begins with, before an end that tells little', '打印机', '打印 ~机', { own: [], near: [['打印']] }],
    ['nothing, for its end tells little', '打印机', '~机', undefined],
    ['both, before what it ends in', '墨盒', '墨 ~盒', { own: [['墨', '~盒']], near: [['~盒']] }],
    ['the longer end', '保温茶杯', '~杯 ~茶杯', { own: [], near: [['~茶杯']] }],
    ['the whole of two characters by the last', '茶杯', '~杯 ~茶杯', { own: [], near: [['~杯']] }],
    ['nothing that goods end in', '茶杯', '茶', undefined],
    ['nothing, a word of its own', '面包', '面 ~包', undefined],
    ['nothing, a character', '杯', '~杯', undefined],
  ])('finds %s: %s', (_, word, known, term) => expect(termOfEnding(word, new Set(known.split(' ')))).toEqual(term));
});
