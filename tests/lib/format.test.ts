import { expect, test } from 'vitest';
import { clockTime, shortTitle } from '../../src/lib/format.ts';

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
