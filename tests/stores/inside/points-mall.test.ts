import { expect, it, vi } from 'vitest';
import * as api from '#src/lib/browser/api/points-mall.ts';
import { pointsParams, pointsPath, readPoints } from '#src/lib/browser/points-mall/points-url.ts';
import { createPointsGood, createPointsMall } from '#src/stores/inside/points-mall.ts';

const WORDS = { internal: 'internal', network: 'network', busy: 'busy', tooMany: 'tooMany' } as never;

it('lists what the address asks for, and shows one', async () => {
  const list = vi.spyOn(api, 'pointsGoods').mockResolvedValue({ items: [], page: 1, pages: 1, total: 0 } as never);
  const filter = readPoints('?band=to500&afford=1&page=2');
  const mall = createPointsMall(filter, WORDS);
  await mall.reload();
  expect(String(list.mock.calls[0]?.[0])).toBe('band=to500&afford=1&page=2');
  expect(pointsPath(readPoints(''))).toBe('/member-center/integral-mall');
  expect(pointsPath(filter)).toContain('band=to500');
  expect(String(pointsParams(readPoints('?band=none&page=x')))).toBe('');
  vi.spyOn(api, 'ownPointsGood').mockResolvedValue({ has: 5 } as never);
  const good = createPointsGood(1, WORDS);
  await good.reload();
  expect(good.value()).toEqual({ has: 5 });
});
