import { describe, expect, it } from 'vitest';
import { beginsAsMall, claimsMall, mixesAlphabets, storeNameKey } from '#contract/store/name.values.ts';
import { storeNameError } from '#contract/store/rules.values.ts';

describe('names that look the same', () => {
  it.each([
    ['ABC数码', 'ＡＢＣ数码'],
    ['ABC数码', 'abc 数码'],
    ['ABC数码', 'abc\u200b数码'],
    ['Apple', 'Аpple'],
    ['Apple', 'Аррӏе'],
    ['Apple', 'AppIe'],
    ['Apple', 'App1e'],
    ['KOMET', 'ΚΟΜΕΤ'],
    ['Goods', 'G00ds'],
    ['ABC数码', '\u3164ABC数码'],
  ])('%s and %s', (one, other) => expect(storeNameKey(other)).toBe(storeNameKey(one)));

  it.each([
    ['ABC数码', 'ABD数码'],
    ['林小茶', '林大茶'],
    ['Shop', 'Shops'],
  ])('%s and %s do not', (one, other) => expect(storeNameKey(other)).not.toBe(storeNameKey(one)));
});

describe('letters of two alphabets', () => {
  it.each(['Аpple', 'Αpple', 'Мосkва', 'ＡΒC'])('%s', (name) => {
    expect(mixesAlphabets(name)).toBe(true);
    expect(storeNameError(name)).toBe('storeNameMixed');
  });
  it.each(['ABC数码', 'Москва', 'カフェABC', '서울 ABC', '林小茶'])('%s has them not', (name) =>
    expect(storeNameError(name)).toBeUndefined(),
  );
});

it('signs that nobody sees are no letters', () => {
  expect(storeNameError('ABC\u3164')).toBe('storeNameSigns');
  expect(storeNameError('ABC\u200b')).toBe('storeNameSigns');
});

describe('of the mall', () => {
  it.each([
    '良集官方',
    '良集自营',
    '星光自營店',
    '人工客服',
    'Liangji Official',
    'ＯFFICIAL shop',
    '0fficia1',
    'Self operated',
  ])('%s says so', (name) => expect(claimsMall(name)).toBe(true));
  it.each(['星光数码', 'Office Supplies', '直营优品'])('%s does not', (name) => expect(claimsMall(name)).toBe(false));

  const OWN = ['良集', 'Liangji', ' '];
  it.each(['良集', '良集数码', 'LiangJi Store', 'L1angji'])('%s begins as it', (name) =>
    expect(beginsAsMall(name, OWN)).toBe(true),
  );
  it.each(['优良集市', 'New Liangji', '星光'])('%s does not', (name) => expect(beginsAsMall(name, OWN)).toBe(false));
});
