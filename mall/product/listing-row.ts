import { sql } from 'drizzle-orm';
import { PUBLISH_STATUS } from '#contract/enums.ts';
import { categoryRows } from '../catalog/catalog.ts';
import { reindexListing } from '../catalog/listing-index.ts';
import type { Db, Tx } from '../db/open.ts';
import { liftTimeout } from '../db/timeout.ts';
import { reindexSearch } from '../search/search.ts';
import { listingTags, type Shown } from './listing-row.rules.ts';

const LISTING_LOCK = 7_204_712;
/** An import may hold the lock for long; other statements of a request have five seconds. */
const WAIT_MS = 30_000;

/**
 * Serializes changes of products: two that write listing figures and the search vocabulary at once would deadlock. Buying does not wait
 * here.
 */
export async function lockListing(tx: Tx): Promise<void> {
  await liftTimeout(tx, WAIT_MS);
  await tx.execute(sql`select pg_advisory_xact_lock(${LISTING_LOCK})`);
}

export async function indexProducts(tx: Tx, ids: number[]): Promise<void> {
  await reindexListing(tx, ids);
  await reindexSearch(tx, ids);
}

export const isShown = (status: number): boolean => status === PUBLISH_STATUS.PUT_ON;

export async function tagsOf(db: Db | Tx, changes: readonly { before: Shown; after: Shown }[]): Promise<string[]> {
  const categories = await categoryRows(db);
  return [...new Set(changes.flatMap(({ before, after }) => listingTags(categories, before, after)))];
}
