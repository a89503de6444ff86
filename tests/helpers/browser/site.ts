import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { Redis } from 'ioredis';
import { seedDemo } from '../../../demo/seed.ts';
import { openDatabase } from '../../../mall/db/open.ts';
import { shop } from '../../../mall/db/schema.ts';
import { issueKey } from '../../../mall/preview/preview.ts';
import { createPostgres, dropPostgres } from '../mall/postgres.ts';
import { endGroup } from '../people/group-buyer.ts';
import { addOperators } from '../people/operators.ts';
import { addShoppers } from '../people/shoppers.ts';
import { MANUAL_SHOP } from '../people/shopping.ts';
import { startSite } from '../server/site.ts';

const PREVIEWED = { kind: 'product', id: 1 } as const;
const HOME = { kind: 'home' } as const;
/** Databases of a Redis are numbered; the other tests use 0. */
const OWN_REDIS = 9;

/**
 * Starts the site that browser tests look at, its database seeded with the demo mall and shoppers to log in as, unless
 * `TEST_SITE_URL` names one that runs already.
 */
export default async function startOnce(): Promise<() => Promise<void>> {
  const { TEST_SITE_URL, TEST_DATABASE_URL, TEST_REDIS_URL } = process.env;
  if (TEST_SITE_URL) return async () => {};
  const folder = await mkdtemp(join(tmpdir(), 'liangji-e2e-'));
  const url = TEST_DATABASE_URL ? await createPostgres(TEST_DATABASE_URL) : `file:${join(folder, 'db')}`;
  const database = await openDatabase(url);
  const now = new Date();
  await seedDemo(database.db, now, () => {});
  await addShoppers(database.db);
  await addOperators(database.db);
  await endGroup(database.db, now);
  const keys = { product: await issueKey(database.db, PREVIEWED, now), home: await issueKey(database.db, HOME, now) };
  process.env.TEST_PREVIEW_KEYS = JSON.stringify(keys);
  await database.db.update(shop).set({ autoAccept: false }).where(eq(shop.id, MANUAL_SHOP));
  await database.close();
  const redis: Record<string, string> = TEST_REDIS_URL ? { REDIS_URL: await emptyRedis(TEST_REDIS_URL) } : {};
  const site = await startSite({ DATABASE_URL: url, TRUST_PROXY: '1', ...redis });
  process.env.TEST_SITE_URL = site.url;
  return async () => {
    await site.stop();
    if (TEST_DATABASE_URL) await dropPostgres(url);
    await rm(folder, { recursive: true, force: true });
  };
}

/** A database of the test's own in that Redis: what an earlier run counted, such as codes sent in an hour, is not this one's. */
async function emptyRedis(url: string): Promise<string> {
  const own = new URL(url);
  own.pathname = `/${OWN_REDIS}`;
  const client = new Redis(own.href);
  await client.flushdb();
  client.disconnect();
  return own.href;
}
