import { Counter, Gauge, type Registry } from 'prom-client';
import type { Backlog } from '#mall/backlog.ts';
import type { ReplicaState } from '#mall/db/replica.ts';
import type { WorkerStats } from '#mall/worker.ts';
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
  /** What waits in all of the mall; undefined without an embedded mall. */
  backlog?: (() => Promise<Backlog[]>) | undefined;
  /** Open sockets of the chat, by side. */
  sockets?: (() => Record<'shopper' | 'staff', number>) | undefined;
  workers?: (() => WorkerStats[]) | undefined;
  /** Undefined where nothing is read at a replica. */
  replica?: (() => ReplicaState) | undefined;
};

/** Read when metrics are collected, so that it costs nothing in between. */
export function watch({ registry, build, caches, pool, redisUp, outboxReadAt, ...more }: Watched): void {
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
  if (more.refundsWaiting) watchRefunds(registers, more.refundsWaiting);
  if (more.backlog) watchBacklog(registers, more.backlog);
  if (more.sockets) watchSockets(registers, more.sockets);
  if (more.replica) watchReplica(registers, more.replica);
  if (more.workers) watchWorkers(registers, more.workers);
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
  const read = shared(() => refundsWaiting().catch(() => UNKNOWN));
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

function watchBacklog(registers: Registry[], backlog: NonNullable<Watched['backlog']>): void {
  const read = shared(() => backlog().catch(() => []));
  const gauge = (name: string, help: string, pick: (found: Backlog) => number) =>
    new Gauge({
      name,
      help,
      labelNames: ['queue'] as const,
      registers,
      async collect() {
        const found = await read();
        this.reset();
        for (const one of found) this.set({ queue: one.queue }, pick(one));
      },
    });
  const help =
    'Talks that no operator has taken, and mails and SMS that should have been sent by now, in all of the mall';
  gauge('mall_queue_waiting', help, ({ count }) => count);
  gauge('mall_queue_oldest_seconds', 'Age of the oldest of them', ({ oldestSeconds }) => oldestSeconds);
}

function watchSockets(registers: Registry[], sockets: NonNullable<Watched['sockets']>): void {
  new Gauge({
    name: 'mall_chat_sockets',
    help: 'Open sockets of the chat at this node',
    labelNames: ['side'] as const,
    registers,
    collect() {
      for (const [side, open] of Object.entries(sockets())) this.set({ side }, open);
    },
  });
}

function watchWorkers(registers: Registry[], workers: NonNullable<Watched['workers']>): void {
  const labelNames = ['work'] as const;
  const gauge = (name: string, help: string, read: (stats: WorkerStats) => number) =>
    new Gauge({
      name,
      help,
      labelNames,
      registers,
      collect() {
        for (const stats of workers()) this.set({ work: stats.name }, read(stats));
      },
    });
  gauge('mall_child_running', '1 while the child process runs; it ends when it has no work', ({ running }) =>
    Number(running),
  );
  gauge('mall_child_jobs', 'What a child process works on, and what waits for it', ({ jobs }) => jobs);
  new Counter({
    name: 'mall_child_crashes_total',
    help: 'Child processes that ended in the middle of work, or were ended because they took too long',
    labelNames,
    registers,
    collect() {
      this.reset();
      for (const { name, crashes } of workers()) this.inc({ work: name }, crashes);
    },
  });
}

function watchReplica(registers: Registry[], replica: NonNullable<Watched['replica']>): void {
  const gauge = (name: string, help: string, read: (state: ReplicaState) => number) =>
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(read(replica()));
      },
    });
  gauge('mall_replica_used', '1 while visitors read at the replica', ({ used }) => Number(used));
  gauge(
    'mall_replica_lag_seconds',
    'How far it is behind the primary; NaN while it cannot be asked',
    ({ lagSeconds }) => lagSeconds ?? Number.NaN,
  );
}

/** One query for gauges that are collected at the same time. */
function shared<T>(read: () => Promise<T>): () => Promise<T> {
  let reading: Promise<T> | undefined;
  return () => {
    reading ??= read().finally(() => {
      reading = undefined;
    });
    return reading;
  };
}
