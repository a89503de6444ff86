import { Registry } from 'prom-client';
import { expect, it } from 'vitest';
import { type Tagged, TaggedStore } from '#src/lib/server/tagged-store.ts';
import { type Watched, watch } from '../../server/gauges.ts';

const BUILD = { version: '1.2.3', build: 'abc' };
const NO_REFUNDS = async () => ({ count: 0, amount: 0, oldestSeconds: 0 });

async function written(more: Partial<Watched>): Promise<string> {
  const registry = new Registry();
  watch({ registry, build: BUILD, caches: {}, ...more });
  return registry.metrics();
}

it('says which build runs', async () => {
  expect(await written({})).toContain(
    `liangji_build_info{version="1.2.3",build="abc",node="${process.versions.node}"} 1`,
  );
});

it('counts what caches hold, find and drop', async () => {
  const store = new TaggedStore<Tagged>(2, () => 1);
  for (const key of ['a', 'b', 'c']) store.put(key, { tags: [], expires: Number.POSITIVE_INFINITY }, store.mark());
  for (const key of ['a', 'b', 'c', 'c']) store.get(key, 0);
  const text = await written({ caches: { pages: store } });
  for (const line of ['entries', 'bytes', 'hits_total', 'misses_total', 'evictions_total'].map(
    (name, at) => `storefront_cache_${name}{cache="pages"} ${[2, 2, 3, 1, 1][at]}`,
  ))
    expect(text).toContain(line);
});

it('shows the pool and whether Redis answers', async () => {
  let up = true;
  const registry = new Registry();
  const pool = () => ({ size: 10, idle: 0, waiting: 4 });
  watch({ registry, build: BUILD, caches: {}, pool, redisUp: () => up });
  const text = await registry.metrics();
  for (const state of ['size"} 10', 'idle"} 0', 'waiting"} 4'])
    expect(text).toContain(`mall_db_connections{state="${state}`);
  expect(text).toContain('mall_redis_up 1');
  up = false;
  expect(await registry.metrics()).toContain('mall_redis_up 0');
});

it('reads the refunds that wait with one query, and goes on without the database', async () => {
  let queries = 0;
  const refundsWaiting = async () => {
    queries += 1;
    return { count: 2, amount: 159_900, oldestSeconds: 61 };
  };
  const text = await written({ refundsWaiting });
  expect(queries).toBe(1);
  for (const line of ['mall_refunds_waiting 2', 'waiting_fen 159900', 'waiting_oldest_seconds 61'])
    expect(text).toContain(line);
  const failed = await written({ refundsWaiting: () => Promise.reject(new Error('no database')) });
  expect(failed).toContain('mall_refunds_waiting Nan');
  expect(await written({ refundsWaiting: NO_REFUNDS })).toContain('mall_refunds_waiting 0');
});

it('shows what waits, open sockets and child processes, and no queues without the database', async () => {
  const text = await written({
    backlog: async () => [{ queue: 'talks', count: 3, oldestSeconds: 90 }],
    sockets: () => ({ shopper: 5, staff: 1 }),
    workers: () => [{ name: 'pictures', running: true, jobs: 2, crashes: 1 }],
  });
  for (const line of [
    'mall_queue_waiting{queue="talks"} 3',
    'mall_queue_oldest_seconds{queue="talks"} 90',
    'mall_chat_sockets{side="shopper"} 5',
    'mall_child_running{work="pictures"} 1',
    'mall_child_jobs{work="pictures"} 2',
    'mall_child_crashes_total{work="pictures"} 1',
  ])
    expect(text).toContain(line);
  const failed = await written({ backlog: () => Promise.reject(new Error('no database')) });
  expect(failed).not.toContain('mall_queue_waiting{');
});

it('shows how far the replica is behind, and nothing where there is none', async () => {
  const text = await written({ replica: () => ({ used: true, lagSeconds: 2 }) });
  for (const line of ['mall_replica_used 1', 'mall_replica_lag_seconds 2']) expect(text).toContain(line);
  const gone = await written({ replica: () => ({ used: false, lagSeconds: undefined }) });
  for (const line of ['mall_replica_used 0', 'mall_replica_lag_seconds Nan']) expect(gone).toContain(line);
  expect(await written({})).not.toContain('mall_replica');
});
