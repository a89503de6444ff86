import { categoryRows } from '../catalog/catalog.ts';
import { listingRows, reindexListing } from '../catalog/listing-index.ts';
import { claimIndexing, shareListing } from '../catalog/listing-lock.ts';
import type { Tx } from '../db/open.ts';
import type { Deps } from '../deps.ts';
import { announce, post } from '../outbox/outbox.ts';
import { INDEX_TOPIC } from '../ports/bus.ts';
import { reindexSearch } from '../search/search.ts';
import { indexedTags } from './cache-tags.rules.ts';
import * as queries from './index-queue.queries.ts';

/** Wakes the job. */
export const QUEUED_TOPIC = INDEX_TOPIC;
/** While they are indexed, their node and their rows answer nothing else. */
const AT_ONCE = 10;

/**
 * To be called in the transaction that changes what listings or search show of products: their rows are written soon after its commit, in
 * whatever process does jobs.
 */
export async function queueProducts(tx: Tx, ids: readonly number[]): Promise<void> {
  if (!ids.length) return;
  await queries.add(tx, ids, ids.length > 1);
  await post(tx, INDEX_TOPIC, null);
}

/** Writes the listing and search rows of products at once. Only where the listing is locked. @returns tags of what changed */
export async function indexProducts(tx: Tx, ids: number[]): Promise<string[]> {
  if (!ids.length) return [];
  const before = await listingRows(tx, ids);
  await reindexListing(tx, ids);
  await reindexSearch(tx, ids, [...new Set(before.map(({ categoryId }) => categoryId))]);
  return indexedTags(await categoryRows(tx), ids, before, await listingRows(tx, ids));
}

/** Until none is queued that can be indexed now. A product that fails is logged, left in the queue, and holds up no other. */
export async function indexQueued(deps: Pick<Deps, 'database' | 'log' | 'stopping'>): Promise<number> {
  const { db } = deps.database;
  const leftOut: number[] = [];
  let size = AT_ONCE;
  let done = 0;
  while (!deps.stopping?.aborted) {
    const ids = await queries.waiting(db, size, leftOut);
    if (!ids.length) break;
    try {
      const indexed = await db.transaction((tx) => indexSome(tx, ids));
      if (!indexed) break;
      done += indexed.length;
      leftOut.push(...ids.filter((id) => !indexed.includes(id)));
    } catch (error) {
      if (size === 1) {
        leftOut.push(...ids);
        deps.log.error({ product: ids[0], err: error }, 'product not indexed');
      }
      size = 1;
    }
  }
  return done;
}

/** @returns those that are indexed; undefined while another node is at it */
async function indexSome(tx: Tx, ids: number[]): Promise<number[] | undefined> {
  if (!(await claimIndexing(tx))) return undefined;
  await shareListing(tx);
  const claimed = await queries.claim(tx, ids);
  await announce(tx, await indexProducts(tx, claimed));
  return claimed;
}

export const waitingToBeIndexed = ({ database: { db } }: Pick<Deps, 'database'>) => queries.queued(db);
