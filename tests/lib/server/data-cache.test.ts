import { expect, it } from 'vitest';
import { createDataCache } from '#src/lib/server/data-cache.ts';

const LIMIT = 12 * 1024 * 1024;
const nothing = { value: {}, size: 2, unknown: [], expires: Number.POSITIVE_INFINITY };

it('counts keys and entries, not only values: as many long searches without a result as may be fit into its limit', () => {
  const cache = createDataCache();
  for (let n = 0; n < 30_000; n += 1) cache.put(`${n} ${'手'.repeat(900)}`, { ...nothing, tags: ['search'] }, 0);
  expect(cache.stats().entries * 900).toBeLessThan(LIMIT);
  expect(cache.stats().evictions).toBeGreaterThan(0);
});

it('counts tags', () => {
  const cache = createDataCache();
  const tags = Array.from({ length: 100 }, (_, n) => `product:${n}`);
  for (let n = 0; n < 20_000; n += 1) cache.put(String(n), { ...nothing, tags }, 0);
  expect(cache.stats().entries * 1_000).toBeLessThan(LIMIT);
});
