import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createMall } from '#mall/app.ts';
import { outbox } from '#mall/outbox/outbox.tables.ts';
import { announce, dropOldAnnouncements, post } from '#mall/outbox/outbox.ts';
import { createOutboxReader } from '#mall/outbox/reader.ts';
import { createLocalBus, INDEX_TOPIC, TAGS_TOPIC } from '#mall/ports/bus.ts';
import { openTestMall, type TestMall } from '../../helpers/mall/mall.ts';

let mall: TestMall;
const dropped: unknown[] = [];

beforeAll(async () => {
  mall = await openTestMall();
  mall.bus.subscribe(TAGS_TOPIC, (tags) => void dropped.push(tags));
});
afterAll(() => mall.close());
beforeEach(() => {
  dropped.length = 0;
});

/**
 * Another node on the same database that hears nothing over the bus. A transaction in any database of the server makes it
 * read rows of before its start as well, so only the tags of the test count.
 */
function deafNode(...tags: string[]) {
  const bus = createLocalBus();
  const database = { ...mall.database, onCommit: () => {} };
  const seen: unknown[] = [];
  bus.subscribe(TAGS_TOPIC, (dropped) => {
    if (tags.some((tag) => (dropped as string[]).includes(tag))) seen.push(dropped);
  });
  const { readOutbox } = createMall({ ...mall, database, bus });
  return { bus, seen, readOutbox };
}

describe('the node that commits', () => {
  it('drops what a transaction announces once it is committed, not before', async () => {
    await mall.db.transaction(async (tx) => {
      await announce(tx, ['a', 'b', 'a']);
      expect(dropped).toEqual([]);
    });
    expect(dropped).toEqual([['a', 'b']]);
  });

  it('drops nothing for a transaction that fails, and writes nothing', async () => {
    const failing = mall.db.transaction(async (tx) => {
      await announce(tx, ['undone']);
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(dropped).toEqual([]);
    const rows = await mall.db.select().from(outbox).where(sql`${outbox.payload} @> '["undone"]'`);
    expect(rows).toEqual([]);
  });

  it('hears of savepoints too', async () => {
    await mall.db.transaction((tx) => tx.transaction((inner) => announce(inner, ['inner'])));
    expect(dropped).toEqual([['inner']]);
  });

  it('writes nothing where nothing is to be said', async () => {
    await mall.db.transaction((tx) => announce(tx, []));
    expect(dropped).toEqual([]);
  });
});

describe('another node that heard nothing', () => {
  it('finds in the outbox what was committed since, each once', async () => {
    const { seen, readOutbox } = deafNode('one', 'two');
    expect(await readOutbox()).toBe(true);
    expect(seen).toEqual([]);
    await mall.db.transaction((tx) => announce(tx, ['one']));
    await mall.db.transaction((tx) => announce(tx, ['two']));
    expect(await readOutbox()).toBe(true);
    expect(await readOutbox()).toBe(true);
    expect(seen).toEqual([['one'], ['two']]);
  });

  it('does not handle again what came over the bus', async () => {
    const { bus, seen, readOutbox } = deafNode('heard');
    await readOutbox();
    mall.bus.subscribe('outbox', (rows) => bus.publish('outbox', rows));
    await mall.db.transaction((tx) => announce(tx, ['heard']));
    expect(seen).toEqual([['heard']]);
    await readOutbox();
    expect(seen).toEqual([['heard']]);
  });

  it('handles each topic as it is registered, and leaves others', async () => {
    const handled: unknown[] = [];
    const bus = createLocalBus();
    const { read } = createOutboxReader(
      { database: { ...mall.database, onCommit: () => {} }, bus },
      { mine: (payload) => void handled.push(payload) },
    );
    await read();
    await mall.db.transaction(async (tx) => {
      await post(tx, 'mine', { n: 1 });
      await post(tx, 'other', { n: 2 });
    });
    await read();
    expect(handled).toEqual([{ n: 1 }]);
  });
});

describe('old announcements', () => {
  it('go after an hour; other topics stay', async () => {
    await mall.db.transaction(async (tx) => {
      await announce(tx, ['old']);
      await post(tx, INDEX_TOPIC, null);
      await post(tx, 'kept', {});
    });
    await mall.db.update(outbox).set({ createdAt: sql`now() - interval '61 minutes'` });
    await mall.db.transaction((tx) => announce(tx, ['young']));
    expect(await dropOldAnnouncements(mall)).toBeGreaterThan(0);
    const left = await mall.db.select().from(outbox).where(eq(outbox.topic, TAGS_TOPIC));
    expect(left.map(({ payload }) => payload)).toEqual([['young']]);
    expect(await mall.db.$count(outbox, eq(outbox.topic, INDEX_TOPIC))).toBe(0);
    expect(await mall.db.$count(outbox, eq(outbox.topic, 'kept'))).toBe(1);
  });
});

describe.runIf(process.env.TEST_DATABASE_URL)('transactions that overlap', () => {
  it('are found in whatever order they commit', async ({ skip }) => {
    if (mall.database.kind !== 'postgres') skip();
    const { seen, readOutbox } = deafNode('early number', 'late number');
    await readOutbox();
    let commit = () => {};
    const held = new Promise<void>((resolve) => {
      commit = resolve;
    });
    let written = () => {};
    const early = new Promise<void>((resolve) => {
      written = resolve;
    });
    const slow = mall.db.transaction(async (tx) => {
      await announce(tx, ['early number']);
      written();
      await held;
    });
    await early;
    await mall.db.transaction((tx) => announce(tx, ['late number']));
    await readOutbox();
    expect(seen).toEqual([['late number']]);
    commit();
    await slow;
    await readOutbox();
    await readOutbox();
    expect(seen).toEqual([['late number'], ['early number']]);
  });
});
