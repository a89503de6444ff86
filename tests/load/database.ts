import { randomBytes } from 'node:crypto';
import { rmSync } from 'node:fs';
import { createPostgres, dropPostgres } from '../helpers/mall/postgres.ts';

export type BenchDatabase = {
  name: 'embedded database' | 'Postgres';
  env: Record<string, string>;
  drop(): Promise<void>;
};

/** Fresh databases to measure on: the embedded one, and one of our own in the Postgres of BENCH_DATABASE_URL. */
export async function benchDatabases(folder: string, postgresUrl: string | undefined): Promise<BenchDatabase[]> {
  const embedded: BenchDatabase = {
    name: 'embedded database',
    env: { DATABASE_URL: `file:${folder}/mall`, DATA_DIR: folder },
    drop: async () => rmSync(folder, { recursive: true, force: true }),
  };
  await embedded.drop();
  return postgresUrl ? [embedded, await ownDatabase(folder, postgresUrl)] : [embedded];
}

async function ownDatabase(folder: string, url: string): Promise<BenchDatabase> {
  const own = await createPostgres(url, `bench_${randomBytes(6).toString('hex')}`);
  return { name: 'Postgres', env: { DATABASE_URL: own, DATA_DIR: folder }, drop: () => dropPostgres(own) };
}
