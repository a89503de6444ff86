import { afterEach, expect, it, vi } from 'vitest';
import { createOwnFigures } from '#src/stores/inside/own-figures.ts';

const WORDS = { network: 'no connection', internal: 'the server slipped up' };
const ANSWERS: Record<string, unknown> = {
  '/oms/p/balance': { balance: 1_200, points: 30 },
  '/app/p/footprint': { total: 5 },
  '/promo/p/coupons/own': { total: 2 },
  '/app/p/collection': { counts: { product: 3, shop: 1 } },
};

function answer(broken?: string): void {
  vi.stubGlobal('fetch', async (url: string) => {
    const path = Object.keys(ANSWERS).find((one) => url.includes(one)) ?? '';
    if (path === broken) return Response.json({ success: false, code: 'A00005', msg: '' }, { status: 500 });
    return Response.json({ success: true, code: '00000', data: ANSWERS[path] });
  });
}

afterEach(() => vi.unstubAllGlobals());

it('says what a shopper has, and leaves out what the mall does not say', async () => {
  answer();
  const figures = createOwnFigures(WORDS);
  await figures.reload();
  expect(figures.value()).toEqual({ balance: 1_200, points: 30, coupons: 2, favourites: 4, footprints: 5 });
  answer('/promo/p/coupons/own');
  await figures.reload();
  expect(figures.value()).toEqual({ balance: 1_200, points: 30, coupons: undefined, favourites: 4, footprints: 5 });
});
