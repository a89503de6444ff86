import { statfs } from 'node:fs/promises';
import type { PGlite, QueryOptions, Transaction } from '@electric-sql/pglite';

/** PGlite hangs for good when the disk is full, so writes stop while there is still room for what is under way. */
const RESERVE_BYTES = 96 * 1024 * 1024;
const CHECK_EVERY_MS = 500;

export class DiskFullError extends Error {}

export function diskGuard(folder: string, freeBytes = freeOn): () => Promise<void> {
  let checkedAt = Number.NEGATIVE_INFINITY;
  let free = 0;
  return async () => {
    const now = performance.now();
    if (now - checkedAt > CHECK_EVERY_MS) {
      free = await freeBytes(folder);
      checkedAt = now;
    }
    if (free < RESERVE_BYTES) throw new DiskFullError(`less than ${RESERVE_BYTES} bytes free in ${folder}`);
  };
}

async function freeOn(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

const READ_ONLY = '25006';

/**
 * Makes the client read-only while `check` throws. Postgres decides what is a write: the first word of a statement does not tell, since
 * `with` may begin either.
 */
export function readingOnlyWhileFull(client: PGlite, check: () => Promise<void>): PGlite {
  async function run<T>(whole: () => Promise<T>, within: (tx: Transaction) => Promise<T>): Promise<T> {
    try {
      await check();
    } catch (full) {
      return readOnly(within).catch((error: unknown) => {
        throw isReadOnlyError(error) ? full : error;
      });
    }
    return whole();
  }
  const readOnly = <T>(within: (tx: Transaction) => Promise<T>): Promise<T> =>
    client.transaction(async (tx) => {
      await tx.query('set transaction read only');
      return within(tx);
    });
  const query: PGlite['query'] = <T>(text: string, params?: unknown[], options?: QueryOptions) =>
    run(
      () => client.query<T>(text, params, options),
      (tx) => tx.query<T>(text, params, options),
    );
  const transaction: PGlite['transaction'] = (within) => run(() => client.transaction(within), within);
  const own: Partial<PGlite> = { query, transaction };
  return new Proxy(client, {
    get(target, key) {
      const value = Reflect.get(key in own ? own : target, key);
      return typeof value === 'function' && !(key in own) ? value.bind(target) : value;
    },
  });
}

/** Drizzle wraps the error of the database. */
function isReadOnlyError(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ('code' in error && error.code === READ_ONLY) || isReadOnlyError(error.cause);
}
