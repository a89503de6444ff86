import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seedDemo } from '../../../demo/seed.ts';
import { type Db, openDatabase } from '../../../mall/db/open.ts';
import { createPostgres, dropPostgres } from '../mall/postgres.ts';
import { createMovedClock } from '../server/moved-clock.ts';
import { startSite } from '../server/site.ts';

/** A demo mall of a test's own, whose clock the test moves. @param prepare adds what the test needs before it opens */
export async function startMovedSite(prepare: (db: Db, now: Date) => Promise<void>) {
  const { TEST_DATABASE_URL } = process.env;
  const folder = await mkdtemp(join(tmpdir(), 'liangji-moved-'));
  const url = TEST_DATABASE_URL ? await createPostgres(TEST_DATABASE_URL) : `file:${join(folder, 'db')}`;
  const { db, close } = await openDatabase(url, { bulk: true });
  const now = new Date();
  await seedDemo(db, now, () => {});
  await prepare(db, now);
  await close();
  const clock = createMovedClock(folder);
  const site = await startSite({ DATABASE_URL: url, TRUST_PROXY: '1', ...clock.env }, clock.flags);
  return {
    url: site.url,
    clock,
    async stop() {
      await site.stop();
      if (TEST_DATABASE_URL) await dropPostgres(url);
      await rm(folder, { recursive: true, force: true });
    },
  };
}
