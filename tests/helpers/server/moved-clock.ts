import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { DAY_MS } from '#contract/time.ts';

/** The clock of a server that is started with `flags` and `env`. @param folder where its file is */
export function createMovedClock(folder: string) {
  const file = join(folder, 'clock');
  let ahead = 0;
  const moveTo = (ms: number) => {
    ahead = ms;
    writeFileSync(file, String(ms));
  };
  moveTo(0);
  return {
    env: { MOVED_CLOCK: file },
    flags: ['--import', resolve(import.meta.dirname, 'moved-clock.mjs')],
    moveTo,
    pass: (days: number) => moveTo(ahead + days * DAY_MS),
    now: () => new Date(Date.now() + ahead),
  };
}
