import { afterEach, expect, it, vi } from 'vitest';
import type { FootprintPage } from '#contract/footprint/schema.ts';
import { footprintPath, readFootprint } from '#src/lib/browser/footprint/footprint-url.ts';
import { byDay, createFootprints } from '#src/stores/inside/footprint.ts';
import { stubMall } from '../../helpers/browser/answers.ts';

const words = { network: '网络', internal: '出错' };
afterEach(() => vi.unstubAllGlobals());

const page = (items: [id: number, day: string][]): FootprintPage => ({
  items: items.map(([productId, day]) => ({ productId, day, card: null })),
  ...{ page: 1, pages: 1, total: items.length, today: '2026-06-15' },
});

it('footprints are of the page that the address names, by day', async () => {
  expect([readFootprint('?page=2'), readFootprint('?page=x')]).toEqual([
    { text: '', page: 2 },
    { text: '', page: 1 },
  ]);
  expect([footprintPath({ text: '', page: 1 }), footprintPath({ text: '龙井', page: 2 })]).toEqual([
    '/user-center/uc-footprint',
    '/user-center/uc-footprint?text=%E9%BE%99%E4%BA%95&page=2',
  ]);
  const days = byDay(
    page([
      [1, '2026-06-15'],
      [2, '2026-06-15'],
      [3, '2026-06-14'],
    ]),
  );
  expect(days.map(({ day, items }) => [day, items.length])).toEqual([
    ['2026-06-15', 2],
    ['2026-06-14', 1],
  ]);
});

it('one, a day and all are deleted, and what is left is shown', async () => {
  const mall = stubMall();
  mall.answers['GET /app/p/footprint?page=1'] = page([[1, '2026-06-15']]);
  const list = createFootprints({ text: '', page: 1 }, words);
  await list.reload();
  expect(await list.dropOne(1)).toBe(false);
  for (const path of ['/1', '/day/2026-06-15', '']) mall.answers[`DELETE /app/p/footprint${path}`] = { gone: 1 };
  mall.answers['GET /app/p/footprint?page=1'] = page([]);
  expect([await list.dropOne(1), await list.dropDay('2026-06-15'), await list.dropAll()]).toEqual([true, true, true]);
  expect(list.value()?.total).toBe(0);
});
