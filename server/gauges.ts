import { Counter, Gauge, type Registry } from 'prom-client';
import type { CacheStats } from '#src/lib/server/tagged-store.ts';

type Cache = { stats(): CacheStats };
type RefundsWaiting = { count: number; amount: number; oldestSeconds: number };

/** While the database cannot be reached. */
const UNKNOWN: RefundsWaiting = { count: Number.NaN, amount: Number.NaN, oldestSeconds: Number.NaN };

export type Watched = {
  registry: Registry;
  build: { version: string; build: string };
  caches: Readonly<Record<string, Cache>>;
  /** Undefined where there is no pool. */
  pool?: (() => { size: number; idle: number; waiting: number }) | undefined;
  /** Undefined without Redis. */
  redisUp?: (() => boolean) | undefined;
  /** When the outbox was last read, ms; undefined without an embedded mall. */
  outboxReadAt?: (() => number) | undefined;
  /** Refunds that providers have not carried out yet; undefined without an embedded mall. */
  refundsWaiting?: (() => Promise<RefundsWaiting>) | undefined;
};

/** Read when metrics are collected, so that it costs nothing in between. */
export function watch({ registry, build, caches, pool, redisUp, outboxReadAt, refundsWaiting }: Watched): void {
  const registers = [registry];
  new Gauge({
    name: 'liangji_build_info',
    help: 'Always 1; the labels say which version and build runs',
    labelNames: ['version', 'build', 'node'] as const,
    registers,
  }).set({ ...build, node: process.versions.node }, 1);
  watchCaches(registers, caches);
  if (pool) watchPool(registers, pool);
  if (redisUp) {
    const collect = function (this: Gauge) {
      this.set(Number(redisUp()));
    };
    new Gauge({
      name: 'mall_redis_up',
      help: '1 while Redis answers this node and brings it messages',
      registers,
      collect,
    });
  }
  if (outboxReadAt) {
    const collect = function (this: Gauge) {
      this.set(outboxReadAt() / 1_000);
    };
    const help = 'When this node last read what the others changed';
    new Gauge({ name: 'mall_outbox_read_timestamp_seconds', help, registers, collect });
  }
  if (refundsWaiting) watchRefunds(registers, refundsWaiting);
}

function watchCaches(registers: Registry[], caches: Watched['caches']): void {
  const each = (read: (stats: CacheStats) => number, write: (cache: string, value: number) => void) => {
    for (const [name, cache] of Object.entries(caches)) write(name, read(cache.stats()));
  };
  const labelNames = ['cache'] as const;
  const gauge = (name: string, help: string, read: (stats: CacheStats) => number) =>
    new Gauge({
      name,
      help,
      labelNames,
      registers,
      collect() {
        each(read, (cache, value) => this.set({ cache }, value));
      },
    });
  const counter = (name: string, help: string, read: (stats: CacheStats) => number) =>
    new Counter({
      name,
      help,
      labelNames,
      registers,
      collect() {
        this.reset();
        each(read, (cache, value) => this.inc({ cache }, value));
      },
    });
  gauge('storefront_cache_entries', 'Entries in a cache', ({ entries }) => entries);
  gauge('storefront_cache_bytes', 'Approximate bytes of pages, characters of JSON of data', ({ bytes }) => bytes);
  counter('storefront_cache_hits_total', 'Reads that found an entry', ({ hits }) => hits);
  counter('storefront_cache_misses_total', 'Reads that found none, or one out of date', ({ misses }) => misses);
  counter('storefront_cache_evictions_total', 'Entries dropped for lack of room', ({ evictions }) => evictions);
}

function watchPool(registers: Registry[], pool: NonNullable<Watched['pool']>): void {
  new Gauge({
    name: 'mall_db_connections',
    help: 'Connections to the database: open and idle, and statements that wait for one',
    labelNames: ['state'] as const,
    registers,
    collect() {
      const { size, idle, waiting } = pool();
      for (const [state, value] of Object.entries({ size, idle, waiting })) this.set({ state }, value);
    },
  });
}

function watchRefunds(registers: Registry[], refundsWaiting: NonNullable<Watched['refundsWaiting']>): void {
  let reading: Promise<RefundsWaiting> | undefined;
  /** One query for the three gauges, which are collected at the same time. */
  const read = () => {
    reading ??= refundsWaiting()
      .catch(() => UNKNOWN)
      .finally(() => {
        reading = undefined;
      });
    return reading;
  };
  const gauge = (name: string, help: string, pick: (found: RefundsWaiting) => number) =>
    new Gauge({
      name,
      help,
      registers,
      async collect() {
        this.set(pick(await read()));
      },
    });
  gauge('mall_refunds_waiting', 'Refunds that providers have not carried out yet', ({ count }) => count);
  gauge('mall_refunds_waiting_fen', 'Their sum, fen', ({ amount }) => amount);
  gauge('mall_refunds_waiting_oldest_seconds', 'Age of the oldest of them', ({ oldestSeconds }) => oldestSeconds);
}
