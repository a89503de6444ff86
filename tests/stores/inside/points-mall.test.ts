import { expect, it } from 'vitest';
import { pointsParams, pointsPath, readPoints } from '#src/lib/browser/points-mall/points-mall-url.ts';
import { createPointsGood, createPointsMall } from '#src/stores/inside/points-mall.ts';
import { stubMall } from '../../helpers/browser/answers.ts';

const WORDS = { internal: 'internal', network: 'network', busy: 'busy', tooMany: 'tooMany' } as never;

it('lists what the address asks for, and shows one', async () => {
  const { answers, calls } = stubMall();
  answers['GET /promo/p/points?band=to500&afford=1&page=2'] = { items: [], page: 1, pages: 1, total: 0 };
  const filter = readPoints('?band=to500&afford=1&page=2');
  const mall = createPointsMall(filter, WORDS);
  await mall.reload();
  expect(calls()).toEqual(['GET /promo/p/points?band=to500&afford=1&page=2']);
  expect(pointsPath(readPoints(''))).toBe('/member-center/integral-mall');
  expect(pointsPath(filter)).toContain('band=to500');
  expect(String(pointsParams(readPoints('?band=none&page=x')))).toBe('');
  answers['GET /promo/p/points/1'] = { has: 5 };
  const good = createPointsGood(1, WORDS);
  await good.reload();
  expect(good.value()).toEqual({ has: 5 });
});
