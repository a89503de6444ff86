import type { Tx } from '../db/open.ts';
import { announce } from '../outbox/outbox.ts';
import { giveBackPieces, type PointsPieces, takePieces } from '../points-mall/points-mall.ts';
import { type Promoted, returnPromoted, takePromoted } from '../promotion/promotion.ts';
import type { Pieces, StockChange } from './stock.queries.ts';
import * as queries from './stock.queries.ts';
import { isNoticeable } from './stock.rules.ts';

/** Somebody else was faster. */
export class StockShort extends Error {}

/** Products whose pages are out of date once the transaction is over. */
export type Changed = Set<number>;

/** Pieces that an order line takes; `promotion` is the one that prices them. */
export type Taken = {
  skuId: number;
  n: number;
  promotion: { kind: Promoted['kind'] | 'points'; id: number } | undefined;
};

/** Takes stock for orders: of promotions first, in the order in which rows are locked everywhere. @throws StockShort */
export async function takeStock(tx: Tx, accountId: number, lines: readonly Taken[], changed: Changed): Promise<void> {
  const over = await takePromoted(tx, accountId, promotedOf(lines));
  if (!over) throw new StockShort();
  for (const productId of over) changed.add(productId);
  for (const pieces of pointsIn(lines)) if (!(await takePieces(tx, accountId, pieces))) throw new StockShort();
  const skus = fromSkus(lines);
  const taken = skus.length ? await queries.takeStock(tx, skus) : [];
  if (taken.length < skus.length) throw new StockShort();
  await follow(tx, taken, changed);
  if (over.length) await queries.markInStock(tx, over);
}

/** Gives back what these orders of one checkout hold. */
export async function releaseStock(tx: Tx, accountId: number, orderIds: string[], changed: Changed): Promise<void> {
  await releaseLines(tx, accountId, await queries.heldLines(tx, orderIds), changed);
}

type HeldLine = { skuId: number; n: number } & Ids;

/** Gives back pieces of order lines of one shopper. */
export async function releaseLines(
  tx: Tx,
  accountId: number,
  rows: readonly HeldLine[],
  changed: Changed,
): Promise<void> {
  const lines = rows.map(({ skuId, n, ...ids }) => ({ skuId, n, promotion: promotionOf(ids) }));
  const returned = await returnPromoted(tx, accountId, promotedOf(lines));
  for (const productId of returned.changed) changed.add(productId);
  await giveBackPieces(tx, accountId, pointsIn(lines));
  const skus = queries.addedUp([...fromSkus(lines), ...returned.skus]);
  if (skus.length) await follow(tx, await queries.returnStock(tx, skus), changed);
  if (returned.changed.length) await queries.markInStock(tx, returned.changed);
}

type Ids = Record<'flashItemId' | 'discountId' | 'pointsGoodId', number | null>;
function promotionOf({ flashItemId, discountId, pointsGoodId }: Ids): Taken['promotion'] {
  if (flashItemId !== null) return { kind: 'flash', id: flashItemId };
  if (pointsGoodId !== null) return { kind: 'points', id: pointsGoodId };
  return discountId === null ? undefined : { kind: 'discount', id: discountId };
}

const promotedOf = (lines: readonly Taken[]): Promoted[] =>
  lines.flatMap(({ skuId, n, promotion }) =>
    promotion && promotion.kind !== 'points' ? [{ kind: promotion.kind, id: promotion.id, skuId, n }] : [],
  );

const pointsIn = (lines: readonly Taken[]): PointsPieces[] =>
  lines.flatMap(({ n, promotion }) => (promotion?.kind === 'points' ? [{ id: promotion.id, n }] : []));

/** Pieces of a flash sale and of the points mall were taken out of the SKU's before. */
const fromSkus = (lines: readonly Taken[]): Pieces[] =>
  queries.addedUp(
    lines
      .filter(({ promotion }) => !promotion || promotion.kind === 'discount')
      .map(({ skuId, n }) => ({ id: skuId, n })),
  );

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

export async function announceStock(tx: Tx, changed: Changed): Promise<void> {
  await announce(
    tx,
    [...changed].map((id) => `product:${id}`),
  );
}
