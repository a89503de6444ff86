import { randomBytes } from 'node:crypto';
import pg from 'pg';

/** Creates a database on the server that `url` names, empty or a copy of `template`. @returns its URL */
export async function createPostgres(url: string, name = randomName(), template?: string): Promise<string> {
  await onServer(url, async (client) => {
    const like = template
      ? ` template ${pg.escapeIdentifier(nameOf(template))} strategy ${await quickest(client)}`
      : '';
    await client.query(`create database ${pg.escapeIdentifier(name)}${like}`);
  });
  const own = new URL(url);
  own.pathname = `/${name}`;
  return own.href;
}

/**
 * The same for a test that says nothing about speed: its commits do not wait for the disk, which takes longer than all else that it asks
 * of the database. Only a crash of Postgres itself would lose them.
 */
export async function createHasty(server: string, template?: string): Promise<string> {
  const url = await createPostgres(server, undefined, template);
  await onServer(server, (client) =>
    client.query(`alter database ${pg.escapeIdentifier(nameOf(url))} set synchronous_commit = off`),
  );
  return url;
}

export const dropPostgres = (url: string): Promise<void> =>
  onServer(url, (client) => client.query(`drop database if exists ${pg.escapeIdentifier(nameOf(url))} with (force)`));

/** Files are copied in an eighth of the time where nothing waits for the disk, and in four times the time where all does. */
async function quickest(client: pg.Client): Promise<'file_copy' | 'wal_log'> {
  const { rows } = await client.query<{ fsync: string }>('show fsync');
  return rows[0]?.fsync === 'off' ? 'file_copy' : 'wal_log';
}

const randomName = () => `liangji_test_${randomBytes(6).toString('hex')}`;
const nameOf = (url: string) => new URL(url).pathname.slice(1);

async function onServer(url: string, work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const maintenance = new URL(url);
  maintenance.pathname = '/postgres';
  const client = new pg.Client(maintenance.href);
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}
