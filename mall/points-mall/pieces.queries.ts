import { sql } from 'drizzle-orm';
import type { Tx } from '../db/open.ts';
import { rowsOf } from '../db/rows.ts';

/** Pieces of one good of the points mall. */
export type PointsPieces = { id: number; n: number };

/**
 * Takes pieces of a good for a shopper, as far as its stock and its limit allow and it was not taken off meanwhile. The
 * good's row is held first, so that of two that want the last one the second sees none.
 * @returns whether there were enough
 */
export async function takePieces(tx: Tx, accountId: number, { id, n }: PointsPieces): Promise<boolean> {
  const [taken] = await rowsOf<{ id: number }>(
    tx,
    sql`update points_good set stock = stock - ${n}::int where id = ${id} and not stopped and stock >= ${n}::int returning id`,
  );
  if (!taken) return false;
  const [counted] = await rowsOf<{ id: number }>(
    tx,
    sql`insert into points_purchase as p (points_good_id, account_id, quantity)
      select g.id, ${accountId}::int, ${n}::int from points_good g
        where g.id = ${id} and ${n}::int <= coalesce(g.limit_each, ${n}::int)
      on conflict (points_good_id, account_id) do update set quantity = p.quantity + excluded.quantity
      where p.quantity + excluded.quantity <= (
        select coalesce(limit_each, p.quantity + excluded.quantity) from points_good where id = p.points_good_id)
      returning points_good_id as id`,
  );
  return counted !== undefined;
}

/** Gives pieces back to the goods that they came out of, and to what their shopper may have. */
export async function giveBackPieces(tx: Tx, accountId: number, pieces: readonly PointsPieces[]): Promise<void> {
  for (const { id, n } of [...pieces].sort((one, other) => one.id - other.id)) {
    await rowsOf(tx, sql`update points_good set stock = stock + ${n}::int where id = ${id}`);
    await rowsOf(
      tx,
      sql`update points_purchase set quantity = greatest(0, quantity - ${n}::int)
        where points_good_id = ${id} and account_id = ${accountId}`,
    );
  }
}
