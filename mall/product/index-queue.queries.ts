import { asc, count, inArray, min, notInArray, sql } from 'drizzle-orm';
import type { Db, Tx } from '../db/open.ts';
import { rowsOf } from '../db/rows.ts';
import { indexQueue } from './index-queue.tables.ts';
import { product } from './product.tables.ts';

export const add = (tx: Tx, ids: readonly number[], bulk: boolean) =>
  rowsOf(
    tx,
    sql`insert into ${indexQueue} (product_id, bulk)
      select value::int, ${bulk}::boolean from json_array_elements_text(${JSON.stringify(ids)}::json)`,
  );

/** The next ids, whoever changed alone first; one that changed several times comes once. */
export async function waiting(db: Db, most: number, except: number[]): Promise<number[]> {
  const rows = await db
    .select({ id: indexQueue.productId })
    .from(indexQueue)
    .where(except.length ? notInArray(indexQueue.productId, except) : undefined)
    .orderBy(asc(indexQueue.bulk), asc(indexQueue.id))
    .limit(most);
  return [...new Set(rows.map(({ id }) => id))];
}

/**
 * Locks the products, so that none sells out while its rows are written, and deletes what the queue has of them: whatever changes
 * afterwards is a row of its own. It waits for no product: one that is being changed is left in the queue.
 * @returns those that are locked, and those that exist no more
 */
export async function claim(tx: Tx, ids: number[]): Promise<number[]> {
  const existing = await tx.select({ id: product.id }).from(product).where(inArray(product.id, ids));
  const locked = await tx
    .select({ id: product.id })
    .from(product)
    .where(inArray(product.id, ids))
    .orderBy(asc(product.id))
    .for('no key update', { skipLocked: true });
  const free = new Set(locked.map(({ id }) => id));
  const busy = new Set(existing.map(({ id }) => id).filter((id) => !free.has(id)));
  const claimed = ids.filter((id) => !busy.has(id));
  if (claimed.length) await tx.delete(indexQueue).where(inArray(indexQueue.productId, claimed));
  return claimed;
}

export async function queued(db: Db) {
  const [row] = await db.select({ count: count(), oldest: min(indexQueue.createdAt) }).from(indexQueue);
  return row ?? { count: 0, oldest: null };
}
