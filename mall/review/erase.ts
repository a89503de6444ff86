import type { Tx } from '../db/open.ts';
import { announce } from '../outbox/outbox.ts';
import * as queries from './erase.queries.ts';

/** What a shopper wrote and showed; the stars stay, without a name. @returns how many reviews */
export async function eraseReviews(tx: Tx, accountId: number, limit: number): Promise<number> {
  const rows = await queries.emptyReviews(tx, accountId, limit);
  const products = [...new Set(rows.map(({ productId }) => productId))];
  if (products.length)
    await announce(
      tx,
      products.map((id) => `product:${id}`),
    );
  return rows.length;
}
