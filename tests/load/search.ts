import { parseArgs } from 'node:util';
import { sql } from 'drizzle-orm';
import { LANGUAGES } from '#contract/language.ts';
import { RECOMMENDED } from '#contract/recommend/values.ts';
import { searchQuery } from '#contract/search/schema.ts';
import { reindexListing, settleAfterBulk } from '#mall/catalog/listing-index.ts';
import { COLLECTION } from '#mall/collection/collection.tables.ts';
import { openDatabase } from '#mall/db/open.ts';
import { rowsOf } from '#mall/db/rows.ts';
import { liftTimeout } from '#mall/db/timeout.ts';
import { createLocalBus } from '#mall/ports/bus.ts';
import { createPricesNow } from '#mall/promotion/promotion.ts';
import { recommended } from '#mall/recommend/recommend.queries.ts';
import { reindexSearch } from '#mall/search/reindex.ts';
import { searchGoods } from '#mall/search/search.ts';
import { suggest } from '#mall/search/suggest.ts';
import { isEmpty } from '#mall/start.ts';
import { growCatalog } from '../../demo/grow.ts';
import { seedDemo } from '../../demo/seed.ts';

export type SearchTime = { name: string; p50: number; p95: number };

/**
 * How long a search takes, and finding goods for a shopper: `node tests/load/search.ts [--count 100000] [--rounds 10] [--json]` on `DATABASE_URL` (by
 * default a database in memory), which is filled and grown first where it is smaller.
 */
const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '480' },
    rounds: { type: 'string', default: '10' },
    json: { type: 'boolean', default: false },
  },
});

const QUERIES: Record<string, string>[] = [
  ...['手机', '茶', '定制', '蓝牙耳机', '双肩包', 'shouji', 'sj', 'phnoe', 'red wine', '云穹手机', 'xyzzy', 'bag'].map(
    (searchText) => ({ searchText }),
  ),
  { searchText: '茶', sort: 'price-asc', min: '50' },
  { searchText: '手机', category: 'digital' },
  { searchText: 'tea', page: '2' },
  { shopId: '1' },
  { shopId: '1', searchText: '手机' },
];
const TYPED = ['手', 'sh', 'phon', '茶', 'headp', '双肩', 'ka', 'red w'];

/** Shoppers for whom goods are found, far above the ids of others. */
const SHOPPERS = 20;
const FIRST_ID = 2_000_000;

const { db, kind, close } = await openDatabase(process.env.DATABASE_URL ?? 'memory:');
const now = new Date();
if (await isEmpty(db)) await seedDemo(db, now, () => {});
if (Number(values.count) > 480) await grow(Number(values.count));
const pricesNow = createPricesNow({ database: { db }, bus: createLocalBus(), clock: () => new Date() });
const shoppers = await makeShoppers();
const times = { search: [] as number[], suggest: [] as number[], recommend: [] as number[] };
for (let round = 0; round <= Number(values.rounds); round++) {
  for (const language of LANGUAGES) {
    const viewer = { db, language, now };
    for (const query of QUERIES)
      await time('search', round, async () => searchGoods(viewer, searchQuery.parse(query), await pricesNow()));
    for (const text of TYPED) await time('suggest', round, () => suggest(viewer, text));
  }
  for (const accountId of shoppers)
    await time('recommend', round, () => recommended(db, { accountId, since: now, limit: RECOMMENDED }));
}
const found = Object.entries(times).map(([name, all]) => {
  const sorted = all.toSorted((a, b) => a - b);
  const at = (part: number) => sorted[Math.floor(sorted.length * part)] ?? Number.NaN;
  return { name, p50: at(0.5), p95: at(0.95) } satisfies SearchTime;
});
const line = ({ name, p50, p95 }: SearchTime) =>
  `${kind} ${values.count.padStart(6)} ${name.padEnd(8)} p50 ${p50.toFixed(1)} ms  p95 ${p95.toFixed(1)} ms\n`;
process.stdout.write(values.json ? JSON.stringify(found) : found.map(line).join(''));
await close();

/** The first round only warms up. */
async function time(name: keyof typeof times, round: number, run: () => Promise<unknown>): Promise<void> {
  const started = performance.now();
  await run();
  if (round) times[name].push(performance.now() - started);
}

/** Each saw as much as is looked at, all over the catalogue, and likes some of it. @returns their ids */
async function makeShoppers(): Promise<number[]> {
  const ids = Array.from({ length: SHOPPERS }, (_, n) => FIRST_ID + n);
  for (const id of ids) {
    const goods = sql`select id from product where status = 40 order by md5(id || ' ' || ${id}::int) limit`;
    await rowsOf(
      db,
      sql`insert into footprint select ${id}::int, id, now() - make_interval(mins => id) from (${goods} 60) p on conflict do nothing`,
    );
    await rowsOf(
      db,
      sql`insert into collection (account_id, kind, ref_id) select ${id}::int, ${COLLECTION.PRODUCT}::smallint, id from (${goods} 40) p on conflict do nothing`,
    );
  }
  return ids;
}

async function grow(count: number): Promise<void> {
  let grown = false;
  await growCatalog(db, count, now, () => {
    grown = true;
  });
  if (!grown) return;
  await db.transaction(async (tx) => {
    await liftTimeout(tx);
    await reindexListing(tx);
    await reindexSearch(tx);
    await settleAfterBulk(tx, ['product', 'sku']);
  });
}
