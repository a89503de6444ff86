import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '#mall/db/open.ts';
import { seedDemo } from '../../../demo/seed.ts';
import { createHasty, dropPostgres } from '../mall/postgres.ts';

export type MallDatabase = { url: string; drop(): Promise<void> };

/** A demo mall that nothing has changed yet, on Postgres where there is one: copies of it take a second, filling one takes ten. */
export async function fillMall(): Promise<MallDatabase> {
  const mall = await makeMall();
  const database = await openDatabase(mall.url, { bulk: true });
  await seedDemo(database.db, new Date(), () => {});
  await database.close();
  return mall;
}

export const copyFilledMall = (): Promise<MallDatabase> => makeMall(process.env.TEST_FILLED_MALL);

/** @param from not open anywhere; absent: an empty one */
export async function makeMall(from?: string): Promise<MallDatabase> {
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
