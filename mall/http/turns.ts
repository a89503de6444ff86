import { tooMany } from './error.ts';

export type Turns = <T>(work: () => Promise<T>) => Promise<T>;

/**
 * Runs heavy work a few at a time, the rest in order of arrival.
 * @throws MallError too many, at once, when `waiting` are waiting already
 */
export function createTurns(parallel: number, waiting: number): Turns {
  const queue: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    if (running >= parallel) {
      if (queue.length >= waiting) throw tooMany();
      await new Promise<void>((start) => queue.push(start));
    } else {
      running += 1;
    }
    try {
      return await work();
    } finally {
      const next = queue.shift();
      // What else has come in meanwhile is not kept waiting by the next one.
      if (next) setImmediate(next);
      else running -= 1;
    }
  };
}
