import type { Tx } from '../db/open.ts';
import { announce } from '../outbox/outbox.ts';
import { searchIndex } from '../ports/search-index.ts';
import type { Pieces, StockChange } from './stock.queries.ts';
import * as queries from './stock.queries.ts';
import { isNoticeable } from './stock.rules.ts';

export { addedUp, type Pieces } from './stock.queries.ts';

export type Changed = Set<number>;

/** @returns false when a SKU has too few pieces: the caller rolls back */
export async function takeSkus(tx: Tx, pieces: readonly Pieces[], changed: Changed): Promise<boolean> {
  const taken = pieces.length ? await queries.takeStock(tx, pieces) : [];
  if (taken.length < pieces.length) return false;
  await noteChanges(tx, taken, changed);
  return true;
}

export async function returnSkus(tx: Tx, pieces: readonly Pieces[], changed: Changed): Promise<void> {
  if (pieces.length) await noteChanges(tx, await queries.returnStock(tx, pieces), changed);
}

/**
 * Changes of stock other than by orders.
 * @returns the stock of each SKU before and after; undefined when one has too few pieces: the caller rolls back
 */
export async function adjustStock(
  tx: Tx,
  pieces: readonly Pieces[],
  changed: Changed,
): Promise<StockChange[] | undefined> {
  const moved = await queries.shiftStock(tx, pieces);
  if (moved.length < pieces.length) return undefined;
  await noteChanges(tx, moved, changed);
  return moved;
}

async function noteChanges(tx: Tx, changes: readonly StockChange[], changed: Changed): Promise<void> {
  for (const change of changes) if (isNoticeable(change)) changed.add(change.productId);
  const restocked = changes.filter(({ before, after }) => after > before);
  if (restocked.length) await queries.noteRestocks(tx, restocked);
  const turned = changes.filter(({ before, after }) => before === 0 || after === 0);
  if (turned.length) await markInStock(tx, [...new Set(turned.map(({ productId }) => productId))]);
}

/** Updates whether listings and search show the products as in stock. */
export async function markInStock(tx: Tx, productIds: number[]): Promise<void> {
  await queries.markInStock(tx, productIds);
  await searchIndex.touch(tx, productIds);
}

export async function announceStock(tx: Tx, changed: Changed): Promise<void> {
  await announce(
    tx,
    [...changed].map((id) => `product:${id}`),
  );
}
