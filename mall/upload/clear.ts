import { untilShort } from '../batches.ts';
import type { Deps } from '../deps.ts';
import { scaledNames } from '../media/scaled-names.ts';
import { STORED_MS } from '../retention.ts';
import { claimLoose, dropUploads } from './upload.queries.ts';

const BATCH = 50;

/**
 * Deletes pictures that were uploaded and never used. Files go before their rows, so that a run that fails half-way is repeated.
 * @returns how many
 */
export async function clearUploads(deps: Deps): Promise<number> {
  const before = new Date(deps.clock().getTime() - STORED_MS.looseUpload);
  return untilShort(deps, BATCH, () => clearSome(deps, before));
}

const clearSome = ({ database: { db }, files }: Deps, before: Date): Promise<number> =>
  db.transaction(async (tx) => {
    const names = (await claimLoose(tx, before, BATCH)).map(({ name }) => name);
    if (!names.length) return 0;
    for (const name of names) for (const one of [name, ...scaledNames(name)]) await files.remove(one);
    await dropUploads(tx, names);
    return names.length;
  });
