import { sql } from 'drizzle-orm';
import type { Tx } from '../db/open.ts';
import { rowsOf } from '../db/rows.ts';

export type PointsPieces = { id: number; n: number };

/**
 * As far as its stock and limit allow, and unless it was taken off meanwhile. The good's row is locked first, so that of two who want the
 * last piece the second finds none.
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
