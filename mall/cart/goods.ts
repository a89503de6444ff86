import type { Db, Tx } from '../db/open.ts';
import { promotionsOf } from '../promotion/promotion.ts';
import type { GoodsRow } from './cart.queries.ts';
import * as queries from './cart.queries.ts';

/** Fen per piece, with promotions. */
export type GoodsNow = GoodsRow & { priceNow: number };

export async function goodsNow(db: Db | Tx, skuIds: number[], now: Date): Promise<GoodsNow[]> {
  const rows = await queries.goodsOf(db, skuIds);
  const promotions = await promotionsOf(db, now, [...new Set(rows.map(({ productId }) => productId))]);
  return rows.map((row) => ({
    ...row,
    stock: promotions.stockOf({ id: row.skuId, stock: row.stock }),
    priceNow: promotions.of(row.skuId)?.price ?? row.price,
  }));
}
