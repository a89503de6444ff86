import { mkdirSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { drizzle as drizzlePostgres } from 'drizzle-orm/node-postgres';
import { migrate as migratePostgres } from 'drizzle-orm/node-postgres/migrator';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator';
import pg from 'pg';
import { type OutboxRow, watchCommits } from './commit.ts';
import { checkConnection, targetOf, withNodeLock } from './connect.ts';
import { diskGuard, readingOnlyWhileFull } from './disk.ts';
import { lockFolder } from './lock.ts';
import type { Observe } from './observe.ts';
import { closePool, createPool } from './postgres.ts';
import { createReplica, type Replica, type ReplicaSettings } from './replica.ts';
import { routeReads } from './visitor-reads.ts';

export type Db = PgDatabase<PgQueryResultHKT>;
/** Inside a transaction use it and never the outer `db` (PGlite has one connection). */
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0];

export type Opened = {
  db: Db;
  kind: 'pglite' | 'postgres';
  /** Undefined where there is no pool; `waiting` counts statements without a connection. */
  pool?: () => { size: number; idle: number; waiting: number };
  exclusively<T>(work: () => Promise<T>): Promise<T>;
  /** Undefined where nothing is read elsewhere. */
  replica?: Pick<Replica, 'raise' | 'state'> | undefined;
  onCommit(listener: (rows: readonly OutboxRow[]) => void): void;
  ping(): Promise<void>;
  close(): Promise<void>;
};

const MIGRATIONS = { migrationsFolder: resolve(import.meta.dirname, 'migrations') };
/** Any fixed number: nodes that start together migrate and fill the database one after the other. */
const START_LOCK = 7_204_711;

/**
 * Pages are in memory or on an SSD. With the default of 4, the planner reads all of a table whose long columns it does not count (search
 * documents) rather than the index.
 */
const RANDOM_PAGE_COST = 1.1;
/** `jit=off`: statements of search are long and soon done, and would be compiled for longer than they run. */
const PLANNER = `-c random_page_cost=${RANDOM_PAGE_COST} -c jit=off`;

export const TIMEOUTS_MS = { statement_timeout: 5_000, idle_in_transaction_session_timeout: 15_000 };

type Options = {
  snapshot?: Blob;
  freeBytes?: (folder: string) => Promise<number>;
  bulk?: boolean;
  /** The parent process has migrated, and holds the lock for that. */
  migrated?: boolean;
  waitMs?: number;
  /** Of a server, at most. */
  connections?: number;
  notice?: (line: string) => void;
  /** Of statements on a server. */
  observe?: Observe | undefined;
  replica?: Pick<ReplicaSettings, 'url' | 'observe' | 'onChange'> & { connections: number };
};

/**
 * Opens and migrates the database that `url` names: `postgres://…`, `memory:` or `file:<folder>` (both PGlite).
 * @throws LockedError when another process has the folder
 * @throws DatabaseError when the server cannot be used
 */
export async function openDatabase(url: string, options: Options = {}): Promise<Opened> {
  if (/^postgres(ql)?:/.test(url)) return openPostgres(url, options);
  if (url === 'memory:') return openPglite(undefined, options);
  if (url.startsWith('file:')) return openPglite(resolve(url.slice('file:'.length)), options);
  throw new Error(`DATABASE_URL: "${url.split(':')[0]}:" is not known; use postgres://, file: or memory:`);
}

async function openPglite(folder: string | undefined, { snapshot, freeBytes }: Options): Promise<Opened> {
  let unlock = () => {};
  if (folder) {
    mkdirSync(dirname(folder), { recursive: true });
    unlock = lockFolder(folder);
  }
  try {
    const raw = await PGlite.create({
      ...(folder ? { dataDir: folder } : {}),
      ...(snapshot ? { loadDataDir: snapshot } : {}),
    });
    await raw.exec(`set random_page_cost = ${RANDOM_PAGE_COST}`);
    const client = folder ? readingOnlyWhileFull(raw, diskGuard(dirname(folder), freeBytes)) : raw;
    const db = drizzlePglite(client);
    await migratePglite(db, MIGRATIONS);
    return {
      db,
      kind: 'pglite',
      exclusively: (work) => work(),
      onCommit: watchCommits(db),
      ping: async () => void (await db.execute(sql`select 1`)),
      close: async () => {
        await raw.close();
        unlock();
      },
    };
  } catch (error) {
    unlock();
    throw error;
  }
}

async function openPostgres(
  databaseUrl: string,
  { bulk = false, migrated = false, waitMs = 0, connections, notice, observe, ...more }: Options,
): Promise<Opened> {
  const target = targetOf(databaseUrl);
  const planner = { options: PLANNER };
  const settings = target.pooled ? {} : { ...(bulk ? {} : TIMEOUTS_MS), ...planner };
  await checkConnection(target, settings, waitMs);
  const exclusively = <T>(work: () => Promise<T>): Promise<T> =>
    withNodeLock(target, START_LOCK, () => notice?.('Waiting for another node that prepares the database …'), work);
  if (!migrated) await exclusively(() => migrate(target.url));
  const pool = createPool(
    target.url,
    { ...settings, ...(connections && { max: connections }) },
    !target.pooled,
    observe,
  );
  const primary = pool.query.bind(pool) as (text: string) => Promise<pg.QueryResult>;
  const { replica: given } = more;
  const replica =
    given && createReplica({ ...given, settings: { ...TIMEOUTS_MS, ...planner, max: given.connections }, primary });
  if (replica) routeReads(pool, replica.read);
  const db = drizzlePostgres(pool);
  return {
    db,
    replica,
    kind: 'postgres',
    pool: () => ({ size: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    exclusively,
    onCommit: watchCommits(db),
    ping: async () => void (await db.execute(sql`select 1`)),
    async close() {
      await replica?.close();
      await closePool(pool);
    },
  };
}

async function migrate(url: string): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    await migratePostgres(drizzlePostgres(client), MIGRATIONS);
  } finally {
    await client.end();
  }
}
