import { expect, it } from 'vitest';
import { relativeTime } from '#src/lib/browser/desk/relative.ts';

const NOW = '2026-06-15T04:00:00.000Z';

it.each([
  ['2026-06-18T03:59:00.000Z', 'in 2 days', '2天后'],
  ['2026-06-15T07:30:00.000Z', 'in 3 hours', '3小时后'],
  ['2026-06-15T04:00:20.000Z', 'in 0 minutes', '0分钟后'],
  ['2026-06-15T03:48:00.000Z', '12 minutes ago', '12分钟前'],
  ['2026-06-14T03:00:00.000Z', '1 day ago', '1天前'],
])('%s is %s', (at, en, zh) => {
  expect(relativeTime(at, NOW, 'en')).toBe(en);
  expect(relativeTime(at, NOW, 'zh')).toBe(zh);
});
