import { expect, it } from 'vitest';
import type { Search, SearchEngine } from '#mall/ports/search.ts';
import { withFallback } from '#mall/search/fallback.ts';

const bounds = { shopId: undefined, min: undefined, max: undefined, prices: new Map() };

function arrange() {
  const at = { now: 0, fails: false };
  const asked: string[] = [];
  const seen: string[] = [];
  const make = (name: Search['name']) =>
    ({
      name,
      terms: name,
      count: async () => {
        asked.push(name);
        if (name === 'opensearch' && at.fails) throw new Error('opensearch: TimeoutError');
        return [1];
      },
    }) as unknown as SearchEngine & Search;
  const search = withFallback(make('opensearch'), make('database'), {
    observe: (result) => void seen.push(result),
    lost: (reason) => void seen.push(reason),
    back: () => void seen.push('back'),
    now: () => at.now,
  });
  const count = async () => {
    const before = asked.length;
    await search.count([{ text: [], bounds }], 1);
    return asked.slice(before).join();
  };
  return { at, search, count, seen, asked };
}

it('a service that fails is asked again after ten seconds, by one search until it answers', async () => {
  const { at, count, seen, search, asked } = arrange();
  expect([search.name, search.terms]).toEqual(['opensearch', 'database']);
  expect(await count()).toBe('opensearch');
  at.fails = true;
  expect(await count()).toBe('opensearch,database');
  at.now = 9_999;
  expect(await count()).toBe('database');
  at.now = 10_000;
  asked.length = 0;
  await Promise.all([count(), count(), count()]);
  expect(asked.filter((name) => name === 'opensearch')).toHaveLength(1);
  expect(asked.filter((name) => name === 'database')).toHaveLength(3);
  at.fails = false;
  at.now = 20_000;
  expect(await count()).toBe('opensearch');
  expect(await count()).toBe('opensearch');
  expect(seen).toEqual(['ok', 'failed', 'opensearch: TimeoutError', 'failed', 'ok', 'back', 'ok']);
});
