import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { LISTING } from '#contract/catalog/listing.values.ts';
import { searchQuery } from '#contract/search/schema.ts';
import { reindexListing } from '#mall/catalog/listing-index.ts';
import type { Tx } from '#mall/db/open.ts';
import { rowsOf } from '#mall/db/rows.ts';
import { reindexSearch, searchGoods } from '#mall/search/search.ts';
import { growCatalog } from '../../../demo/grow.ts';
import { planOf, statementsOf } from '../../helpers/mall/explain.ts';
import { openTestMall, type TestMall } from '../../helpers/mall/mall.ts';
import { NOON } from '../../helpers/mall/time.ts';

/** So many of those that match are ordered by how well they do (mall/search/search.queries.ts). */
const RANKED = 1_000;
const NAMED = 20;

let mall: TestMall;
beforeAll(async () => {
  mall = await openTestMall({}, { large: true });
  await growCatalog(mall.db, 8_000, NOON, () => {});
  await mall.db.transaction(async (tx) => {
    await nameSome(tx);
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

/** Puts the word into the name of goods that hardly sell; that of most others stands behind it. */
const nameSome = (tx: Tx): Promise<unknown> =>
  tx.execute(sql`update product set title = jsonb_set(title, '{zh}', to_jsonb('旅行 ' || (title ->> 'zh'))) where id in (
    select id from product where title ->> 'zh' like '%旅行款%' and category_id not in (select id from category where name ->> 'zh' like '%旅行%')
    order by sales, id limit ${NAMED}::int)`);

/** Goods whose name or category is called so, by their ids: 0 where the name ends in it or the category has it, 1 in the name. */
async function placesOf(word: string): Promise<ReadonlyMap<number, number>> {
  const rows = await rowsOf<{ id: number; place: number }>(
    mall.db,
    sql`select product_id as id, case when words @@ ${`'$${word}'|'@${word}'`}::tsquery then 0 else 1 end as place
      from search_document where words @@ ${`'$${word}'|'@${word}'|'=${word}'`}::tsquery`,
  );
  return new Map(rows.map(({ id, place }) => [id, place]));
}

it('of very many that match, those named so are ordered with the best-selling, the others follow by sales; none is shown twice', async () => {
  const first = await find('旅行');
  expect(first.exact).toBe(true);
  expect(first.total).toBeGreaterThan(RANKED + 2 * LISTING.pageSize);
  const pages = await Promise.all(Array.from({ length: first.pages }, (_, n) => find('旅行', n + 1)));
  const items = pages.flatMap((page) => page.items);
  expect(new Set(items.map(({ id }) => id)).size).toBe(first.total);
  const places = await placesOf('旅行');
  const [ranked, rest] = [items.slice(0, RANKED), items.slice(RANKED).map(({ sales }) => sales)];
  const count = (place: number) => ranked.filter(({ id }) => places.get(id) === place).length;
  expect(count(0)).toBeGreaterThan(0);
  expect(count(1)).toBe(NAMED);
  expect(count(0) + count(1)).toBe(places.size);
  const others = ranked.filter(({ id }) => !places.has(id)).map(({ sales }) => sales);
  expect(rest.length).toBeGreaterThan(0);
  expect(rest).toEqual(rest.toSorted((a, b) => b - a));
  expect(rest[0]).toBeLessThanOrEqual(Math.min(...others));
  // By sales alone these would stand last.
  const least = ranked.filter(({ id, sales }) => places.has(id) && sales < Number(rest[0]));
  expect(least.length).toBeGreaterThanOrEqual(NAMED);
  expect(others).not.toEqual(others.toSorted((a, b) => b - a));
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
