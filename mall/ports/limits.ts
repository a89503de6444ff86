import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import type { RedisLink } from './redis.ts';

type Rule = {
  /** Told apart from every other limit by this. */
  name: string;
  /** How often a key may come in `seconds`; more often, and it is over the limit for `blockSeconds`, or till these end. */
  times: number;
  seconds: number;
  blockSeconds?: number;
};

export type Limit = {
  /** Counts one. @returns whether it was still within the limit */
  count(key: string): Promise<boolean>;
  /** Whether the key is over the limit now; counts nothing. */
  isOver(key: string): Promise<boolean>;
};

export type Limits = { create(rule: Rule): Limit };

/** The embedded default: one process. */
export function createLocalLimits(): Limits {
  return { create: (rule) => toLimit(new RateLimiterMemory(optionsOf(rule))) };
}

/** Several processes over Redis; while it cannot be reached, or hangs, each process counts by itself. */
export function createRedisLimits({ client }: RedisLink): Limits {
  return {
    create(rule) {
      const options = optionsOf(rule);
      const insuranceLimiter = new RateLimiterMemory(options);
      const more = { storeClient: client, insuranceLimiter, rejectIfRedisNotReady: true };
      return toLimit(new RateLimiterRedis({ ...options, ...more }));
    },
  };
}

const optionsOf = ({ name, times, seconds, blockSeconds = 0 }: Rule) => ({
  keyPrefix: `liangji:limit:${name}`,
  points: times,
  duration: seconds,
  blockDuration: blockSeconds,
});

function toLimit(limiter: RateLimiterAbstract): Limit {
  return {
    async count(key) {
      try {
        await limiter.consume(key);
        return true;
      } catch (refused) {
        if (refused instanceof RateLimiterRes) return false;
        throw refused;
      }
    },
    async isOver(key) {
      const found = await limiter.get(key);
      return found !== null && found.consumedPoints > limiter.points;
    },
  };
}
