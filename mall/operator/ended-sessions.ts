import { untilShort } from '../batches.ts';
import type { Deps } from '../deps.ts';
import * as queries from './operator.queries.ts';

const BATCH = 5_000;

export const dropEndedSessions = (deps: Pick<Deps, 'database' | 'clock' | 'stopping'>): Promise<number> =>
  untilShort(deps, BATCH, () => queries.dropEnded(deps.database.db, deps.clock(), BATCH));
