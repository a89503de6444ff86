import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { LISTING } from '#contract/limits.ts';
import { searchQuery } from '#contract/search/schema.ts';
import { reindexListing } from '#mall/catalog/listing-index.ts';
import { rowsOf } from '#mall/db/rows.ts';
import { reindexSearch, searchGoods } from '#mall/search/search.ts';
import { growCatalog } from '../../../demo/grow.ts';
import { planOf, statementsOf } from '../../helpers/mall/explain.ts';
import { openTestMall, type TestMall } from '../../helpers/mall/mall.ts';
import { NOON } from '../../helpers/mall/time.ts';

/** So many of the best-selling that match are ordered by how well they do (mall/search/search.queries.ts). */
const RANKED = 1_000;

let mall: TestMall;
beforeAll(async () => {
  mall = await openTestMall();
  await growCatalog(mall.db, 8_000, NOON, () => {});
  await mall.db.transaction(async (tx) => {
    await reindexListing(tx);
    await reindexSearch(tx);
  });
});
afterAll(() => mall.close());

const find = (searchText: string, page = 1) =>
  searchGoods(
    { db: mall.db, language: 'zh', now: NOON },
    searchQuery.parse({ searchText, page: String(page) }),
    new Map(),
  );

it('of very many that match, the best-selling are ordered by how well they do, the others by sales; none is shown twice', async () => {
  const first = await find('旅行');
  expect(first.exact).toBe(true);
  expect(first.total).toBeGreaterThan(RANKED + 2 * LISTING.pageSize);
  const pages = await Promise.all(Array.from({ length: first.pages }, (_, n) => find('旅行', n + 1)));
  const items = pages.flatMap((page) => page.items);
  expect(new Set(items.map(({ id }) => id)).size).toBe(first.total);
  const sales = items.map((item) => item.sales);
  const fewest = Math.min(...sales.slice(0, RANKED));
  const rest = sales.slice(RANKED);
  expect(rest.length).toBeGreaterThan(0);
  expect(rest).toEqual(rest.toSorted((a, b) => b - a));
  expect(rest[0]).toBeLessThanOrEqual(fewest);
  expect(sales.slice(0, RANKED)).not.toEqual(sales.slice(0, RANKED).toSorted((a, b) => b - a));
});

it('rows that every search reads are short, and are found by the index even for a word that most goods have', async () => {
  const [size] = await rowsOf<{ bytes: number }>(
    mall.db,
    sql`select (pg_relation_size('search_document') / count(*))::int as bytes from search_document`,
  );
  expect(size?.bytes).toBeLessThan(250);
  const statements = await statementsOf(() => find('旅行'));
  const matching = statements.filter((statement) => statement.sql.includes('words @@'));
  expect(matching.length).toBeGreaterThan(1);
  for (const { sql: text, params } of matching) {
    const nodes = await planOf(mall.database, { sql: text, params }, { seqScans: true });
    expect(nodes.map((node) => node['Index Name'])).toContain('search_words');
  }
  const rare = await statementsOf(() => find('旅行 牙膏'));
  const mentioning = rare.filter((statement) => statement.sql.includes('mentions @@'));
  expect(mentioning).toHaveLength(1);
  for (const { sql: text, params } of mentioning) {
    const nodes = await planOf(mall.database, { sql: text, params }, { seqScans: true });
    expect(nodes.map((node) => node['Index Name'])).toContain('search_mentions');
  }
});

it('sales and stock change in place: no index entry is written for any of the words', async () => {
  const [counts] = await mall.db.transaction(async (tx) => {
    await rowsOf(
      tx,
      sql`update search_document set sales = sales + 1, in_stock = not in_stock
        where product_id in (select product_id from search_document order by md5(product_id::text) limit 20)`,
    );
    return rowsOf<{ changed: number; inPlace: number }>(
      tx,
      sql`select pg_stat_get_xact_tuples_updated(oid)::int as changed,
          pg_stat_get_xact_tuples_hot_updated(oid)::int as "inPlace"
        from pg_class where relname = 'search_document'`,
    );
  });
  expect(counts?.changed).toBeGreaterThanOrEqual(20);
  expect(counts?.inPlace).toBe(counts?.changed);
});
