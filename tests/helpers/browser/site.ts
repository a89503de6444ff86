import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { Redis } from 'ioredis';
import { CHAT_DEFAULTS } from '#contract/chat/desk.schema.ts';
import { OFFICIAL } from '#contract/chat/values.ts';
import { chatDesk } from '#mall/chat/chat.tables.ts';
import { type Db, openDatabase } from '#mall/db/open.ts';
import { repeatSessions } from '#mall/flash-sale/flash-sale.ts';
import { createLog } from '#mall/log.ts';
import { issueKey } from '#mall/preview/preview.ts';
import { shop } from '#mall/store/shop.tables.ts';
import { endGroup } from '../people/group-buyer.ts';
import { addMembers } from '../people/member.ts';
import { addOperators } from '../people/operators.ts';
import { addShoppers } from '../people/shoppers.ts';
import { MANUAL_SHOP } from '../people/shopping.ts';
import { fillMall, makeMall } from '../server/filled-mall.ts';
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
  const { TEST_SITE_URL, TEST_REDIS_URL } = process.env;
  if (TEST_SITE_URL) return async () => {};
  const filled = await fillMall();
  process.env.TEST_FILLED_MALL = filled.url;
  const scaled = await mkdtemp(join(tmpdir(), 'liangji-scaled-'));
  process.env.TEST_SCALED_PICTURES = scaled;
  const mall = await makeMall(filled.url);
  const database = await openDatabase(mall.url);
  const now = new Date();
  await addShoppers(database.db);
  await addOperators(database.db);
  await addMembers(database.db, now);
  await endGroup(database.db, now);
  // Late in the evening all that is to come is tomorrow's.
  await repeatSessions({ database, clock: () => now, log: createLog('error') });
  const keys = { product: await issueKey(database.db, PREVIEWED, now), home: await issueKey(database.db, HOME, now) };
  process.env.TEST_PREVIEW_KEYS = JSON.stringify(keys);
  await openAllDay(database.db);
  // Flows of refunds are about shops that answer first.
  await database.db.update(shop).set({ instantRefund: false });
  await database.db.update(shop).set({ autoAccept: false }).where(eq(shop.id, MANUAL_SHOP));
  await database.close();
  const redis: Record<string, string> = TEST_REDIS_URL ? { REDIS_URL: await emptyRedis(TEST_REDIS_URL) } : {};
  const site = await startSite({ DATABASE_URL: mall.url, TRUST_PROXY: '1', ...redis });
  process.env.TEST_SITE_URL = site.url;
  return async () => {
    await site.stop();
    await mall.drop();
    await filled.drop();
    await rm(scaled, { recursive: true, force: true });
  };
}

/** Somebody serves at every chat desk at any hour: the tests do not know what time it is. */
async function openAllDay(db: Db): Promise<void> {
  const shops = await db.select({ id: shop.id }).from(shop);
  const hours = { opens: 0, closes: 24 * 60 };
  const desks = [OFFICIAL, ...shops.map(({ id }) => id)].map((shopId) => ({
    shopId,
    value: { ...CHAT_DEFAULTS, ...hours },
  }));
  await db
    .insert(chatDesk)
    .values(desks)
    .onConflictDoUpdate({
      target: chatDesk.shopId,
      set: { value: sql`${chatDesk.value} || ${JSON.stringify(hours)}::jsonb` },
    });
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
