import { setTimeout as sleep } from 'node:timers/promises';
import { ask } from './http.ts';

const EVERY_MS = 20;
const IDLE_MS = 1_000;
const ROUNDS = 3;
const RATIO = 3;
/** Below this a slow response says more about the machine than about the server. */
const FLOOR_MS = 1_000;

export type Slowdown = { idleMs: number; busyMs: number; mostMs: number };

/**
 * How long somebody else waits for `path`, as the 99th percentile, before and while `attack` runs: of several rounds the
 * best, since what else the machine does only adds to it, and a server that is held up is so in every round.
 */
export async function slowdown(url: string, path: string, attack: () => Promise<unknown>): Promise<Slowdown> {
  const rounds: Slowdown[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const idleMs = percentile99(await probe(url, path, sleep(IDLE_MS)));
    const busyMs = percentile99(await probe(url, path, attack()));
    rounds.push({ idleMs, busyMs, mostMs: Math.max(RATIO * idleMs, FLOOR_MS) });
  }
  const over = ({ busyMs, mostMs }: Slowdown) => busyMs - mostMs;
  return rounds.toSorted((a, b) => over(a) - over(b))[0] as Slowdown;
}

/** The requests leave at fixed times whether or not the last one was answered: a second's stop makes fifty of them slow. */
async function probe(url: string, path: string, until: Promise<unknown>): Promise<number[]> {
  let over = false;
  const ended = until.finally(() => {
    over = true;
  });
  const waits: Promise<number>[] = [];
  while (!over) {
    waits.push(timeOf(url, path));
    await sleep(EVERY_MS);
  }
  await ended;
  return Promise.all(waits);
}

async function timeOf(url: string, path: string): Promise<number> {
  const began = performance.now();
  const { status } = await ask(url, path);
  if (status !== 200) throw new Error(`${path}: ${status} for somebody else`);
  return performance.now() - began;
}

const percentile99 = (times: number[]): number =>
  times.toSorted((a, b) => a - b)[Math.ceil(times.length * 0.99) - 1] ?? Number.POSITIVE_INFINITY;
