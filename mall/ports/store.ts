import { MINUTE_MS } from '#contract/time.ts';
import type { Logger } from '../log.ts';
import type { RedisLink } from './redis.ts';

export type Store = {
  /** @param ttl ms */
  set(key: string, value: string, ttl: number): Promise<void>;
  /** @param ttl ms @returns whether it was stored */
  setIfAbsent(key: string, value: string, ttl: number): Promise<boolean>;
  get(key: string): Promise<string | undefined>;
  /** Reads and removes in one step: of any number of callers at once, one gets the value. */
  take(key: string): Promise<string | undefined>;
  delete(key: string): Promise<void>;
  /** @returns the count in the window of `ttl` ms that the first call opened */
  count(key: string, ttl: number): Promise<number>;
  uncount(key: string): Promise<void>;
  close(): Promise<void>;
};

const SWEEP_MS = MINUTE_MS;

export function createLocalStore(now: () => number = Date.now): Store {
  const entries = new Map<string, { value: string; expires: number }>();
  const live = (key: string) => {
    const entry = entries.get(key);
    if (entry && entry.expires > now()) return entry;
    entries.delete(key);
    return undefined;
  };
  const sweep = setInterval(() => {
    for (const key of entries.keys()) live(key);
  }, SWEEP_MS);
  sweep.unref();
  return {
    async set(key, value, ttl) {
      entries.set(key, { value, expires: now() + ttl });
    },
    async setIfAbsent(key, value, ttl) {
      if (live(key)) return false;
      entries.set(key, { value, expires: now() + ttl });
      return true;
    },
    get: async (key) => live(key)?.value,
    async take(key) {
      const entry = live(key);
      entries.delete(key);
      return entry?.value;
    },
    delete: async (key) => void entries.delete(key),
    async count(key, ttl) {
      const entry = live(key) ?? { value: '0', expires: now() + ttl };
      entry.value = String(Number(entry.value) + 1);
      entries.set(key, entry);
      return Number(entry.value);
    },
    async uncount(key) {
      const entry = live(key);
      if (entry) entry.value = String(Math.max(0, Number(entry.value) - 1));
    },
    close: async () => clearInterval(sweep),
  };
}

const PREFIX = 'liangji:store:';
const COUNT = `local n = redis.call('INCR', KEYS[1])
if n == 1 then redis.call('PEXPIRE', KEYS[1], ARGV[1]) end
return n`;
const UNCOUNT = `if tonumber(redis.call('GET', KEYS[1]) or '0') > 0 then redis.call('DECR', KEYS[1]) end`;

/**
 * Over Redis. While Redis cannot be reached, or hangs, each process falls back to its own memory: nodes agree less, but nothing is refused
 * (quality bars: the mall goes on without Redis).
 */
export function createRedisStore({ client, isUp }: RedisLink, log: Logger): Store {
  const local = createLocalStore();
  const or = async <T>(remote: () => Promise<T>, fallback: () => Promise<T>): Promise<T> => {
    try {
      return isUp() ? await remote() : await fallback();
    } catch (error) {
      log.warn({ reason: error instanceof Error ? error.message : String(error) }, 'redis store');
      return fallback();
    }
  };
  return {
    set: (key, value, ttl) =>
      or(
        async () => void (await client.set(PREFIX + key, value, 'PX', ttl)),
        () => local.set(key, value, ttl),
      ),
    setIfAbsent: (key, value, ttl) =>
      or(
        async () => (await client.set(PREFIX + key, value, 'PX', ttl, 'NX')) === 'OK',
        () => local.setIfAbsent(key, value, ttl),
      ),
    get: (key) =>
      or(
        async () => (await client.get(PREFIX + key)) ?? undefined,
        () => local.get(key),
      ),
    take: (key) =>
      or(
        async () => (await client.getdel(PREFIX + key)) ?? undefined,
        () => local.take(key),
      ),
    delete: (key) =>
      or(
        async () => void (await client.del(PREFIX + key)),
        () => local.delete(key),
      ),
    count: (key, ttl) =>
      or(
        async () => Number(await client.eval(COUNT, 1, PREFIX + key, ttl)),
        () => local.count(key, ttl),
      ),
    uncount: (key) =>
      or(
        async () => void (await client.eval(UNCOUNT, 1, PREFIX + key)),
        () => local.uncount(key),
      ),
    close: local.close,
  };
}
