import { join } from 'node:path';
import type { Options } from '@node-rs/argon2';
import { createQueue } from '../queue.ts';
import { createWorker } from '../worker.ts';

/** argon2id (the package's default) as OWASP recommends for one pass; KiB. */
export const HASHING = { memoryCost: 47_104, timeCost: 1, parallelism: 1 } as const satisfies Options;

/** Without `against` the result is the hash, with it whether the password matches. */
type Password = { password: string; against?: string };
export type Job = Password & { options: Options };
type Result = string | boolean;

const SCRIPT = join(import.meta.dirname, 'hashing.mjs');

export function createHashers(idleMs?: number) {
  const inTurn = createQueue(2, 100);
  const worker = createWorker<Job, Result>({ name: 'passwords', script: SCRIPT, heapMb: 32, idleMs });
  const work = (password: Password): Promise<Result> => inTurn(() => worker.work({ ...password, options: HASHING }));
  return { ...worker, work };
}

export const { work } = createHashers();
