import { SHEET } from '#contract/product/sheet.values.ts';
import { DAY_MS } from '#contract/time.ts';
import { untilShort } from '../batches.ts';
import type { Deps } from '../deps.ts';
import * as queries from './import-stock.queries.ts';

const BATCH = 5_000;

/** The job that forgets which lines of which files have set stock, once a file is that old. */
export function forgetFiles(deps: Pick<Deps, 'database' | 'clock' | 'stopping'>): Promise<number> {
  const before = new Date(deps.clock().getTime() - SHEET.rememberedDays * DAY_MS);
  return untilShort(deps, BATCH, () => queries.forgetLines(deps.database.db, before, BATCH));
}
