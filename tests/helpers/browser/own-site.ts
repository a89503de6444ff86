import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Db, openDatabase } from '#mall/db/open.ts';
import { seedDemo } from '../../../demo/seed.ts';
import { createHasty, dropPostgres } from '../mall/postgres.ts';
import { startSite } from '../server/site.ts';

/** A demo mall that nothing has changed yet: copies of it take a second, filling one takes ten. */
type Mall = { url: string; drop(): Promise<void> };

export async function fillMall(): Promise<Mall> {
  const mall = await makeMall();
  const database = await openDatabase(mall.url, { bulk: true });
  await seedDemo(database.db, new Date(), () => {});
  await database.close();
  return mall;
}

/** @param from not open anywhere; absent: an empty one */
export async function makeMall(from?: string): Promise<Mall> {
  const { TEST_DATABASE_URL } = process.env;
  if (TEST_DATABASE_URL) {
    const url = await createHasty(TEST_DATABASE_URL, from);
    return { url, drop: () => dropPostgres(url) };
  }
  const folder = await mkdtemp(join(tmpdir(), 'liangji-mall-'));
  const path = join(folder, 'db');
  if (from) await cp(from.replace('file:', ''), path, { recursive: true });
  return { url: `file:${path}`, drop: () => rm(folder, { recursive: true, force: true }) };
}

type Start = {
  prepare?: (db: Db, now: Date) => Promise<void>;
  env?: Record<string, string>;
  flags?: readonly string[];
};

/** Starts a site on a demo mall of a test's own. @param start what the test adds before it opens, and how it runs */
export async function startOwnSite({ prepare, env = {}, flags = [] }: Start = {}) {
  const { TEST_FILLED_MALL } = process.env;
  const mall = TEST_FILLED_MALL ? await makeMall(TEST_FILLED_MALL) : await fillMall();
  if (prepare) {
    const { db, close } = await openDatabase(mall.url, { bulk: true });
    await prepare(db, new Date());
    await close();
  }
  const site = await startSite({ DATABASE_URL: mall.url, ...env }, flags);
  return {
    ...site,
    async stop() {
      await site.stop();
      await mall.drop();
    },
  };
}
