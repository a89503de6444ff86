import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Db } from '#mall/db/open.ts';
import { createMovedClock } from '../server/moved-clock.ts';
import { startOwnSite } from './own-site.ts';

/** A demo mall of a test's own, whose clock the test moves. @param prepare adds what the test needs before it opens */
export async function startMovedSite(prepare: (db: Db, now: Date) => Promise<void>) {
  const folder = await mkdtemp(join(tmpdir(), 'liangji-moved-'));
  const clock = createMovedClock(folder);
  const site = await startOwnSite({ prepare, env: { TRUST_PROXY: '1', ...clock.env }, flags: clock.flags });
  return {
    url: site.url,
    clock,
    async stop() {
      await site.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
