import type { Store } from './store.ts';

export type Rule = {
  name: string;
  /** How often a key may come in `seconds`; beyond that it is blocked for `blockSeconds`, or until the window ends. */
  times: number;
  seconds: number;
  blockSeconds?: number;
};

export type Limit = {
  count(key: string): Promise<boolean>;
  isOver(key: string): Promise<boolean>;
  uncount(key: string): Promise<void>;
};

export type Limits = { create(rule: Rule): Limit };

export const createLimits = (store: Store): Limits => ({
  create({ name, times, seconds, blockSeconds }) {
    const counter = (key: string) => `limit:${name}:${key}`;
    const block = (key: string) => `limit:${name}:blocked:${key}`;
    const isBlocked = async (key: string) => blockSeconds !== undefined && (await store.get(block(key))) !== undefined;
    return {
      async count(key) {
        if (await isBlocked(key)) return false;
        const within = (await store.count(counter(key), seconds * 1_000)) <= times;
        if (!within && blockSeconds !== undefined) await store.setIfAbsent(block(key), '1', blockSeconds * 1_000);
        return within;
      },
      isOver: async (key) => (await isBlocked(key)) || Number((await store.get(counter(key))) ?? 0) > times,
      uncount: (key) => store.uncount(counter(key)),
    };
  },
});
