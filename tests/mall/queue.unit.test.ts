import { expect, it } from 'vitest';
import { createQueue, createSharedQueue, createTurns } from '#mall/queue.ts';

/** Work that ends when told. */
function createWork() {
  const ends: (() => void)[] = [];
  const started: number[] = [];
  const work = (n: number) => () => {
    started.push(n);
    return new Promise<number>((done) => ends.push(() => done(n)));
  };
  return { ends, started, work };
}

it('runs a few at a time, the rest in order, and turns the surplus away at once', async () => {
  const inTurn = createQueue(2, 2);
  const { ends, started, work } = createWork();
  const runs = [1, 2, 3, 4].map((n) => inTurn(work(n)));
  await expect(inTurn(work(5))).rejects.toMatchObject({ key: 'tooMany', status: 429 });
  expect(started).toEqual([1, 2]);
  ends[0]?.();
  await expect.poll(() => started).toEqual([1, 2, 3]);
  for (const end of ends) end();
  await expect.poll(() => started).toEqual([1, 2, 3, 4]);
  ends.at(-1)?.();
  expect(await Promise.all(runs)).toEqual([1, 2, 3, 4]);
});

it('goes on after work that failed', async () => {
  const inTurn = createQueue(1, 1);
  const failed = inTurn(() => Promise.reject(new Error('no')));
  const next = inTurn(async () => 'yes');
  await expect(failed).rejects.toThrow('no');
  expect(await next).toBe('yes');
});

it('lets others by what waits for long, a few at most', async () => {
  const inTurn = createQueue(1, 5, { afterMs: 10, most: 1 });
  const { ends, started, work } = createWork();
  const runs = [1, 2, 3].map((n) => inTurn(work(n)));
  expect(started).toEqual([1]);
  await expect.poll(() => started).toEqual([1, 2]);
  // One has stepped aside already.
  await new Promise((wait) => setTimeout(wait, 40));
  expect(started).toEqual([1, 2]);
  ends[0]?.();
  expect(await runs[0]).toBe(1);
  expect(started).toEqual([1, 2]);
  ends[1]?.();
  await expect.poll(() => started).toEqual([1, 2, 3]);
  ends[2]?.();
  expect(await Promise.all(runs)).toEqual([1, 2, 3]);
});

it('shared, leaves room for others when one would fill it', async () => {
  const inTurn = createSharedQueue({ parallel: 1, waiting: 10, ofOne: 2 });
  const { ends, started, work } = createWork();
  const runs = [inTurn('a', work(1)), inTurn('a', work(2))];
  await expect(inTurn('a', work(3))).rejects.toMatchObject({ key: 'tooMany', status: 429 });
  runs.push(inTurn('b', work(4)));
  for (let n = 0; n < 3; n += 1) {
    await expect.poll(() => started).toHaveLength(n + 1);
    ends[n]?.();
  }
  expect(await Promise.all(runs)).toEqual([1, 2, 4]);
  const next = inTurn('a', work(5));
  await expect.poll(() => started).toEqual([1, 2, 4, 5]);
  ends.at(-1)?.();
  expect(await next).toBe(5);
});

it('lets a few by in each turn of the event loop, in order', async () => {
  const turn = createTurns(2);
  const passed: number[] = [];
  const nextTurn = () => new Promise((next) => setImmediate(next));
  const come = async (n: number) => {
    await turn();
    passed.push(n);
  };
  for (const n of [1, 2, 3, 4, 5]) void come(n);
  await Promise.resolve();
  expect(passed).toEqual([1, 2]);
  await nextTurn();
  expect(passed).toEqual([1, 2, 3, 4]);
  // Who comes later does not go before those who wait.
  void come(6);
  await Promise.resolve();
  expect(passed).toEqual([1, 2, 3, 4]);
  await nextTurn();
  expect(passed).toEqual([1, 2, 3, 4, 5, 6]);
  await nextTurn();
  for (const n of [7, 8, 9]) void come(n);
  await Promise.resolve();
  expect(passed).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  await nextTurn();
  expect(passed).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
});
