import { createServer } from 'node:net';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { listCategories } from '#contract/catalog/calls.ts';
import { category } from '#mall/category/category.tables.ts';
import { type Opened, openDatabase } from '#mall/db/open.ts';
import { rowsOf } from '#mall/db/rows.ts';
import { readAsVisitor } from '#mall/db/visitor-reads.ts';
import { announce } from '#mall/outbox/outbox.ts';
import { openTestMall } from '../../helpers/mall/mall.ts';
import { type Cluster, hasServer, startCluster } from '../../torture/cluster.ts';

/** Once: it has servers of its own, whatever the other tests run on. */
const seeded = inject('seeded');

const freePort = () =>
  new Promise<number>((found) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => found(port));
    });
  });

/** A server of its own and a streaming replica of it; the tests build on each other only in that the last ones break the replica. */
describe.runIf('template' in seeded && hasServer())('reading at a replica', () => {
  let cluster: Cluster;
  let standby: ReturnType<Cluster['standby']>;
  let database: Opened;
  let atStandby: pg.Client;
  const changes: boolean[] = [];

  beforeAll(async () => {
    cluster = startCluster(await freePort());
    const url = cluster.newDatabase('mall');
    standby = cluster.standby(await freePort());
    const readUrl = new URL(standby.url);
    readUrl.pathname = '/mall';
    database = await openDatabase(url, {
      replica: {
        url: readUrl.href,
        connections: 3,

        onChange: ({ used }) => void changes.push(used),
      },
    });
    await database.db.execute(sql`create table note (id int primary key, text text not null)`);
    atStandby = new pg.Client(readUrl.href);
    atStandby.on('error', () => {});
    await atStandby.connect();
  });
  afterAll(async () => {
    await atStandby?.end().catch(() => {});
    await database?.close();
    standby?.stop();
    cluster?.stop();
  });
  beforeEach(async () => {
    await database.db.execute(sql`delete from note`);
    database.replica?.raise();
  });

  const isStandby = async () => {
    const [row] = await rowsOf<{ standby: boolean }>(database.db, sql`select pg_is_in_recovery() as standby`);
    return row?.standby;
  };
  const asVisitor = () => readAsVisitor(isStandby);
  const write = (id: number) => database.db.execute(sql`insert into note values (${id}, 'new')`);
  const pause = async () => {
    await atStandby.query('select pg_wal_replay_pause()');
    await expect
      .poll(async () => (await atStandby.query('select pg_get_wal_replay_pause_state() as state')).rows[0]?.state)
      .toBe('paused');
  };
  const count = () => readAsVisitor(async () => (await rowsOf(database.db, sql`select 1 from note`)).length);

  it('visitors read there, everybody else at the primary, and transactions too', async () => {
    await expect.poll(asVisitor).toBe(true);
    expect(await isStandby()).toBe(false);
    const inTransaction = await readAsVisitor(() =>
      database.db.transaction((tx) => rowsOf<{ standby: boolean }>(tx, sql`select pg_is_in_recovery() as standby`)),
    );
    expect(inTransaction).toEqual([{ standby: false }]);
  });

  it('calls of visitors read there, the same ones with a token do not, and an announcement is waited for', async () => {
    const mall = await openTestMall({ database });
    try {
      await expect.poll(asVisitor).toBe(true);
      const found = async (options: Parameters<typeof mall.call>[2]) =>
        (await mall.call<unknown[]>('GET', listCategories.path, options)).envelope.data?.length;
      await pause();
      const row = { code: 'new', level: 1, name: { zh: '新', en: 'New' }, icon: '', sort: 1 };
      await database.db.insert(category).values(row);
      expect(await found({})).toBe(0);
      expect(await found({ token: 'of-nobody' })).toBe(1);
      await database.db.transaction((tx) => announce(tx, ['categories']));
      expect(await found({})).toBe(1);
      await atStandby.query('select pg_wal_replay_resume()');
    } finally {
      await mall.close();
    }
  });

  it('a statement that writes in the middle of reading is done at the primary, with what follows', async () => {
    await expect.poll(asVisitor).toBe(true);
    await readAsVisitor(async () => {
      await rowsOf(
        database.db,
        sql`with added as (insert into note values (1, 'new') returning id) select * from added`,
      );
      expect(await isStandby()).toBe(false);
    });
    expect(await rowsOf(database.db, sql`select id from note`)).toEqual([{ id: 1 }]);
  });

  it('what was announced is never read from before it, while the replica waits', async () => {
    await expect.poll(asVisitor).toBe(true);
    await pause();
    await write(1);
    // Without an announcement, old rows are allowed for as long as the replica may lag.
    expect(await count()).toBe(0);
    database.replica?.raise();
    expect(await count()).toBe(1);
    await write(2);
    database.replica?.raise();
    for (let turn = 0; turn < 20; turn += 1) expect(await count()).toBe(2);
    await atStandby.query('select pg_wal_replay_resume()');
    await expect.poll(asVisitor).toBe(true);
    expect(await count()).toBe(2);
  });

  it('whoever finds no connection in time goes to the primary', async () => {
    await expect.poll(asVisitor).toBe(true);
    const slow = () => readAsVisitor(() => rowsOf(database.db, sql`select pg_sleep(1.2)`));
    const busy = Array.from({ length: 6 }, slow);
    const found = await Promise.all(Array.from({ length: 3 }, count));
    expect(found).toEqual([0, 0, 0]);
    await Promise.all(busy);
    await expect.poll(asVisitor).toBe(true);
  });

  it('hundreds of announcements while others read never show what is older than the last one', async () => {
    for (let id = 1; id <= 200; id += 1) {
      await write(id);
      database.replica?.raise();
      const found = await Promise.all([count(), count(), count()]);
      for (const n of found) expect(n).toBe(id);
    }
  });

  it('one that lags too far is left alone until it has caught up', async () => {
    await expect.poll(asVisitor).toBe(true);
    await pause();
    await write(1);
    await expect.poll(() => database.replica?.state().used, { timeout: 30_000, interval: 200 }).toBe(false);
    expect(database.replica?.state().lagSeconds).toBeGreaterThan(10);
    expect(await count()).toBe(1);
    await atStandby.query('select pg_wal_replay_resume()');
    await expect.poll(() => database.replica?.state(), { timeout: 30_000 }).toEqual({ used: true, lagSeconds: 0 });
  });

  it('one that dies is replaced by the primary at once, and read again when it is back', async () => {
    await expect.poll(asVisitor).toBe(true);
    standby.down();
    await write(1);
    expect(await Promise.all(Array.from({ length: 10 }, count))).toEqual(Array(10).fill(1));
    expect(database.replica?.state().used).toBe(false);
    expect(changes.at(-1)).toBe(false);
    standby.up();
    await expect.poll(asVisitor, { timeout: 30_000, interval: 200 }).toBe(true);
    expect(await count()).toBe(1);
  });

  it('one that was promoted is a server of its own, and not read any more', async () => {
    await expect.poll(asVisitor).toBe(true);
    standby.promote();
    await write(1);
    database.replica?.raise();
    expect(await count()).toBe(1);
    await expect.poll(() => database.replica?.state()).toEqual({ used: false, lagSeconds: undefined });
  });
});
