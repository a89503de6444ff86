import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { isBusy } from '#mall/db/errors.ts';
import { type Opened, openDatabase, type Tx } from '#mall/db/open.ts';
import { closePool, createPool } from '#mall/db/postgres.ts';
import { rowsOf } from '#mall/db/rows.ts';
import { createPostgres, dropPostgres } from '../../helpers/mall/postgres.ts';

const seeded = inject('seeded');
const ROUNDS = 15;

/** More often than there are connections, so that one that was lost for good would be missed. */
it.runIf('template' in seeded)(
  'lost connections fail what was on its way, and are replaced',
  async () => {
    const server = 'template' in seeded ? seeded.template : '';
    const url = await createPostgres(server);
    const [own, other] = [await openDatabase(url), await openDatabase(url)];
    const cut = () =>
      rowsOf(
        other.db,
        sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
      );
    /** @param meanwhile what happens to the connection between two statements */
    const work = (meanwhile = async (_: number): Promise<unknown> => undefined) =>
      own.db.transaction(async (tx) => {
        const [row] = await rowsOf<{ pid: number }>(tx, sql`select pg_backend_pid() as pid`);
        await meanwhile(row?.pid ?? 0);
        await tx.execute(sql`select 1`);
        return 'done';
      });
    const end = (pid: number) => rowsOf(other.db, sql`select pg_terminate_backend(${pid}::int)`);
    try {
      for (let round = 0; round < ROUNDS; round += 1) {
        await expect(work(end)).rejects.toSatisfy(isBusy);
        // Idle connections are cut too, some right as they are taken.
        const racing = Array.from({ length: 3 }, () => work().catch(() => 'lost'));
        await cut();
        await Promise.all(racing);
      }
      const after = await Promise.all(Array.from({ length: 10 }, () => work()));
      expect(after).toEqual(Array.from({ length: 10 }, () => 'done'));
    } finally {
      await Promise.all([own.close(), other.close()]);
      await dropPostgres(url);
    }
  },
  60_000,
);

it('a transaction without a connection says that the database is busy', async () => {
  const pool = createPool('postgres://postgres@127.0.0.1:1/none', {}, true);
  const begin = drizzle(pool).transaction(async () => 'done');
  await expect(begin).rejects.toSatisfy(isBusy);
  await closePool(pool);
});

describe.runIf('template' in seeded)('a transaction', () => {
  let opened: Opened;
  let url: string;
  beforeAll(async () => {
    url = await createPostgres('template' in seeded ? seeded.template : '');
    opened = await openDatabase(url);
    await rowsOf(opened.db, sql`create table kept (id int primary key)`);
  });
  afterAll(async () => {
    await opened.close();
    await dropPostgres(url);
  });
  const keep = (tx: Tx, id: number) => rowsOf(tx, sql`insert into kept values (${id}::int)`);
  const ids = async () =>
    (await rowsOf<{ id: number }>(opened.db, sql`select id from kept order by id`)).map(({ id }) => id);

  it('runs statements that are sent at once in that order', async () => {
    const found = await opened.db.transaction((tx) =>
      Promise.all([keep(tx, 1), rowsOf(tx, sql`select id from kept`), keep(tx, 2)]),
    );
    expect(found[1]).toEqual([{ id: 1 }]);
    expect(await ids()).toEqual([1, 2]);
  });

  it('fails with the statement that fails and those behind it, and its connection goes on', async () => {
    const half = (tx: Tx) => rowsOf(tx, sql`select ${3}::int / 0`);
    for (let round = 0; round < 3; round += 1) {
      const errors: string[] = [];
      const run = opened.db.transaction(async (tx) => {
        const all = await Promise.allSettled([
          keep(tx, 3),
          half(tx),
          keep(tx, 4),
          rowsOf(tx, sql`select ${round}::int`),
        ]);
        errors.push(...all.map((one) => (one.status === 'rejected' ? one.reason.cause.code : 'done')));
        throw new Error('over');
      });
      await expect(run).rejects.toThrow('over');
      expect(errors).toEqual(['done', '22012', '25P02', '25P02']);
    }
    expect(await ids()).toEqual([1, 2]);
  });

  it('that cannot begin does nothing, and its connection is not lost to the others', async () => {
    const isolationLevel = 'of another kind' as 'serializable';
    for (let round = 0; round < ROUNDS; round += 1)
      await expect(opened.db.transaction((tx) => keep(tx, 5), { isolationLevel })).rejects.toThrow();
    expect(await ids()).toEqual([1, 2]);
  });

  it('in which an error was swallowed does not count as done', async () => {
    const run = opened.db.transaction(async (tx) => {
      await keep(tx, 6);
      await keep(tx, 1).catch(() => {});
    });
    await expect(run).rejects.toThrow();
    expect(await ids()).toEqual([1, 2]);
  });

  it('goes back to a savepoint', async () => {
    await opened.db.transaction(async (tx) => {
      await keep(tx, 7);
      await tx.transaction((part) => keep(part, 1)).catch(() => {});
      await keep(tx, 8);
    });
    expect(await ids()).toEqual([1, 2, 7, 8]);
  });

  it('refuses a value that cannot be sent', async () => {
    const before = await ids();
    const ring: Record<string, unknown> = {};
    ring['ring'] = ring;
    const run = opened.db.transaction((tx) =>
      Promise.all([rowsOf(tx, sql`select ${sql.param(ring)}::json`), keep(tx, 9)]),
    );
    await expect(run).rejects.toThrow();
    expect(await ids()).toEqual(before);
  });
});
