import type { Tx } from '../db/open.ts';
import { giveBackPieces, type PointsPieces, takePieces } from '../points-mall/points-mall.ts';
import { type Promoted, returnPromoted, takePromoted } from '../promotion/promotion.ts';
import { addedUp, type Changed, markInStock, type Pieces, returnSkus, takeSkus } from '../stock/stock.ts';
import * as queries from './pieces.queries.ts';

export class StockShort extends Error {}

export type StockLine = {
  skuId: number;
  n: number;
  promotion: { kind: Promoted['kind'] | 'points'; id: number } | undefined;
};

/** Promotions first, in the order in which rows are locked everywhere. @throws StockShort */
export async function takeStock(
  tx: Tx,
  accountId: number,
  lines: readonly StockLine[],
  changed: Changed,
): Promise<void> {
  const over = await takePromoted(tx, accountId, promotedOf(lines));
  if (!over) throw new StockShort();
  for (const productId of over) changed.add(productId);
  for (const pieces of pointsIn(lines)) if (!(await takePieces(tx, accountId, pieces))) throw new StockShort();
  if (!(await takeSkus(tx, fromSkus(lines), changed))) throw new StockShort();
  if (over.length) await markInStock(tx, over);
}

export async function releaseStock(tx: Tx, accountId: number, orderIds: string[], changed: Changed): Promise<void> {
  await releaseLines(tx, accountId, await queries.heldLines(tx, orderIds), changed);
}

type HeldLine = { skuId: number; n: number } & Ids;

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
  await returnSkus(tx, addedUp([...fromSkus(lines), ...returned.skus]), changed);
  if (returned.changed.length) await markInStock(tx, returned.changed);
}

type Ids = Record<'flashItemId' | 'discountId' | 'pointsGoodId', number | null>;
function promotionOf({ flashItemId, discountId, pointsGoodId }: Ids): StockLine['promotion'] {
  if (flashItemId !== null) return { kind: 'flash', id: flashItemId };
  if (pointsGoodId !== null) return { kind: 'points', id: pointsGoodId };
  return discountId === null ? undefined : { kind: 'discount', id: discountId };
}

const promotedOf = (lines: readonly StockLine[]): Promoted[] =>
  lines.flatMap(({ skuId, n, promotion }) =>
    promotion && promotion.kind !== 'points' ? [{ kind: promotion.kind, id: promotion.id, skuId, n }] : [],
  );

const pointsIn = (lines: readonly StockLine[]): PointsPieces[] =>
  lines.flatMap(({ n, promotion }) => (promotion?.kind === 'points' ? [{ id: promotion.id, n }] : []));

/** Flash sales and the points mall have stock of their own, taken out of the SKU's when they were set up. */
const fromSkus = (lines: readonly StockLine[]): Pieces[] =>
  addedUp(
    lines
      .filter(({ promotion }) => !promotion || promotion.kind === 'discount')
      .map(({ skuId, n }) => ({ id: skuId, n })),
  );
