import type { Tx } from '../db/open.ts';
import { type Bus, TAGS_TOPIC } from '../ports/bus.ts';
import type { Buying, Pieces, StockChange } from './stock.queries.ts';
import * as queries from './stock.queries.ts';
import { isNoticeable } from './stock.rules.ts';

/** Somebody else was faster. */
export class StockShort extends Error {}

/** Products whose pages are out of date once the transaction is over. */
export type Changed = Set<number>;

/** Takes stock for orders: of the flash sale first, in the order in which rows are locked everywhere. @throws StockShort */
export async function takeStock(
  tx: Tx,
  buying: Buying,
  skus: readonly Pieces[],
  flash: readonly Pieces[],
  changed: Changed,
): Promise<void> {
  if (flash.length) {
    if ((await queries.countFlash(tx, buying, flash)).length < flash.length) throw new StockShort();
    const sold = await queries.takeFlash(tx, flash);
    if (sold.length < flash.length) throw new StockShort();
    // With the last piece the price changes.
    for (const { productId, after } of sold) if (after === 0) changed.add(productId);
  }
  const taken = await queries.takeStock(tx, skus);
  if (taken.length < skus.length) throw new StockShort();
  await follow(tx, taken, changed);
}

/** Gives back what these orders of one checkout hold. */
export async function releaseStock(tx: Tx, accountId: number, orderIds: string[], changed: Changed): Promise<void> {
  const { skus, flash } = await queries.piecesOf(tx, orderIds);
  if (flash.length) {
    await queries.uncountFlash(tx, accountId, orderIds, flash);
    const returned = await queries.returnFlash(tx, flash);
    for (const { productId, before } of returned) if (before <= 0) changed.add(productId);
  }
  await follow(tx, await queries.returnStock(tx, skus), changed);
}

/**
 * Counts pieces that came or went otherwise than by orders.
 * @returns what each SKU had and has; undefined when one has fewer than are to be taken: the caller undoes the others
 */
export async function adjustStock(
  tx: Tx,
  pieces: readonly Pieces[],
  changed: Changed,
): Promise<StockChange[] | undefined> {
  const moved = await queries.shiftStock(tx, pieces);
  if (moved.length < pieces.length) return undefined;
  await follow(tx, moved, changed);
  return moved;
}

async function follow(tx: Tx, changes: readonly StockChange[], changed: Changed): Promise<void> {
  for (const change of changes) if (isNoticeable(change)) changed.add(change.productId);
  const turned = changes.filter(({ before, after }) => before === 0 || after === 0);
  if (turned.length) await queries.markInStock(tx, [...new Set(turned.map(({ productId }) => productId))]);
}

/** To be called after the commit. */
export function announce(bus: Bus, changed: Changed): void {
  if (changed.size)
    bus.publish(
      TAGS_TOPIC,
      [...changed].map((id) => `product:${id}`),
    );
}
