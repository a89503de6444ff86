import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Fills a demo mall on disk once per run: sites of tests start on copies of it, each in a third of the time. */
export default async function seedOnce(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'liangji-seeded-site-'));
  const env = { ...process.env, DATABASE_URL: `file:${join(folder, 'mall')}`, DATA_DIR: folder };
  await run(process.execPath, ['scripts/migrate.mjs'], { env });
  await run(process.execPath, ['demo/fill.ts'], { env });
  process.env.TEST_SEEDED_SITE = folder;
  return () => rm(folder, { recursive: true, force: true });
}
