import { LOOSE_UPLOAD_MS } from '../../contract/file.ts';
import type { Deps } from '../deps.ts';
import { scaledNames } from '../media/scaled.ts';
import { claimLoose, dropUploads } from './upload.queries.ts';

const BATCH = 50;
const MOST_BATCHES = 40;

/**
 * Removes pictures that were sent in for something that never came. Files go before their rows: what fails half-way is
 * found again. @returns how many
 */
export async function clearUploads(deps: Deps): Promise<number> {
  const before = new Date(deps.clock().getTime() - LOOSE_UPLOAD_MS);
  let cleared = 0;
  for (let batch = 0; batch < MOST_BATCHES; batch += 1) {
    const count = await clearSome(deps, before);
    cleared += count;
    if (count < BATCH) break;
  }
  return cleared;
}

const clearSome = ({ database: { db }, files }: Deps, before: Date): Promise<number> =>
  db.transaction(async (tx) => {
    const names = (await claimLoose(tx, before, BATCH)).map(({ name }) => name);
    if (!names.length) return 0;
    for (const name of names) for (const one of [name, ...scaledNames(name)]) await files.remove(one);
    await dropUploads(tx, names);
    return names.length;
  });
