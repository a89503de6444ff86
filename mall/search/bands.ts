import type { Deps } from '../deps.ts';
import { searchIndex } from '../ports/search-index.ts';
import { lockWithoutBand } from './bands.queries.ts';

const AT_ONCE = 100;
/** A run ends after so long, so that the log shows its progress; the next run continues. */
const TURN_MS = 20_000;

/** Gives documents of the version before, and of its nodes, the band of their sales. @returns how many products */
export async function markBands({ database: { db }, stopping }: Pick<Deps, 'database' | 'stopping'>): Promise<number> {
  const until = Date.now() + TURN_MS;
  let [done, last] = [0, 0];
  while (!stopping?.aborted && Date.now() < until) {
    const ids = await db.transaction(async (tx) => {
      const locked = await lockWithoutBand(tx, last, AT_ONCE);
      await searchIndex.touch(tx, locked);
      return locked;
    });
    if (!ids.length) break;
    done += ids.length;
    last = ids.at(-1) ?? last;
  }
  return done;
}
