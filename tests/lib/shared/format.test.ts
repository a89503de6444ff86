import { expect, test } from 'vitest';
import { clockTime, count, date, dateTime, dayAndMonth, score, shortTitle } from '#src/lib/shared/format.ts';
import { plainPrice, price } from '#src/lib/shared/price.ts';

test.each([
  ['云穹轻享版手机 6.1 英寸小屏 168 克轻薄机身', 'zh', '云穹轻享版手机 6.1 英寸小屏 168 克轻薄机身'],
  ['启键 M1 无线鼠标 静音微动 双模连接 小手适用', 'zh', '启键 M1 无线鼠标 静音微动'],
  ['短名', 'zh', '短名'],
  ['Jingyou thick 12-litre bucket with measuring marks inside', 'en', 'Jingyou thick 12-litre bucket'],
  ['Zhijian Bath and Candle Gift Set, Three Pieces in a Box', 'en', 'Zhijian Bath and Candle Gift Set'],
  ['Warm LED bulb', 'en', 'Warm LED bulb'],
] as const)('%s in %s is shown as %s', (title, language, short) => {
  expect(shortTitle(title, language)).toBe(short);
});

test('a time of day is the one in China', () => {
  expect(clockTime('2026-01-01T08:00:00.000Z')).toBe('16:00');
});

test.each([
  [0, '¥0.00'],
  [5, '¥0.05'],
  [99, '¥0.99'],
  [100, '¥1.00'],
  [129_950, '¥1,299.50'],
  [1_000_000_09, '¥1,000,000.09'],
  [-129_950, '¥-1,299.50'],
])('%i fen are shown as %s', (fen, shown) => {
  expect(price(fen)).toBe(shown);
});

test('a price for machines has neither sign nor separator', () => {
  expect([5, 100, 129_950].map(plainPrice)).toEqual(['0.05', '1.00', '1299.50']);
});

test('a score is rounded to a tenth', () => {
  expect([500, 484, 485, 0].map(score)).toEqual(['5.0', '4.8', '4.9', '–']);
});

test.each([
  [999, '999', '999'],
  [1_000, '1,000', '1k'],
  [9_999, '9,999', '9.9k'],
  [12_399, '1.2万', '12.3k'],
  [99_999, '9.9万', '99.9k'],
  [105_600, '10.5万', '106k'],
  [1_256_000, '126万', '1.2M'],
  [123_456_789, '1.2亿', '123M'],
])('%i is shown as %s and %s', (number, zh, en) => {
  expect([count(number, 'zh'), count(number, 'en')]).toEqual([zh, en]);
});

test('days and times are those in China, wherever one is', () => {
  const iso = '2026-01-01T20:05:00.000Z';
  expect([date(iso, 'zh'), date(iso, 'en')]).toEqual(['2026年1月2日', '2 Jan 2026']);
  expect([dateTime(iso, 'zh'), dateTime(iso, 'en')]).toEqual(['2026年1月2日 04:05', '2 Jan 2026, 04:05']);
  expect([dayAndMonth(iso, 'zh'), dayAndMonth(iso, 'en')]).toEqual(['1月2日', '2 Jan']);
});
