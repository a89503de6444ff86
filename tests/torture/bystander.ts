import { fork } from 'node:child_process';
import { once } from 'node:events';
import { constants, setPriority } from 'node:os';
import { resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const LEAST_MS = 4_000;
const ROUNDS = 3;

export type Slowdown = { idleMs: number; busyMs: number };

/**
 * How long somebody else waits for `path`, as the 99th percentile of all rounds, otherwise and while `attack` runs again and
 * again. The others are a process of their own, and the attack makes way for it and for the server: it would come from another
 * machine.
 */
export async function slowdown(url: string, path: string, attack: () => Promise<unknown>): Promise<Slowdown> {
  const visitor = fork(resolve(import.meta.dirname, 'visitor.ts'), [url, path]);
  const failed = once(visitor, 'exit').then(() => {
    throw new Error(`${path} was not served to somebody else`);
  });
  const during = async (work: () => Promise<unknown>): Promise<number[]> => {
    visitor.send('begin');
    const times = once(visitor, 'message');
    await Promise.race([work(), failed]);
    visitor.send('end');
    const [found] = (await Promise.race([times, failed])) as [number[]];
    return found;
  };
  const [idle, busy]: [number[], number[]] = [[], []];
  try {
    for (let round = 0; round < ROUNDS; round += 1) {
      idle.push(...(await during(() => sleep(LEAST_MS))));
      busy.push(...(await during(() => makingWay(() => again(attack)))));
    }
  } finally {
    failed.catch(() => {});
    visitor.kill();
  }
  return { idleMs: percentile99(idle), busyMs: percentile99(busy) };
}

/** Only root gets the priority back. */
const mayReturn = process.getuid?.() === 0;

/** Work of clients that would be on other machines: what runs here goes first. */
export async function makingWay<T>(work: () => Promise<T>): Promise<T> {
  if (mayReturn) setPriority(constants.priority.PRIORITY_LOW);
  try {
    return await work();
  } finally {
    if (mayReturn) setPriority(constants.priority.PRIORITY_NORMAL);
  }
}

async function again(attack: () => Promise<unknown>): Promise<void> {
  for (const end = performance.now() + LEAST_MS; performance.now() < end; ) await attack();
}

const percentile99 = (times: number[]): number =>
  times.toSorted((a, b) => a - b)[Math.ceil(times.length * 0.99) - 1] ?? Number.POSITIVE_INFINITY;
