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
import { diskGuard } from './disk.ts';
import { lockFolder } from './lock.ts';
import { closePool, createPool } from './postgres.ts';

export type Db = PgDatabase<PgQueryResultHKT>;
/** A transaction; what runs inside one must use it and never the outer `db` (PGlite has one connection). */
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0];

export type Opened = {
  db: Db;
  kind: 'pglite' | 'postgres';
  ping(): Promise<void>;
  close(): Promise<void>;
};

const MIGRATIONS = { migrationsFolder: resolve(import.meta.dirname, 'migrations') };
/** Any fixed number: nodes that start together migrate one after the other. */
const MIGRATION_LOCK = 7_204_711;

/**
 * Pages are in memory or on a disk without a head to move. Left at 4, the planner reads all of a table whose long columns
 * it does not count (search documents) rather than the index.
 */
const RANDOM_PAGE_COST = 1.1;

/** Of every connection. */
export const TIMEOUTS_MS = { statement_timeout: 5_000, idle_in_transaction_session_timeout: 15_000 };

type Options = {
  /** A PGlite data directory, packed, to start from instead of an empty one. */
  snapshot?: Blob;
  /** How many bytes are free where the folder is; the disk is asked without it. */
  freeBytes?: (folder: string) => Promise<number>;
  /** Work on whole tables, which takes longer than any statement of a request may. */
  bulk?: boolean;
};

/**
 * Opens and migrates the database that `url` names: `postgres://…`, `memory:` or `file:<folder>` (both PGlite).
 * @throws LockedError when another process has the folder.
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
    const client = folder ? guarded(raw, diskGuard(dirname(folder), freeBytes)) : raw;
    const db = drizzlePglite(client);
    await migratePglite(db, MIGRATIONS);
    return {
      db,
      kind: 'pglite',
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

/** The same client, with `check` before everything that may write. */
function guarded(client: PGlite, check: () => Promise<void>): PGlite {
  const query: PGlite['query'] = async (text, params, options) => {
    if (!/^\s*select\b/i.test(text)) await check();
    return client.query(text, params, options);
  };
  const transaction: PGlite['transaction'] = async (run) => {
    await check();
    return client.transaction(run);
  };
  const own: Partial<PGlite> = { query, transaction };
  return new Proxy(client, {
    get(target, key) {
      const value = Reflect.get(key in own ? own : target, key);
      return typeof value === 'function' && !(key in own) ? value.bind(target) : value;
    },
  });
}

async function openPostgres(url: string, { bulk = false }: Options): Promise<Opened> {
  const pool = createPool(url, {
    ...(bulk ? {} : TIMEOUTS_MS),
    options: `-c random_page_cost=${RANDOM_PAGE_COST}`,
  });
  const db = drizzlePostgres(pool);
  try {
    await migrate(url);
  } catch (error) {
    await closePool(pool);
    throw error;
  }
  return {
    db,
    kind: 'postgres',
    ping: async () => void (await db.execute(sql`select 1`)),
    close: () => closePool(pool),
  };
}

async function migrate(url: string): Promise<void> {
  const lone = new pg.Client(url);
  await lone.connect();
  try {
    await lone.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await migratePostgres(drizzlePostgres(lone), MIGRATIONS);
  } finally {
    await lone.end();
  }
}
