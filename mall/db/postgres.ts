import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Committing } from './commit.ts';
import { type Asked, Together } from './together.ts';

type Query = { text: string; name?: string };

const CONNECTIONS = 10;
const CONNECT_MS = 10_000;
const IDLE_MS = 60_000;
const CLOSE_MS = 5_000;
/** Longer lists of values are bulk work, whose texts differ from one time to the next. */
const MOST_VALUES = 100;

/** Connections to a Postgres server. One that is lost fails what was on its way and is replaced; nothing else happens. */
export function createPool(url: string, settings: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool({
    ...settings,
    connectionString: url,
    max: CONNECTIONS,
    connectionTimeoutMillis: CONNECT_MS,
    idleTimeoutMillis: IDLE_MS,
    keepAlive: true,
  });
  // Who was using the connection hears of it; without a listener the process would end.
  const ignore = (): void => {};
  pool.on('error', ignore);
  pool.on('connect', (client) => void client.on('error', ignore));
  const connect = pool.connect.bind(pool) as (done?: unknown) => Promise<pg.PoolClient>;
  // The pool itself, for statements outside of transactions, asks by callback.
  const own = { connect: (done?: unknown) => (done ? connect(done) : connect().then(inTurn)) };
  return Object.assign(pool, own as Pick<pg.Pool, 'connect'>);
}

/**
 * A connection for transactions. What is asked for at once travels together (`begin` with the first) and is done in that
 * order, prepared, because rows are locked meanwhile that others wait for. Reading outside of transactions goes on without:
 * its texts are many, and a plan made for all values would be the wrong one for some.
 */
function inTurn(client: pg.PoolClient): pg.PoolClient {
  let begin: Asked[] = [];
  let asked: Asked[] = [];
  let busy = false;
  /** How many statements the commit goes with. */
  let closing = 0;
  let ended: Promise<pg.QueryResult> | undefined;
  const ask = (config: Query, values?: unknown[]) =>
    new Promise<pg.QueryResult>((done, failed) => asked.push({ config, values, done, failed }));
  const send = (): void => {
    if (busy || !asked.length) return;
    busy = true;
    if (asked.length === closing) {
      ended = ask(COMMIT);
      ended.catch(() => {});
    }
    client.query(new Together([...begin, ...asked], over));
    begin = [];
    asked = [];
    closing = 0;
  };
  const over = (): void => {
    busy = false;
    send();
  };
  const query = (what: Query | string, values?: unknown[]): Promise<unknown> => {
    const config = prepared(typeof what === 'string' ? { text: what } : what, values);
    if (config.text.startsWith('begin')) {
      begin = [{ config, values, done: () => {}, failed: () => {} }];
      return Promise.resolve({ rows: [] });
    }
    if (ended && config.text === 'commit') return ended.then(committed);
    if (ended && config.text !== 'rollback') return Promise.reject(new Error('the transaction is over'));
    // Once all that the caller asks for at once has been asked.
    if (!asked.length) process.nextTick(send);
    const sent = ask(config, values);
    return config.text === 'commit' ? sent.then(committed) : sent;
  };
  const own: Committing & { query: typeof query } = {
    query,
    commitWith: (statements) => {
      closing = statements;
    },
  };
  return Object.assign(Object.create(client) as pg.PoolClient, own);
}

/** `commit` of a transaction in which something failed goes well and says that it was none. */
function committed(result: pg.QueryResult): pg.QueryResult {
  if (result.command !== 'COMMIT') throw new Error('the transaction was rolled back');
  return result;
}

const names = new Map<string, string>();
const COMMIT = prepared({ text: 'commit' });

function prepared(what: Query, values: readonly unknown[] = []): Query {
  const isFixed = values.length > 0 || what.text === 'begin' || what.text === 'commit';
  if (!isFixed || values.length > MOST_VALUES) return what;
  let name = names.get(what.text);
  if (!name) {
    name = createHash('sha256').update(what.text).digest('base64url').slice(0, 32);
    names.set(what.text, name);
  }
  return { ...what, name };
}

/** Waits for what is on its way, for a while. */
export async function closePool(pool: pg.Pool): Promise<void> {
  const waiting = new AbortController();
  const late = sleep(CLOSE_MS, undefined, { signal: waiting.signal }).catch(() => {});
  await Promise.race([pool.end(), late]);
  waiting.abort();
}
