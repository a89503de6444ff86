import { sql } from 'drizzle-orm';
import type { Tx } from '../db/open.ts';
import { type Pieces, recordset } from '../db/recordset.ts';
import { rowsOf } from '../db/rows.ts';
import { FLASH_STATUS } from '../flash-sale/flash-sale.tables.ts';

export type Promoted = { kind: 'flash' | 'discount'; id: number; skuId: number; n: number };
type Moved = { id: number; productId: number; skuId: number; n: number; left: number; status: number };

const byFlash = (lines: readonly Promoted[]): Pieces[] => addedUp(lines.filter(({ kind }) => kind === 'flash'));

/** Always in the same order, so that no two checkouts deadlock. */
const byDiscount = (lines: readonly Promoted[]): Promoted[] =>
  lines.filter(({ kind }) => kind === 'discount').sort((one, other) => one.id - other.id || one.skuId - other.skuId);

function addedUp(lines: readonly Promoted[]): Pieces[] {
  const sums = new Map<number, number>();
  for (const { id, n } of lines) sums.set(id, (sums.get(id) ?? 0) + n);
  return [...sums].map(([id, n]) => ({ id, n }));
}

export async function takePromoted(
  tx: Tx,
  accountId: number,
  lines: readonly Promoted[],
): Promise<number[] | undefined> {
  const flash = byFlash(lines);
  if (flash.length) {
    if ((await countFlash(tx, accountId, flash)).length < flash.length) return undefined;
    const moved = await moveFlash(tx, flash);
    if (moved.length < flash.length) return undefined;
    return (await takeDiscounted(tx, accountId, lines))
      ? moved.filter(({ left }) => left === 0).map(({ productId }) => productId)
      : undefined;
  }
  return (await takeDiscounted(tx, accountId, lines)) ? [] : undefined;
}

async function takeDiscounted(tx: Tx, accountId: number, lines: readonly Promoted[]): Promise<boolean> {
  for (const { id, skuId, n } of byDiscount(lines)) {
    const [counted] = await rowsOf(
      tx,
      sql`insert into discount_purchase as p (activity_id, sku_id, account_id, quantity)
        select a.id, ${skuId}::int, ${accountId}::int, ${n}::int from discount_activity a
          where a.id = ${id} and ${n}::int <= coalesce(a.limit_each, ${n}::int)
        on conflict (activity_id, sku_id, account_id) do update set quantity = p.quantity + excluded.quantity
        where p.quantity + excluded.quantity <= (
          select coalesce(limit_each, p.quantity + excluded.quantity) from discount_activity where id = p.activity_id)
        returning activity_id`,
    );
    if (!counted) return false;
  }
  return true;
}

/**
 * Pieces of a flash sale that is over return to the SKU.
 * @returns the pieces that SKUs get back instead, and products whose price changes
 */
export async function returnPromoted(
  tx: Tx,
  accountId: number,
  lines: readonly Promoted[],
): Promise<{ skus: Pieces[]; changed: number[] }> {
  for (const { id, skuId, n } of byDiscount(lines))
    await rowsOf(
      tx,
      sql`update discount_purchase set quantity = greatest(0, quantity - ${n}::int)
        where activity_id = ${id} and sku_id = ${skuId} and account_id = ${accountId}`,
    );
  const flash = byFlash(lines);
  if (!flash.length) return { skus: [], changed: [] };
  await rowsOf(
    tx,
    sql`update flash_purchase p set quantity = greatest(0, p.quantity - w.n) from ${recordset(flash)}
      where p.flash_item_id = w.id and p.account_id = ${accountId}`,
  );
  const moved = await moveFlash(
    tx,
    flash.map(({ id, n }) => ({ id, n: -n })),
  );
  const over = moved.filter(({ status }) => status !== FLASH_STATUS.ON);
  return {
    skus: over.map(({ skuId, n }) => ({ id: skuId, n: -n })),
    changed: moved.filter(({ left, n }) => left + n <= 0).map(({ productId }) => productId),
  };
}

const countFlash = (tx: Tx, accountId: number, pieces: readonly Pieces[]) =>
  rowsOf<{ id: number }>(
    tx,
    sql`insert into flash_purchase as p (flash_item_id, account_id, quantity)
      select f.id, ${accountId}::int, w.n from ${recordset(pieces)} join flash_item f on f.id = w.id
      where w.n <= least(coalesce(f.limit_each, w.n), coalesce(f.limit_order, w.n)) order by f.id
      on conflict (flash_item_id, account_id) do update set quantity = p.quantity + excluded.quantity
      where p.quantity + excluded.quantity <= (
        select coalesce(limit_each, p.quantity + excluded.quantity) from flash_item where id = p.flash_item_id)
      returning flash_item_id as id`,
  );

/** Takes pieces of flash sales that are on and have as many left, or returns `-n` of any; rows are locked by id. */
const moveFlash = (tx: Tx, pieces: readonly Pieces[]) =>
  rowsOf<Moved>(
    tx,
    sql`with wanted as (select * from ${recordset(pieces)}),
        held as (select f.id from flash_item f where f.id in ${pieces.map(({ id }) => id)} order by f.id for update)
      update flash_item f set sold = greatest(0, f.sold + wanted.n) from wanted, held
      where f.id = wanted.id and held.id = wanted.id
        and (wanted.n < 0 or (f.status = ${FLASH_STATUS.ON}::int and f.stock - f.sold >= wanted.n))
      returning f.id, f.product_id as "productId", f.sku_id as "skuId", wanted.n, f.stock - f.sold as left, f.status`,
  );
