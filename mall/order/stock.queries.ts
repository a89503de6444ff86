import { asc, inArray, sql } from 'drizzle-orm';
import { dayInChina } from '../db/day.ts';
import type { Tx } from '../db/open.ts';
import { rowsOf } from '../db/rows.ts';
import { product } from '../db/schema.ts';
import { orderLine } from '../db/schema-buying.ts';

export type Pieces = { id: number; n: number };
/** Who buys, and when. */
export type Buying = { accountId: number; at: Date };
export type StockChange = { id: number; productId: number; before: number; after: number };

/** Pieces by SKU or flash item: one row each. */
const recordset = (pieces: readonly Pieces[]) =>
  sql`json_to_recordset(${JSON.stringify(pieces)}::json) as w (id int, n int)`;

/**
 * Takes pieces of SKUs, each only where it has enough; rows are locked in the order of their ids, so that no two
 * checkouts wait for each other in a circle. @returns those that had enough
 */
export const takeStock = (tx: Tx, pieces: readonly Pieces[]) =>
  rowsOf<StockChange>(
    tx,
    sql`with wanted as (select * from ${recordset(pieces)}),
        held as (select s.id from sku s where s.id in ${pieces.map(({ id }) => id)} order by s.id for update)
      update sku set stock = sku.stock - wanted.n from wanted, held
      where sku.id = wanted.id and held.id = wanted.id and sku.stock >= wanted.n
      returning sku.id, sku.product_id as "productId", sku.stock + wanted.n as before, sku.stock as after`,
  );

/** Adds pieces to SKUs, or takes some away where `n` is negative, each only where it has enough. @returns those that had */
export const shiftStock = (tx: Tx, pieces: readonly Pieces[]) =>
  rowsOf<StockChange>(
    tx,
    sql`with wanted as (select * from ${recordset(pieces)}),
        held as (select s.id from sku s where s.id in ${pieces.map(({ id }) => id)} order by s.id for update)
      update sku set stock = sku.stock + wanted.n from wanted, held
      where sku.id = wanted.id and held.id = wanted.id and sku.stock + wanted.n >= 0
      returning sku.id, sku.product_id as "productId", sku.stock - wanted.n as before, sku.stock as after`,
  );

/** Gives pieces of SKUs back. */
export const returnStock = (tx: Tx, pieces: readonly Pieces[]) =>
  rowsOf<StockChange>(
    tx,
    sql`with wanted as (select * from ${recordset(pieces)}),
        held as (select s.id from sku s where s.id in ${pieces.map(({ id }) => id)} order by s.id for update)
      update sku set stock = sku.stock + wanted.n from wanted, held
      where sku.id = wanted.id and held.id = wanted.id
      returning sku.id, sku.product_id as "productId", sku.stock - wanted.n as before, sku.stock as after`,
  );

/** Counts pieces of flash sales as this shopper's of that day, where their limits allow it. @returns those it allows */
export const countFlash = (tx: Tx, { accountId, at }: Buying, pieces: readonly Pieces[]) =>
  rowsOf<{ id: number }>(
    tx,
    sql`insert into flash_purchase as p (flash_item_id, account_id, day, quantity)
      select f.id, ${accountId}::int, ${dayInChina(sql`${at.toISOString()}::timestamptz`)}, w.n from ${recordset(pieces)} join flash_item f on f.id = w.id
      where w.n <= coalesce(f.limit_each, w.n) order by f.id
      on conflict (flash_item_id, account_id, day) do update set quantity = p.quantity + excluded.quantity
      where p.quantity + excluded.quantity <= (
        select coalesce(limit_each, p.quantity + excluded.quantity) from flash_item where id = p.flash_item_id)
      returning flash_item_id as id`,
  );

/** Of orders of one checkout: they count on the day when it was. */
export const uncountFlash = (tx: Tx, accountId: number, orderIds: string[], pieces: readonly Pieces[]) =>
  rowsOf(
    tx,
    sql`update flash_purchase p set quantity = greatest(0, p.quantity - w.n) from ${recordset(pieces)}
      where p.flash_item_id = w.id and p.account_id = ${accountId}
        and p.day = (select ${dayInChina(sql`max(created_at)`)} from shop_order where id in ${orderIds})`,
  );

/** The same of the pieces that a flash sale has; `stock` stays, `sold` moves. */
export const takeFlash = (tx: Tx, pieces: readonly Pieces[]) =>
  rowsOf<StockChange>(
    tx,
    sql`with wanted as (select * from ${recordset(pieces)}),
        held as (select f.id from flash_item f where f.id in ${pieces.map(({ id }) => id)} order by f.id for update)
      update flash_item f set sold = f.sold + wanted.n from wanted, held
      where f.id = wanted.id and held.id = wanted.id and f.stock - f.sold >= wanted.n
      returning f.id, f.product_id as "productId", f.stock - f.sold + wanted.n as before, f.stock - f.sold as after`,
  );

export const returnFlash = (tx: Tx, pieces: readonly Pieces[]) =>
  rowsOf<StockChange>(
    tx,
    sql`with wanted as (select * from ${recordset(pieces)}),
        held as (select f.id from flash_item f where f.id in ${pieces.map(({ id }) => id)} order by f.id for update)
      update flash_item f set sold = greatest(0, f.sold - wanted.n) from wanted, held
      where f.id = wanted.id and held.id = wanted.id
      returning f.id, f.product_id as "productId", f.stock - f.sold - wanted.n as before, f.stock - f.sold as after`,
  );

/**
 * Whether products have anything in stock, as listings and search show it. The product's row is held, so that of two SKUs
 * that sell out at once the later sees both.
 */
export async function markInStock(tx: Tx, productIds: number[]): Promise<void> {
  await tx
    .select({ id: product.id })
    .from(product)
    .where(inArray(product.id, productIds))
    .orderBy(asc(product.id))
    .for('update');
  const now = sql`select p.id, exists (select 1 from sku where sku.product_id = p.id and sku.stock > 0 and not sku.retired) as any_left
    from product p where p.id in ${productIds}`;
  await rowsOf(
    tx,
    sql`update listing l set in_stock = f.any_left from (${now}) f where l.product_id = f.id and l.in_stock <> f.any_left`,
  );
  await rowsOf(
    tx,
    sql`update search_document d set in_stock = f.any_left from (${now}) f where d.product_id = f.id and d.in_stock <> f.any_left`,
  );
}

/** What orders hold, by SKU and by flash item. */
export async function piecesOf(tx: Tx, orderIds: string[]): Promise<{ skus: Pieces[]; flash: Pieces[] }> {
  const rows = await tx
    .select({ skuId: orderLine.skuId, flashItemId: orderLine.flashItemId, quantity: orderLine.quantity })
    .from(orderLine)
    .where(inArray(orderLine.orderId, orderIds));
  return {
    skus: addedUp(rows.map((row) => ({ id: row.skuId, n: row.quantity }))),
    flash: addedUp(rows.flatMap((row) => (row.flashItemId === null ? [] : [{ id: row.flashItemId, n: row.quantity }]))),
  };
}

export function addedUp(pieces: readonly Pieces[]): Pieces[] {
  const sums = new Map<number, number>();
  for (const { id, n } of pieces) sums.set(id, (sums.get(id) ?? 0) + n);
  return [...sums].map(([id, n]) => ({ id, n }));
}
