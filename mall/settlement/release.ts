import { SETTLEMENT } from '#contract/settlement/values.ts';
import { untilShort } from '../batches.ts';
import type { Deps } from '../deps.ts';
import * as queries from './booking.queries.ts';
import { bookOrders } from './booking.ts';

const BATCH = 100;
const COUNTED = 2_000;

/** Books paid orders of before settlement, each once; also those that a node of the version before lets be paid meanwhile. */
export const bookLate = (deps: Deps): Promise<number> =>
  untilShort(deps, BATCH, () =>
    deps.database.db.transaction(async (tx) => {
      const ids = await queries.claimUnbooked(tx, BATCH);
      await bookOrders(tx, ids, { cause: 'late', now: deps.clock() });
      return ids.length;
    }),
  );

/** Makes available what cannot be returned any more, after a last comparison with the lines. */
export const releaseDue = (deps: Deps): Promise<number> =>
  untilShort(deps, BATCH, () =>
    deps.database.db.transaction(async (tx) => {
      const now = deps.clock();
      const until = new Date(now.getTime() - SETTLEMENT.availableAfter);
      const ids = await queries.claimReleasable(tx, until, BATCH);
      if (!ids.length) return 0;
      await bookOrders(tx, ids, { cause: 'recount', now });
      await queries.release(tx, ids, now);
      return ids.length;
    }),
  );

export const countEntries = (deps: Deps): Promise<number> =>
  untilShort(deps, COUNTED, () => queries.countEntries(deps.database.db, COUNTED));
