import type { z } from 'zod';
import type { stockDone, stockInput } from '#contract/product/schema.ts';
import type { Tx } from '../db/open.ts';
import type { Deps } from '../deps.ts';
import { MallError, notFound } from '../error.ts';
import { once } from '../idempotency/idempotency.ts';
import { recordChanges } from '../operator/audit.ts';
import type { LiveOperator } from '../operator/live-session.ts';
import { shopOf } from '../operator/scope.ts';
import { adjustStock, announceStock } from '../stock/stock.ts';
import { skusOfProduct } from './state.queries.ts';

export const STOCK_KIND = 'stock';

export async function changeStock(
  deps: Deps,
  by: LiveOperator,
  id: number,
  input: z.output<typeof stockInput>,
  key: string,
): Promise<z.output<typeof stockDone>> {
  const { db } = deps.database;
  const pieces = input.changes.map(({ skuId, change }) => ({ id: skuId, n: change }));
  if (new Set(pieces.map((piece) => piece.id)).size < pieces.length) throw new MallError('invalid', 'invalid');
  const call = { owner: `operator:${by.id}`, key, call: `stock ${id}`, body: input };
  return once(db, call, async (tx) => {
    const own = new Set((await skusOfProduct(tx, id, shopOf(by))).map((sku) => sku.id));
    if (pieces.some((piece) => !own.has(piece.id))) throw notFound();
    const rows = await adjustWithin(tx, by, id, { pieces, reason: input.reason }, deps.clock());
    return rows.map((row) => ({ skuId: row.id, stock: row.after }));
  });
}

type Adjustment = { pieces: { id: number; n: number }[]; reason: string };

/** @throws MallError when a SKU has too few pieces */
export async function adjustWithin(tx: Tx, by: LiveOperator, id: number, { pieces, reason }: Adjustment, now: Date) {
  const changed = new Set<number>();
  const rows = await adjustStock(tx, pieces, changed);
  if (!rows) throw new MallError('message', 'stockShort');
  const figures = (which: 'before' | 'after') => Object.fromEntries(rows.map((row) => [row.id, row[which]]));
  await recordChanges(tx, by, now, [
    {
      kind: STOCK_KIND,
      ref: String(id),
      action: 'adjust',
      before: { stock: figures('before') },
      after: { stock: figures('after'), reason },
    },
  ]);
  await announceStock(tx, changed);
  return rows;
}
