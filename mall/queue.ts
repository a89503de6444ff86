import { tooMany } from './error.ts';

export type Queue = <T>(work: () => Promise<T>) => Promise<T>;

/** Work that has waited `afterMs` for others (a locked row) lets the next one start beside it; at most `most` at once. */
type Overflow = { afterMs: number; most: number };

/** A few at a time, the rest in order of arrival. @throws MallError too many, at once, when `waiting` are waiting already */
export function createQueue(parallel: number, waiting: number, slow?: Overflow): Queue {
  const queue: (() => void)[] = [];
  let running = 0;
  let aside = 0;
  const pass = (): void => {
    const next = queue.shift();
    // Other events are handled before the next work starts.
    if (next) setImmediate(next);
    else running -= 1;
  };
  return async (work) => {
    if (running >= parallel) {
      if (queue.length >= waiting) throw tooMany();
      await new Promise<void>((start) => queue.push(start));
    } else {
      running += 1;
    }
    let isAside = false;
    const stepAside = ({ most }: Overflow): void => {
      if (aside >= most) return;
      isAside = true;
      aside += 1;
      pass();
    };
    const late = slow && setTimeout(stepAside, slow.afterMs, slow);
    try {
      return await work();
    } finally {
      clearTimeout(late);
      if (isAside) aside -= 1;
      else pass();
    }
  };
}

/** @param ofOne how many each may have in the queue @throws MallError too many, at once, beyond that, or when the queue is full */
export function createSharedQueue({ parallel, waiting, ofOne }: { parallel: number; waiting: number; ofOne: number }) {
  const inTurn = createQueue(parallel, waiting);
  const under = new Map<string, number>();
  return async <T>(who: string, work: () => Promise<T>): Promise<T> => {
    const count = under.get(who) ?? 0;
    if (count >= ofOne) throw tooMany();
    under.set(who, count + 1);
    try {
      return await inTurn(work);
    } finally {
      const left = (under.get(who) ?? 1) - 1;
      if (left > 0) under.set(who, left);
      else under.delete(who);
    }
  };
}

/** One at a time per key, in order of arrival. @throws MallError too many, at once, when `waiting` of the same key are waiting already */
export function createOwnQueues(waiting: number) {
  const queues = new Map<string, { inTurn: Queue; users: number }>();
  return async <T>(who: string, work: () => Promise<T>): Promise<T> => {
    const own = queues.get(who) ?? { inTurn: createQueue(1, waiting), users: 0 };
    queues.set(who, own);
    own.users += 1;
    try {
      return await own.inTurn(work);
    } finally {
      own.users -= 1;
      if (own.users === 0) queues.delete(who);
    }
  };
}

/** Lets `each` through in each turn of the event loop, in order of arrival; the rest waits for the next turns. */
export function createTurns(each: number): () => Promise<void> | undefined {
  const waiting: (() => void)[] = [];
  let left = each;
  let isCounting = false;
  const turn = (): void => {
    const next = waiting.splice(0, each);
    left = each - next.length;
    isCounting = next.length > 0;
    if (isCounting) setImmediate(turn);
    for (const pass of next) pass();
  };
  return () => {
    if (!isCounting) setImmediate(turn);
    isCounting = true;
    if (left === 0) return new Promise((pass) => waiting.push(pass));
    left -= 1;
    return undefined;
  };
}
