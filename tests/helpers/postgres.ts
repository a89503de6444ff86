import { randomBytes } from 'node:crypto';
import postgres from 'postgres';

/** Creates a database on the server that `url` names, empty or a copy of `template`. @returns its URL */
export async function createPostgres(url: string, name = randomName(), template?: string): Promise<string> {
  await onServer(url, (sql) =>
    template ? sql`create database ${sql(name)} template ${sql(nameOf(template))}` : sql`create database ${sql(name)}`,
  );
  const own = new URL(url);
  own.pathname = `/${name}`;
  return own.href;
}

export const dropPostgres = (url: string): Promise<void> =>
  onServer(url, (sql) => sql`drop database if exists ${sql(nameOf(url))} with (force)`);

const randomName = () => `liangji_test_${randomBytes(6).toString('hex')}`;
const nameOf = (url: string) => new URL(url).pathname.slice(1);

async function onServer(url: string, run: (sql: postgres.Sql) => PromiseLike<unknown>): Promise<void> {
  const maintenance = new URL(url);
  maintenance.pathname = '/postgres';
  const sql = postgres(maintenance.href, { max: 1, onnotice: () => {} });
  try {
    await run(sql);
  } finally {
    await sql.end();
  }
}
