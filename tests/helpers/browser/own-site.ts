import { type Db, openDatabase } from '#mall/db/open.ts';
import { copyFilledMall, fillMall } from '../server/filled-mall.ts';
import { startSite } from '../server/site.ts';

type Start = {
  prepare?: (db: Db, now: Date) => Promise<void>;
  env?: Record<string, string>;
  flags?: readonly string[];
};

/** Starts a site on a demo mall of a test's own. @param start what the test adds before it opens, and how it runs */
export async function startOwnSite({ prepare, env = {}, flags = [] }: Start = {}) {
  const mall = process.env.TEST_FILLED_MALL ? await copyFilledMall() : await fillMall();
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
