import { parseArgs } from 'node:util';
import { LANGUAGES } from '../../contract/language.ts';
import { searchQuery } from '../../contract/search.ts';
import { growCatalog } from '../../demo/grow.ts';
import { seedDemo } from '../../demo/seed.ts';
import { reindexListing, settleAfterBulk } from '../../mall/catalog/listing-index.ts';
import { openDatabase } from '../../mall/db/open.ts';
import { liftTimeout } from '../../mall/db/timeout.ts';
import { reindexSearch } from '../../mall/search/reindex.ts';
import { searchGoods } from '../../mall/search/search.ts';
import { suggest } from '../../mall/search/suggest.ts';
import { isEmpty } from '../../mall/start.ts';

export type SearchTime = { name: string; p50: number; p95: number };

/**
 * How long a search takes: `node tests/load/search.ts [--count 100000] [--rounds 10] [--json]` on `DATABASE_URL` (by
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
  { searchText: '定制', page: '2' },
  { shopId: '1' },
  { shopId: '1', searchText: '手机' },
];
const TYPED = ['手', 'sh', 'phon', '茶', 'headp', '双肩', 'ka', 'red w'];

const { db, kind, close } = await openDatabase(process.env.DATABASE_URL ?? 'memory:');
const now = new Date();
if (await isEmpty(db)) await seedDemo(db, now, () => {});
if (Number(values.count) > 480) await grow(Number(values.count));
const times = { search: [] as number[], suggest: [] as number[] };
for (let round = 0; round <= Number(values.rounds); round++) {
  for (const language of LANGUAGES) {
    const viewer = { db, language, now };
    for (const query of QUERIES) await time('search', round, () => searchGoods(viewer, searchQuery.parse(query)));
    for (const text of TYPED) await time('suggest', round, () => suggest(viewer, text));
  }
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
