import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import { ORDER_STATUS } from '#contract/enums.ts';
import type { Db, Tx } from '../db/open.ts';
import { pairContains } from '../db/pair-contains.ts';
import { rowsOf } from '../db/rows.ts';
import { changeVersion } from '../db/version.ts';
import { product, sku } from '../product/product.tables.ts';
import { shop } from '../store/shop.tables.ts';
import { pointsGood } from './points-mall.tables.ts';

type Row = Omit<typeof pointsGood.$inferInsert, 'id' | 'stock' | 'version' | 'createdAt'>;

export async function addGood(tx: Tx, row: Row): Promise<number> {
  const [added] = await tx.insert(pointsGood).values(row).returning({ id: pointsGood.id });
  return added?.id ?? 0;
}

export const changeGood = (tx: Tx, id: number, version: number, row: Row): Promise<boolean> =>
  changeVersion(tx, pointsGood, { is: eq(pointsGood.id, id), version }, row);

export async function skuById(db: Db | Tx, id: number, shopId: number | null) {
  const [row] = await db
    .select({
      shopId: product.shopId,
      productId: product.id,
      custom: product.custom,
      price: sku.price,
      stock: sku.stock,
    })
    .from(sku)
    .innerJoin(product, eq(product.id, sku.productId))
    .where(and(eq(sku.id, id), eq(sku.retired, false), shopId === null ? undefined : eq(product.shopId, shopId)));
  return row;
}

/** @param pieces negative: out of the good @returns what is left; undefined when there are fewer */
export async function shiftPieces(tx: Tx, id: number, pieces: number): Promise<number | undefined> {
  const [row] = await tx
    .update(pointsGood)
    .set({ stock: sql`${pointsGood.stock} + ${pieces}` })
    .where(and(eq(pointsGood.id, id), sql`${pointsGood.stock} + ${pieces} >= 0`))
    .returning({ stock: pointsGood.stock });
  return row?.stock;
}

export async function skuStock(db: Db, id: number): Promise<number> {
  const [row] = await db.select({ stock: sku.stock }).from(sku).where(eq(sku.id, id));
  return row?.stock ?? 0;
}

export type Filter = { shopId: number | null; words: string | undefined };
const matching = ({ shopId, words }: Filter): SQL | undefined =>
  and(
    shopId === null ? undefined : eq(pointsGood.shopId, shopId),
    words ? pairContains(product.title, words) : undefined,
  );

export const goodsPage = (db: Db, filter: Filter, limit: number, offset: number) =>
  db
    .select({ good: pointsGood, title: product.title, axes: product.axes, spec: sku.spec, shop: shop.name })
    .from(pointsGood)
    .innerJoin(sku, eq(sku.id, pointsGood.skuId))
    .innerJoin(product, eq(product.id, pointsGood.productId))
    .innerJoin(shop, eq(shop.id, pointsGood.shopId))
    .where(matching(filter))
    .orderBy(desc(pointsGood.id))
    .limit(limit)
    .offset(offset);

export async function countGoods(db: Db, filter: Filter): Promise<number> {
  const [row] = await db
    .select({ n: sql<number>`count(*)::int` })
    .from(pointsGood)
    .innerJoin(product, eq(product.id, pointsGood.productId))
    .where(matching(filter));
  return row?.n ?? 0;
}

export type Figures = { id: number; exchanged: number; spent: number; sales: number };

export async function figures(db: Db, ids: number[]): Promise<Map<number, Figures>> {
  if (!ids.length) return new Map();
  const { TO_PAY, CANCELED } = ORDER_STATUS;
  const rows = await rowsOf<Figures>(
    db,
    sql`select l.points_good_id as id, sum(l.quantity)::int as exchanged, sum(o.points)::float8 as spent,
        sum(o.payable)::float8 as sales
      from order_line l join shop_order o on o.id = l.order_id and o.status not in (${TO_PAY}::int, ${CANCELED}::int)
      where l.points_good_id in ${ids} group by 1`,
  );
  return new Map(rows.map((row) => [row.id, row]));
}
