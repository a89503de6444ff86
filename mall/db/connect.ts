import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

/** The message is one line for the person who starts the mall. */
export class DatabaseError extends Error {}

export type Target = {
  url: string;
  /**
   * Behind a pooler in transaction mode (`?pgbouncer=true` in DATABASE_URL): no statement may have a name, and a connection no settings of
   * its own.
   */
  pooled: boolean;
};

export function targetOf(databaseUrl: string): Target {
  const url = new URL(databaseUrl);
  const pooled = url.searchParams.get('pgbouncer') === 'true';
  url.searchParams.delete('pgbouncer');
  return { url: url.href, pooled };
}

const UNSUPPORTED_PARAMETER = /unsupported startup parameter/;
const RETRY_MS = 500;
/** SQLSTATEs and network errors that may pass: the server is starting, or not there yet. */
const PASSING = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'ETIMEDOUT', 'ECONNRESET', '57P03', '3D000']);

/**
 * Connects once, so that a start that cannot succeed says why in one line.
 * @param settings startup parameters of the pool
 * @param waitMs how long to wait for a server that does not answer yet
 * @throws DatabaseError
 */
export async function checkConnection({ url }: Target, settings: pg.ClientConfig, waitMs: number): Promise<void> {
  for (const end = Date.now() + waitMs; ; await sleep(RETRY_MS)) {
    const client = new pg.Client({ ...settings, connectionString: url, connectionTimeoutMillis: 10_000 });
    client.on('error', () => {});
    try {
      await client.connect();
      return;
    } catch (error) {
      if (!isPassing(error) || Date.now() >= end) throw new DatabaseError(lineOf(url, error));
    } finally {
      await client.end().catch(() => {});
    }
  }
}

const isPassing = (error: unknown): boolean => {
  const causes = error instanceof AggregateError ? error.errors : [error];
  return causes.some((cause) => cause instanceof Error && 'code' in cause && PASSING.has(String(cause.code)));
};

function lineOf(url: string, error: unknown): string {
  const { host, pathname } = new URL(url);
  const [first] = error instanceof AggregateError ? error.errors : [error];
  const reason = first instanceof Error ? first.message : String(first);
  if (UNSUPPORTED_PARAMETER.test(reason))
    return 'Database: this is a pooler (PgBouncer). Add ?pgbouncer=true to DATABASE_URL, see docs/operating.md';
  return `Database: cannot open ${pathname.slice(1)} at ${host}: ${reason}`;
}

/**
 * Runs `work` while no other node runs any under the same number. The lock belongs to a transaction, so it works behind a pooler, and ends
 * with the process however it ends.
 * @param waiting is called once if another node has the lock
 */
export async function withNodeLock<T>(
  { url }: Target,
  lock: number,
  waiting: () => void,
  work: () => Promise<T>,
): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query('begin');
    const { rows } = await client.query('select pg_try_advisory_xact_lock($1) as locked', [lock]);
    if (!rows[0]?.locked) {
      waiting();
      await client.query('select pg_advisory_xact_lock($1)', [lock]);
    }
    return await work();
  } finally {
    await client.end();
  }
}
