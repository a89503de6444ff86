import { eq, sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { SearchPage } from '#contract/search/schema.ts';
import { rowsOf } from '#mall/db/rows.ts';
import { createMetrics } from '#mall/http/metrics.ts';
import { outbox } from '#mall/outbox/outbox.tables.ts';
import type { SearchEngine } from '#mall/ports/search.ts';
import { SEARCH_TOPIC, searchIndex } from '#mall/ports/search-index.ts';
import { createOpenSearch } from '#mall/ports/search-opensearch.ts';
import { product } from '#mall/product/product.tables.ts';
import { connectSearch } from '#mall/search/engine.ts';
import { dropUnsent, feedSearch, refillSearch, waitingToBeSent } from '#mall/search/feed.ts';
import { INDEX_STATE, searchDocument, searchIndexes } from '#mall/search/search.tables.ts';
import { openTestMall, type TestMall } from '../../helpers/mall/mall.ts';
import { type FakeOpenSearch, startOpenSearch } from '../../helpers/search/opensearch.ts';

let mall: TestMall;
let service: FakeOpenSearch;
beforeEach(async () => {
  service = await startOpenSearch();
  mall = await openTestMall({ searchEngine: engineOf() });
});
afterEach(async () => {
  await mall.close();
  await service.close();
});

/** A new one has no rest after a failure. A service that hangs, or breaks off, is not waited for long. */
const engineOf = (more: Partial<SearchEngine> = {}): SearchEngine => ({
  ...createOpenSearch({
    ...service.settings,
    ...(service.mood === 'hangs' || service.mood === 'half'
      ? { timeoutMs: 200, bulkTimeoutMs: 400 }
      : { timeoutMs: 30_000, bulkTimeoutMs: 30_000 }),
  }),
  ...more,
});
async function feed(searchEngine = engineOf()): Promise<void> {
  while (await feedSearch({ ...mall, searchEngine }));
}
const live = (): string[] => [...(service.aliases.get('mall') ?? [])];
const indexed = (name = live()[0] ?? '') => service.indexes.get(name);
const unsent = () => mall.db.$count(outbox, eq(outbox.topic, SEARCH_TOPIC));
const touchFirst = (sales: number) =>
  mall.db.transaction(async (tx) => {
    const [first] = await tx.select().from(searchDocument).orderBy(searchDocument.productId).limit(1);
    if (!first) throw new Error('nothing is indexed');
    await tx.update(product).set({ sales }).where(eq(product.id, first.productId));
    await searchIndex.touch(tx, [first.productId]);
    return String(first.productId);
  });
const warnings = () => mall.logs.filter(({ level }) => level === 40).map(({ msg }) => msg);

/** Whether the service has exactly what the database has. */
async function expectSame(name?: string): Promise<void> {
  const rows = await mall.db.select().from(searchDocument);
  const sources = new Map(
    [...(indexed(name)?.written ?? [])].flatMap(([id, { source }]) => (source ? [[Number(id), source] as const] : [])),
  );
  expect([...sources.keys()].toSorted((a, b) => a - b)).toEqual(
    rows.map(({ productId }) => productId).toSorted((a, b) => a - b),
  );
  for (const { productId, sales, price, inStock } of rows)
    expect(sources.get(productId)).toMatchObject({ sales, price, inStock });
}

it('a mall without a service posts nothing for it', async () => {
  await touchFirst(7_777);
  expect(await unsent()).toBe(0);
  expect(await feedSearch({ ...mall, searchEngine: undefined })).toBe(0);
});

it('the first run fills an index of this version, which is then searched', async () => {
  await feed();
  expect(live()).toEqual([expect.stringMatching(/^mall-v1-\w+$/)]);
  expect([...service.indexes.keys()]).toEqual(live());
  expect(indexed()).toMatchObject({ isStrict: true, settings: { index: { gc_deletes: '1h' } } });
  expect(indexed()?.fields.text).toEqual({ type: 'text', analyzer: 'standard' });
  await expectSame();
  const path = `/api/pms/search?${new URLSearchParams({ searchText: '台灯' })}`;
  const { envelope } = await mall.call<SearchPage>('GET', path);
  expect(envelope.data?.total).toBeGreaterThan(0);
  expect(service.requests.filter((asked) => asked === 'POST /mall/_search').length).toBeGreaterThan(0);
  expect(warnings()).toEqual([]);
});

it('what was changed and not yet committed as the first index was begun is in it', async () => {
  const sales = 42_424;
  let feeding: Promise<void> = Promise.resolve();
  const id = await mall.db.transaction(async (tx) => {
    const [first] = await tx.select().from(searchDocument).orderBy(searchDocument.productId).limit(1);
    if (!first) throw new Error('nothing is indexed');
    await tx.update(product).set({ sales }).where(eq(product.id, first.productId));
    await searchIndex.touch(tx, [first.productId]);
    feeding = feed();
    await Promise.race([feeding, new Promise((resolve) => setTimeout(resolve, 300))]);
    return String(first.productId);
  });
  await feeding;
  await feed();
  expect(indexed()?.written.get(id)?.source).toMatchObject({ sales });
  await expectSame();
});

it('texts are read by ik and pinyin where these are installed', async () => {
  service.plugins = ['analysis-ik', 'analysis-pinyin'];
  await feed();
  expect(indexed()?.fields.text).toMatchObject({
    analyzer: 'ik_max_word',
    fields: { pinyin: { analyzer: 'mall_pinyin' } },
  });
});

it('a service that does not say what is installed is filled as well', async () => {
  service.plugins = undefined;
  await feed();
  expect(indexed()?.fields.text).toEqual({ type: 'text', analyzer: 'standard' });
});

it('a service whose answers break off while it is asked for its plugins is tried again', async () => {
  service.mood = 'half';
  await feed();
  service.mood = 'well';
  await feed();
  await expectSame();
});

it('what changes while an index is filled is in it', async () => {
  await feed();
  const [before] = live();
  const changed: string[] = [];
  const searchEngine = engineOf({
    async send(name, changes) {
      if (name !== before && changed.length < 3 && changes[0]?.version === 0) {
        // What is about to be sent is older than this.
        const [{ id = 0 } = {}, { id: gone = 0 } = {}] = changes;
        changed.push(String(id));
        await mall.db.transaction(async (tx) => {
          await tx.update(product).set({ sales: 123_456 }).where(eq(product.id, id));
          await searchIndex.touch(tx, [id]);
          await searchIndex.remove(tx, [gone]);
        });
        expect(live()).toEqual([before]);
      }
      await engineOf().send(name, changes);
    },
  });
  await refillSearch({ ...mall, searchEngine }, () => {});
  await feed();
  expect(changed).toHaveLength(3);
  expect(live()).not.toEqual([before]);
  expect([...service.indexes.keys()]).toEqual(live());
  for (const id of changed) expect(indexed()?.written.get(id)?.source).toMatchObject({ sales: 123_456 });
  await expectSame();
});

it('an older change that comes late is not written, nor what was deleted', async () => {
  await feed();
  const engine = engineOf();
  const [name = ''] = live();
  const [id = ''] = indexed()?.written.keys() ?? [];
  const at = (version: number) => ({ id: Number(id), version, product: undefined });
  await engine.send(name, [at(1_000_000)]);
  await engine.send(name, [at(999_999)]);
  await engine.send(name, [at(1_000_000)]);
  await engine.send(name, []);
  expect(indexed()?.written.get(id)).toEqual({ version: 1_000_000, source: undefined });
});

it('changes wait while the service takes none, and are sent in the end', async () => {
  await feed();
  const id = await touchFirst(31_313);
  for (const mood of ['full', 'refuses', 'hangs'] as const) {
    service.mood = mood;
    await feed();
    expect(await unsent()).toBe(1);
  }
  expect(warnings()).toEqual(Array.from({ length: 3 }, () => 'search service not fed'));
  expect((await waitingToBeSent(mall)).count).toBe(1);
  service.mood = 'well';
  await feed();
  expect(await unsent()).toBe(0);
  expect(indexed()?.written.get(id)?.source).toMatchObject({ sales: 31_313 });
});

it('a service that failed is left alone for a while', async () => {
  const searchEngine = engineOf();
  service.mood = 'refuses';
  await feed(searchEngine);
  service.mood = 'well';
  const before = service.requests.length;
  await feed(searchEngine);
  expect(service.requests).toHaveLength(before);
});

it('one node feeds at a time; one that died is replaced', async () => {
  await feed();
  await touchFirst(5);
  await mall.db.update(searchIndexes).set({ claimedUntil: sql`now() + interval '1 minute'` });
  await feed();
  expect(await unsent()).toBe(1);
  await mall.db.update(searchIndexes).set({ claimedUntil: sql`now() - interval '1 second'` });
  await feed();
  expect(await unsent()).toBe(0);
});

it('an index that somebody deleted is not made by chance, but filled anew', async () => {
  await feed();
  const [before = ''] = live();
  service.indexes.delete(before);
  service.aliases.clear();
  await touchFirst(4);
  await feed();
  await feed();
  expect(live()).toHaveLength(1);
  expect(service.indexes.has(before)).toBe(false);
  expect(warnings()).toEqual(['search index is missing']);
  await expectSame();
});

it('a newer mapping is filled beside the old one', async () => {
  await feed();
  const [before] = live();
  await feed(engineOf({ isOutdated: (name) => name === before }));
  expect(live()).toHaveLength(1);
  expect(live()).not.toContain(before);
  expect(engineOf().isOutdated('mall-v0-abc')).toBe(true);
  expect(engineOf().isOutdated('mall-v1-abc')).toBe(false);
});

it('a start that was cut short after the index was made goes on', async () => {
  await feed(
    engineOf({
      async create(name) {
        await engineOf().create(name);
        throw new Error('the node died');
      },
    }),
  );
  expect(await mall.db.select({ state: searchIndexes.state }).from(searchIndexes)).toEqual([
    { state: INDEX_STATE.NEW },
  ]);
  await feed();
  await expectSame();
});

it('two commands fill one index', async () => {
  await feed();
  let filled = 0;
  const deps = { ...mall, searchEngine: engineOf() };
  await Promise.all([
    refillSearch(deps, (products) => {
      filled += products;
    }),
    refillSearch(deps, () => {}),
  ]);
  expect(filled).toBeGreaterThanOrEqual(0);
  expect(service.requests.filter((asked) => asked.startsWith('PUT /mall-'))).toHaveLength(2);
  await expectSame();
});

it('changes that nobody fetched for days are dropped with their index, which is filled anew', async () => {
  await feed();
  const [before] = live();
  await touchFirst(2);
  expect(await dropUnsent(mall)).toBe(0);
  await mall.db.update(outbox).set({ createdAt: sql`now() - interval '4 days'` });
  expect(await dropUnsent(mall)).toBe(1);
  expect(await unsent()).toBe(0);
  await touchFirst(3);
  expect(await unsent()).toBe(0);
  await feed();
  expect(live()).toHaveLength(1);
  expect(live()).not.toContain(before);
  await expectSame();
});

it('pages with searches are made anew once the service has what was put or removed, not for every sale', async () => {
  await feed();
  const announced = () =>
    rowsOf(mall.db, sql`select payload from outbox where payload::text like '%"search"%' and topic <> ${SEARCH_TOPIC}`);
  await touchFirst(1);
  await feed();
  expect(await announced()).toEqual([]);
  await mall.db.transaction((tx) => searchIndex.remove(tx, [1, 2, 3]));
  await feed();
  expect(await announced()).toHaveLength(1);
});

it('a search is answered by the database while the service fails', async () => {
  await feed();
  const path = `/api/pms/search?${new URLSearchParams({ searchText: '红色 连衣裙' })}`;
  const ask = async () => {
    const { status, envelope } = await mall.call<SearchPage>('GET', path);
    return [status, envelope.data?.total, envelope.data?.items.map(({ id }) => id)];
  };
  const well = await ask();
  service.mood = 'hangs';
  connectSearch({ ...mall, metrics: createMetrics(), searchEngine: engineOf() });
  expect(await ask()).toEqual(well);
  service.mood = 'refuses';
  expect(await ask()).toEqual(well);
  expect(warnings()).toEqual(['search service fails, the database is searched']);
  expect(JSON.stringify(mall.logs)).not.toContain('secret of this test run');
});
