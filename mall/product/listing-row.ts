import { sql } from 'drizzle-orm';
import { PUBLISH_STATUS } from '#contract/enums.ts';
import { categoryRows } from '../catalog/catalog.ts';
import { reindexListing } from '../catalog/listing-index.ts';
import type { Db, Tx } from '../db/open.ts';
import { liftTimeout } from '../db/timeout.ts';
import { reindexSearch } from '../search/search.ts';
import { listingTags, type Shown } from './listing-row.rules.ts';

/** Any fixed number. */
const LISTING_LOCK = 7_204_712;
/** Somebody else's file of products is written within it; other statements of a request have five seconds. */
const WAIT_MS = 30_000;

/**
 * Products are changed one transaction after the other: two that write the figures of listings and the vocabulary of
 * search at once would wait for each other in a circle. Buying does not wait here.
 */
export async function lockListing(tx: Tx): Promise<void> {
  await liftTimeout(tx, WAIT_MS);
  await tx.execute(sql`select pg_advisory_xact_lock(${LISTING_LOCK})`);
}

/** Writes what listings and search know of these products again. The shelf is locked by the caller. */
export async function indexProducts(tx: Tx, ids: number[]): Promise<void> {
  await reindexListing(tx, ids);
  await reindexSearch(tx, ids);
}

export const isShown = (status: number): boolean => status === PUBLISH_STATUS.PUT_ON;

/** Tags of the pages that these changes put out of date. */
export async function tagsOf(db: Db | Tx, changes: readonly { before: Shown; after: Shown }[]): Promise<string[]> {
  const categories = await categoryRows(db);
  return [...new Set(changes.flatMap(({ before, after }) => listingTags(categories, before, after)))];
}
