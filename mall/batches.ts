import type { Deps } from './deps.ts';

/** A run ends here whatever is left; the next one goes on. */
const MOST_BATCHES = 1_000;

/** Repeats a batch until one finds fewer than `size`, or the process is to stop. @returns how many were found in all */
export async function untilShort(
  { stopping }: Pick<Deps, 'stopping'>,
  size: number,
  batch: () => Promise<number>,
): Promise<number> {
  let sum = 0;
  for (let round = 0; round < MOST_BATCHES; round += 1) {
    const found = await batch();
    sum += found;
    if (found < size || stopping?.aborted) break;
  }
  return sum;
}

type Due<Id> = {
  size: number;
  find: (failed: Id[]) => Promise<Id[]>;
  /** In a transaction that claims it. @returns whether this node did it */
  run: (id: Id) => Promise<boolean>;
  failed: string;
};

/**
 * Handles all that is due, one by one and batch by batch, until a batch is short or the process is to stop. A failure is logged and left
 * out until the next run. Safe on any number of nodes at once.
 * @returns how many this node did
 */
export async function eachDue<Id extends string | number>(
  { log, stopping }: Pick<Deps, 'log' | 'stopping'>,
  { size, find, run, failed: message }: Due<Id>,
): Promise<number> {
  const failed: Id[] = [];
  let done = 0;
  for (let round = 0; round < MOST_BATCHES; round += 1) {
    const due = await find(failed);
    const before = done + failed.length;
    for (const id of due) {
      if (stopping?.aborted) return done;
      try {
        if (await run(id)) done += 1;
      } catch (error) {
        failed.push(id);
        log.error({ id, err: error }, message);
      }
    }
    if (due.length < size || done + failed.length === before) break;
  }
  return done;
}
