import { randomBytes } from 'node:crypto';
import { rmSync } from 'node:fs';
import postgres from 'postgres';

export type BenchDatabase = { name: string; env: Record<string, string>; drop(): Promise<void> };

/** Fresh databases to measure on: the embedded one, and one of our own in the Postgres of BENCH_DATABASE_URL. */
export async function benchDatabases(folder: string, postgresUrl: string | undefined): Promise<BenchDatabase[]> {
  const embedded = {
    name: 'embedded database',
    env: { DATABASE_URL: `file:${folder}/mall`, DATA_DIR: folder },
    drop: async () => rmSync(folder, { recursive: true, force: true }),
  };
  await embedded.drop();
  return postgresUrl ? [embedded, await ownDatabase(folder, postgresUrl)] : [embedded];
}

async function ownDatabase(folder: string, url: string): Promise<BenchDatabase> {
  const name = `bench_${randomBytes(6).toString('hex')}`;
  await run(url, (sql) => sql`create database ${sql(name)}`);
  const own = new URL(url);
  own.pathname = `/${name}`;
  return {
    name: 'Postgres',
    env: { DATABASE_URL: own.href, DATA_DIR: folder },
    drop: () => run(url, (sql) => sql`drop database ${sql(name)} with (force)`),
  };
}

async function run(url: string, use: (sql: postgres.Sql) => Promise<unknown>): Promise<void> {
  const sql = postgres(url, { max: 1, onnotice: () => {} });
  try {
    await use(sql);
  } finally {
    await sql.end();
  }
}
