import { createPostgres, dropPostgres } from './postgres.ts';
import { startSite } from './site.ts';

/** Starts the site that browser tests look at, unless `TEST_SITE_URL` names one that runs already. */
export default async function startOnce(): Promise<() => Promise<void>> {
  const { TEST_SITE_URL, TEST_DATABASE_URL, TEST_REDIS_URL } = process.env;
  if (TEST_SITE_URL) return async () => {};
  const database = TEST_DATABASE_URL ? await createPostgres(TEST_DATABASE_URL) : undefined;
  const site = await startSite({
    ...(database ? { DATABASE_URL: database } : {}),
    ...(TEST_REDIS_URL ? { REDIS_URL: TEST_REDIS_URL } : {}),
  });
  process.env.TEST_SITE_URL = site.url;
  return async () => {
    await site.stop();
    if (database) await dropPostgres(database);
  };
}
