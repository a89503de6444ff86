import { and, asc, desc, eq, gt, inArray, lt, sql } from 'drizzle-orm';
import type { WatchKind } from '#contract/watch/values.ts';
import type { Db, Tx } from '../db/open.ts';
import { rowsOf } from '../db/rows.ts';
import { product, sku } from '../product/product.tables.ts';
import { productWatch, restock } from './watch.tables.ts';

/** Shared lock: pieces that come in meanwhile wait, and find the new row. */
export async function lockSku(tx: Tx, productId: number, skuId: number) {
  const [row] = await tx
    .select({ stock: sku.stock, retired: sku.retired })
    .from(sku)
    .where(and(eq(sku.id, skuId), eq(sku.productId, productId)))
    .for('share');
  return row;
}

export const add = (tx: Tx, row: typeof productWatch.$inferInsert) =>
  tx.insert(productWatch).values(row).onConflictDoNothing();

export const countOwn = (db: Db | Tx, accountId: number) =>
  db.$count(productWatch, eq(productWatch.accountId, accountId));

export const ofProduct = (db: Db | Tx, accountId: number, productId: number) =>
  db
    .select({ id: productWatch.id, kind: productWatch.kind, skuId: productWatch.skuId })
    .from(productWatch)
    .where(and(eq(productWatch.accountId, accountId), eq(productWatch.productId, productId)))
    .orderBy(asc(productWatch.id));

export const kindsOf = (db: Db, accountId: number, productIds: number[]) =>
  db
    .selectDistinct({ productId: productWatch.productId, kind: productWatch.kind })
    .from(productWatch)
    .where(and(eq(productWatch.accountId, accountId), inArray(productWatch.productId, productIds)));

export const listOwn = (db: Db, accountId: number) =>
  db
    .select({
      id: productWatch.id,
      kind: productWatch.kind,
      productId: productWatch.productId,
      skuId: productWatch.skuId,
      price: productWatch.price,
      createdAt: productWatch.createdAt,
      spec: sku.spec,
      axes: product.axes,
    })
    .from(productWatch)
    .leftJoin(sku, eq(sku.id, productWatch.skuId))
    .leftJoin(product, eq(product.id, productWatch.productId))
    .where(eq(productWatch.accountId, accountId))
    .orderBy(desc(productWatch.id));

export async function remove(db: Db, accountId: number, id: number): Promise<boolean> {
  const own = and(eq(productWatch.accountId, accountId), eq(productWatch.id, id));
  return (await db.delete(productWatch).where(own).returning({ id: productWatch.id })).length > 0;
}

/** Restocks of goods on sale; what is off the shelf waits until it is back. */
export const claimRestocks = (tx: Tx, limit: number) =>
  rowsOf<{
    id: number;
    skuId: number;
    productId: number;
    pieces: number;
    stock: number;
    title: { zh: string; en: string };
  }>(
    tx,
    sql`select r.id::float8 as id, r.sku_id as "skuId", r.product_id as "productId", r.pieces, s.stock, p.title
      from restock r join sku s on s.id = r.sku_id join product p on p.id = r.product_id
      where exists (select 1 from listing l where l.product_id = r.product_id)
      order by r.id limit ${limit} for update of r skip locked`,
  );

/** The first who asked. They are notified once, so their rows are deleted. */
export const takeWaiting = (tx: Tx, skuId: number, limit: number) =>
  rowsOf<{ id: number; accountId: number }>(
    tx,
    sql`delete from product_watch where id in (
        select id from product_watch where kind = 'restock' and sku_id = ${skuId} order by id limit ${limit}
        for update skip locked
      ) returning id::float8 as id, account_id as "accountId"`,
  );

export const dropRestock = (tx: Tx, id: number) => tx.delete(restock).where(eq(restock.id, id));
export const setPieces = (tx: Tx, id: number, pieces: number) =>
  tx.update(restock).set({ pieces }).where(eq(restock.id, id));

export async function dropOldRestocks(db: Db, before: Date): Promise<number> {
  return (await db.delete(restock).where(lt(restock.createdAt, before)).returning({ id: restock.id })).length;
}

export const watchedProducts = (db: Db, after: number, limit: number) =>
  db
    .selectDistinct({ id: productWatch.productId })
    .from(productWatch)
    .where(and(eq(productWatch.kind, 'price' satisfies WatchKind), gt(productWatch.productId, after)))
    .orderBy(asc(productWatch.productId))
    .limit(limit);

export type Crossing = {
  id: number;
  accountId: number;
  productId: number;
  before: number;
  price: number;
  below: boolean;
  drops: number;
};

/** Watches whose price crossed, up or down, the price at the time they were added. */
export const markCrossings = (tx: Tx, prices: { id: number; price: number }[]) =>
  rowsOf<Crossing>(
    tx,
    sql`update product_watch w set below = n.price < w.price, drops = w.drops + case when n.price < w.price then 1 else 0 end
      from json_to_recordset(${JSON.stringify(prices)}::json) as n (id int, price bigint)
      where w.kind = 'price' and w.product_id = n.id and w.below <> (n.price < w.price)
      returning w.id::float8 as id, w.account_id as "accountId", w.product_id as "productId", w.price::float8 as before,
        n.price::float8 as price, w.below, w.drops`,
  );

export const titlesOf = (tx: Tx, ids: number[]) =>
  tx.select({ id: product.id, title: product.title }).from(product).where(inArray(product.id, ids));
