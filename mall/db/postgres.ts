import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { MINUTE_MS } from '#contract/time.ts';
import { boundHere } from '../trace.ts';
import { type Observe, observeClient } from './observe.ts';

type Query = { text: string; name?: string };

const CONNECTIONS = 10;
const CONNECT_MS = 10_000;
const IDLE_MS = MINUTE_MS;
const CLOSE_MS = 5_000;
/** Longer lists of values are bulk work, whose texts differ each time, so they are not prepared. */
const MOST_VALUES = 100;

/** Statements of a lost connection fail and the connection is replaced. */
export function createServerPool(url: string, settings: pg.PoolConfig, observe?: Observe): pg.Pool {
  const pool = new pg.Pool({
    connectionTimeoutMillis: CONNECT_MS,
    ...settings,
    connectionString: url,
    max: settings.max ?? CONNECTIONS,
    idleTimeoutMillis: IDLE_MS,
    keepAlive: true,
  });
  // The caller of a lost connection gets its error; without a listener the process would exit.
  const ignore = (): void => {};
  pool.on('error', ignore);
  pool.on('connect', (client) => {
    client.on('error', ignore);
    if (observe) observeClient(client, observe);
  });
  return pool;
}

/** @param prepare whether statements in transactions are prepared by name */
export function createPool(url: string, settings: pg.PoolConfig, prepare: boolean, observe?: Observe): pg.Pool {
  const pool = createServerPool(url, settings, observe);
  const connect = pool.connect.bind(pool) as (done?: unknown) => Promise<pg.PoolClient>;
  const started = (client: pg.PoolClient) => forTransactions(client, prepare);
  // The pool itself takes connections for single statements by callback.
  const own = {
    connect: (done?: unknown) => (done ? connect(boundHere(done)) : connect().then(started, unavailable)),
  };
  return Object.assign(pool, own as Pick<pg.Pool, 'connect'>);
}

const NOTHING: pg.QueryResult = { command: 'ROLLBACK', rowCount: 0, oid: 0, fields: [], rows: [] };

function unavailable(cause: unknown): never {
  throw new Error('no connection to the database', { cause });
}

/**
 * Prepares statements in transactions, because rows that others wait for are locked meanwhile. Single statements are not prepared: their
 * texts are many, and a generic plan would be wrong for some values. Statements sent at once wait for each other here, because `pg` no
 * longer queues them in the connection.
 */
function forTransactions(client: pg.PoolClient, prepare: boolean): pg.PoolClient {
  const send = async (what: Query | string, values?: unknown[]): Promise<pg.QueryResult> => {
    const plain = typeof what === 'string' ? { text: what } : what;
    const config = prepare ? prepared(plain, values) : plain;
    const result = await client.query(config, values);
    // The commit of a transaction in which a statement failed succeeds, and says that it rolled back.
    if (config.text === 'commit' && result.command !== 'COMMIT') throw new Error('the transaction was rolled back');
    return result;
  };
  let last: Promise<unknown> = Promise.resolve();
  let failed: Error | undefined;
  const query = (what: Query | string, values?: unknown[]): Promise<pg.QueryResult> => {
    const run = last
      .then(() => send(what, values))
      .catch((error: Error) => {
        const text = typeof what === 'string' ? what : what.text;
        // Drizzle does not release a connection whose transaction did not begin.
        if (text.startsWith('begin')) client.release(error);
        // The error that caused the rollback is the one to report; the connection is not used again.
        if (text !== 'rollback') throw error;
        failed = error;
        return NOTHING;
      });
    last = run.catch(() => {});
    return run;
  };
  const release = () => client.release(failed);
  return Object.assign(Object.create(client) as pg.PoolClient, { query, release });
}

const names = new Map<string, string>();

function prepared(what: Query, values: readonly unknown[] = []): Query {
  if (!values.length || values.length > MOST_VALUES) return what;
  let name = names.get(what.text);
  if (!name) {
    name = createHash('sha256').update(what.text).digest('base64url').slice(0, 32);
    names.set(what.text, name);
  }
  return { ...what, name };
}

export async function closePool(pool: pg.Pool): Promise<void> {
  const waiting = new AbortController();
  const late = sleep(CLOSE_MS, undefined, { signal: waiting.signal }).catch(() => {});
  await Promise.race([pool.end(), late]);
  waiting.abort();
}
