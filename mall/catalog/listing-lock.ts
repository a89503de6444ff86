import { sql } from 'drizzle-orm';
import type { Tx } from '../db/open.ts';
import { rowsOf } from '../db/rows.ts';
import { liftTimeout } from '../db/timeout.ts';

const LISTING_LOCK = 7_204_712;
const SHELF_LOCK = 7_204_713;
const INDEXING_LOCK = 7_204_714;
/** A part of an import may take long; other statements of a request have five seconds. */
const WAIT_MS = 30_000;

/** For changes of what products refer to (categories, brands, attributes): until the transaction ends no product is changed or indexed. */
export async function lockListing(tx: Tx): Promise<void> {
  await liftTimeout(tx, WAIT_MS);
  await tx.execute(sql`select pg_advisory_xact_lock(${LISTING_LOCK})`);
}

/** What products refer to stays until the transaction ends. */
export async function shareListing(tx: Tx): Promise<void> {
  await liftTimeout(tx, WAIT_MS);
  await tx.execute(sql`select pg_advisory_xact_lock_shared(${LISTING_LOCK})`);
}

/** Changes of the products of one shop come one after the other, those of different shops side by side. */
export async function lockShelves(tx: Tx, shopIds: readonly number[]): Promise<void> {
  await shareListing(tx);
  for (const shopId of new Set(shopIds.toSorted((a, b) => a - b)))
    await tx.execute(sql`select pg_advisory_xact_lock(${SHELF_LOCK}::int, ${shopId}::int)`);
}

/** @returns false while another node is indexing: two would deadlock at the words that their products share */
export async function claimIndexing(tx: Tx): Promise<boolean> {
  const [row] = await rowsOf<{ claimed: boolean }>(
    tx,
    sql`select pg_try_advisory_xact_lock(${INDEXING_LOCK}) as claimed`,
  );
  return row?.claimed === true;
}
