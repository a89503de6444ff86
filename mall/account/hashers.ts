import { join } from 'node:path';
import type { Options } from '@node-rs/argon2';
import { createQueue } from '../queue.ts';
import { createWorker } from '../worker.ts';

/** argon2id (the package's default), as OWASP advises for one pass; KiB. */
export const HASHING = { memoryCost: 47_104, timeCost: 1, parallelism: 1 } as const satisfies Options;

/** What a hash is made for, and the hash to compare with where there is one. */
type Password = { password: string; against?: string };
export type Job = Password & { options: Options };
/** The hash, or whether the password fits the one to compare with. */
type Result = string | boolean;

const SCRIPT = join(import.meta.dirname, 'hashing.mjs');

/** Works on passwords, a few at a time, in a process of its own. */
export function createHashers(idleMs?: number) {
  const inTurn = createQueue(2, 100);
  const worker = createWorker<Job, Result>({ name: 'passwords', script: SCRIPT, heapMb: 32, idleMs });
  /** @throws MallError too many, when more are waiting than anybody would wait for */
  const work = (password: Password): Promise<Result> => inTurn(() => worker.work({ ...password, options: HASHING }));
  return { ...worker, work };
}

export const { work } = createHashers();
