import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const MINUTE = 60_000;

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers({ now: 1_800_000_000_000 });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** By how much the server's clock is taken to be ahead of the browser's. @param sentMs the server's clock when it sent the page */
async function aheadOf(sentMs: number, page: object = {}): Promise<number> {
  const serverTiming = [{ name: 'now', duration: Date.now() + sentMs }];
  vi.spyOn(performance, 'now').mockReturnValue(0);
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
    { responseStart: 0, transferSize: 1, type: 'navigate', serverTiming, ...page } as unknown as PerformanceEntry,
  ]);
  const { serverNow } = await import('#src/page-scripts/countdown.ts');
  return serverNow() - Date.now();
}

it('counts by the clock of the server', async () => {
  expect(await aheadOf(7 * MINUTE)).toBe(7 * MINUTE);
});

it('trusts the browser’s clock on a page that it had stored', async () => {
  expect(await aheadOf(-7 * MINUTE, { type: 'back_forward', transferSize: 0 })).toBe(0);
});

it.each([
  [-3 * MINUTE, 0],
  [-5 * MINUTE, 0],
  [-7 * MINUTE, -2 * MINUTE],
  [2 * MINUTE, 2 * MINUTE],
])('allows for the time that a page fetched ahead may have waited: %i', async (sentMs, ahead) => {
  expect(await aheadOf(sentMs, { deliveryType: 'navigational-prefetch' })).toBe(ahead);
});
