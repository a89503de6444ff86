import { asc, inArray, type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../db/open.ts';
import { type Pieces, recordset } from '../db/recordset.ts';
import { rowsOf } from '../db/rows.ts';
import { product } from '../product/product.tables.ts';

export type { Pieces };
export type StockChange = { id: number; productId: number; before: number; after: number };

/**
 * Only from SKUs that have enough; rows are locked in the order of their ids, so that no two checkouts deadlock.
 * @returns those that had enough
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

export const shiftStock = (tx: Tx, pieces: readonly Pieces[]) =>
  rowsOf<StockChange>(
    tx,
    sql`with wanted as (select * from ${recordset(pieces)}),
        held as (select s.id from sku s where s.id in ${pieces.map(({ id }) => id)} order by s.id for update)
      update sku set stock = sku.stock + wanted.n from wanted, held
      where sku.id = wanted.id and held.id = wanted.id and sku.stock + wanted.n >= 0
      returning sku.id, sku.product_id as "productId", sku.stock - wanted.n as before, sku.stock as after`,
  );

export const returnStock = (tx: Tx, pieces: readonly Pieces[]) =>
  rowsOf<StockChange>(
    tx,
    sql`with wanted as (select * from ${recordset(pieces)}),
        held as (select s.id from sku s where s.id in ${pieces.map(({ id }) => id)} order by s.id for update)
      update sku set stock = sku.stock + wanted.n from wanted, held
      where sku.id = wanted.id and held.id = wanted.id
      returning sku.id, sku.product_id as "productId", sku.stock - wanted.n as before, sku.stock as after`,
  );

/** Written down only where somebody waits for the SKU; `mall/watch` tells them. */
export const noteRestocks = (tx: Tx, changes: readonly StockChange[]) =>
  rowsOf(
    tx,
    sql`insert into restock (sku_id, product_id, pieces, created_at)
      select c.id, c."productId", c.after - c.before, now()
      from json_to_recordset(${JSON.stringify(changes)}::json) as c (id int, "productId" int, before int, after int)
      where exists (select 1 from product_watch w where w.kind = 'restock' and w.sku_id = c.id)`,
  );

export const hasPieces = (productId: SQL): SQL => sql`(
  exists (select 1 from sku where sku.product_id = ${productId} and sku.stock > 0 and not sku.retired)
  or exists (select 1 from flash_item f where f.product_id = ${productId} and f.status = 20 and f.sold < f.stock))`;

/**
 * Updates the flag that listings show. Locks the product's row, so that of two SKUs that sell out at once the later sees both.
 */
export async function markInStock(tx: Tx, productIds: number[]): Promise<void> {
  await tx
    .select({ id: product.id })
    .from(product)
    .where(inArray(product.id, productIds))
    .orderBy(asc(product.id))
    .for('update');
  const now = sql`select p.id, ${hasPieces(sql`p.id`)} as any_left
    from product p where p.id in ${productIds}`;
  await rowsOf(
    tx,
    sql`update listing l set in_stock = f.any_left from (${now}) f where l.product_id = f.id and l.in_stock <> f.any_left`,
  );
}

export function addedUp(pieces: readonly Pieces[]): Pieces[] {
  const sums = new Map<number, number>();
  for (const { id, n } of pieces) sums.set(id, (sums.get(id) ?? 0) + n);
  return [...sums].map(([id, n]) => ({ id, n }));
}
