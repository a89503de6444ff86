import { reindexListing, settleAfterBulk } from '#mall/catalog/listing-index.ts';
import { getConfig } from '#mall/config.ts';
import { openDatabase } from '#mall/db/open.ts';
import { reindexSearch } from '#mall/search/reindex.ts';
import { isEmpty } from '#mall/start.ts';
import { readCommand } from '../scripts/setup/command.mjs';
import { growCatalog, vacuum } from './grow.ts';
import { seedDemo } from './seed.ts';

/** `npm run demo:large [-- --count 100000]`: grows the demo catalogue of `DATABASE_URL` for measurements. */

const USAGE = `
npm run demo:large -- [--count=100000]

  Grows the demo catalogue of DATABASE_URL for measurements.
`;
const { values } = readCommand(USAGE, { options: { count: { type: 'string', default: '100000' } } });
const count = Number(values.count);
if (!Number.isSafeInteger(count) || count < 1 || count > 1_000_000) {
  process.stderr.write('--count takes a number from 1 to 1000000\n');
  process.exit(1);
}

const started = Date.now();
const say = (step: string) =>
  process.stderr.write(`  ${((Date.now() - started) / 1_000).toFixed(0).padStart(4)} s  ${step}\n`);
const database = await openDatabase(getConfig(process.env).databaseUrl, { bulk: true });
const { db } = database;
try {
  const now = new Date();
  if (await isEmpty(db)) await seedDemo(db, now, say);
  await growCatalog(db, count, now, (products) => say(`${products} products`));
  await db.transaction(async (tx) => {
    say('writing the listing rows');
    await reindexListing(tx);
    say('writing the search documents');
    await reindexSearch(tx);
    await settleAfterBulk(tx, ['product', 'sku']);
  });
  say('vacuum');
  await vacuum(db);
  say('done');
} finally {
  await database.close();
}
