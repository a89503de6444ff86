import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createLog } from '#mall/log.ts';
import { openRedis } from '#mall/ports/redis.ts';
import { createLocalStore, createRedisStore, type Store } from '#mall/ports/store.ts';

const redisUrl = process.env.TEST_REDIS_URL;
const log = createLog('silent');
const NOWHERE = 'redis://127.0.0.1:1';
const fresh = () => `test:${randomUUID()}`;
const kinds: [string, () => Store | Promise<Store>][] = [
  ['in this process', () => createLocalStore()],
  ['without the Redis it should have', () => redisStore(NOWHERE)],
  ...(redisUrl ? [['in Redis', () => connected(redisUrl)] satisfies [string, () => Promise<Store>]] : []),
];

function redisStore(url: string): Store {
  const link = openRedis(url, log);
  const store = createRedisStore(link, log);
  const close = async () => {
    link.close();
    await store.close();
  };
  return { ...store, close };
}

/** A store that no longer falls back to its own memory: another one reads what it writes. */
async function connected(url: string): Promise<Store> {
  const [store, other] = [redisStore(url), redisStore(url)];
  await vi.waitFor(async () => {
    const key = fresh();
    await store.set(key, 'a', 10_000);
    expect(await other.get(key)).toBe('a');
  });
  await other.close();
  return store;
}

describe.each(kinds)('short-lived store %s', (_kind, open) => {
  let store: Store;
  beforeAll(async () => {
    store = await open();
  });
  afterAll(() => store.close());

  it('keeps, replaces, deletes', async () => {
    const key = fresh();
    expect(await store.get(key)).toBeUndefined();
    await store.set(key, 'a', 10_000);
    await store.set(key, 'b', 10_000);
    expect(await store.get(key)).toBe('b');
    await store.delete(key);
    expect(await store.get(key)).toBeUndefined();
  });

  it('forgets in time', async () => {
    const [key, counted] = [fresh(), fresh()];
    await store.set(key, 'a', 60);
    await store.count(counted, 60);
    await sleep(120);
    expect(await store.get(key)).toBeUndefined();
    expect(await store.count(counted, 60)).toBe(1);
  });

  it('of fifty at once one keeps, and one takes', async () => {
    const key = fresh();
    const fifty = <T>(run: (n: number) => Promise<T>) => Promise.all(Array.from({ length: 50 }, (_, n) => run(n)));
    expect((await fifty((n) => store.setIfAbsent(key, String(n), 10_000))).filter(Boolean)).toHaveLength(1);
    expect((await fifty(() => store.take(key))).filter((value) => value !== undefined)).toHaveLength(1);
  });

  it('counts each of fifty at once, in the window that the first opened', async () => {
    const key = fresh();
    const counts = await Promise.all(Array.from({ length: 50 }, () => store.count(key, 10_000)));
    expect(counts.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 50 }, (_, n) => n + 1));
    expect(await store.get(key)).toBe('50');
  });

  it('takes back what was counted, down to none, in the same window', async () => {
    const [key, other] = [fresh(), fresh()];
    await store.count(key, 60);
    await store.count(key, 10_000);
    await store.uncount(key);
    expect(await store.count(key, 10_000)).toBe(2);
    await sleep(120);
    await store.uncount(key);
    expect(await store.count(key, 10_000)).toBe(1);
    await store.uncount(other);
    expect(await store.count(other, 10_000)).toBe(1);
  });
});
