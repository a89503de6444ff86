import { expect, it, vi } from 'vitest';
import * as deskApi from '#src/lib/browser/api/desk/points-mall.ts';
import * as api from '#src/lib/browser/api/points-mall.ts';
import { pointsParams, pointsPath, readPoints } from '#src/lib/browser/points-mall/points-url.ts';
import { createPointsStock } from '#src/stores/desk/points-stock.ts';
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

it('moves pieces at the desk', async () => {
  vi.spyOn(deskApi, 'pointsStock').mockResolvedValue({ stock: 1, skuStock: 9 });
  const move = vi.spyOn(deskApi, 'movePointsStock').mockResolvedValue({ stock: 3, skuStock: 7 });
  const stock = createPointsStock('4', WORDS);
  await stock.reload();
  expect(await stock.move(2)).toBe(true);
  expect(move).toHaveBeenCalledWith('4', 2, expect.any(String));
  expect(stock.value()).toEqual({ stock: 3, skuStock: 7 });
});
