import { and, asc, count, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Db, Tx } from '../db/open.ts';
import { changeVersion } from '../db/version.ts';
import { product, sku } from '../product/product.tables.ts';
import { shop } from '../store/shop.tables.ts';
import { discountActivity, discountProduct, discountPurchase } from './discount.tables.ts';

export async function activityById(db: Db | Tx, id: number) {
  const [row] = await db.select().from(discountActivity).where(eq(discountActivity.id, id));
  return row;
}

export const goodsOf = (db: Db | Tx, id: number) =>
  db
    .select({ productId: discountProduct.productId, prices: discountProduct.prices })
    .from(discountProduct)
    .where(eq(discountProduct.activityId, id))
    .orderBy(asc(discountProduct.sort), asc(discountProduct.productId));

type Row = Omit<typeof discountActivity.$inferInsert, 'id' | 'version' | 'createdAt'>;
type Goods = Pick<typeof discountProduct.$inferSelect, 'productId' | 'prices'>;

export async function addActivity(tx: Tx, row: Row, goods: readonly Goods[]): Promise<number> {
  const [added] = await tx.insert(discountActivity).values(row).returning({ id: discountActivity.id });
  const id = added?.id ?? 0;
  await addGoods(tx, id, goods);
  return id;
}

export async function changeActivity(tx: Tx, id: number, version: number, row: Row, goods: readonly Goods[]) {
  if (!(await changeVersion(tx, discountActivity, { is: eq(discountActivity.id, id), version }, row))) return false;
  await tx.delete(discountProduct).where(eq(discountProduct.activityId, id));
  await addGoods(tx, id, goods);
  return true;
}

const addGoods = (tx: Tx, activityId: number, goods: readonly Goods[]) =>
  tx.insert(discountProduct).values(goods.map((one, sort) => ({ activityId, ...one, sort })));

export type Filter = { shopId: number | null; words: string | undefined };
const matching = ({ shopId, words }: Filter): SQL | undefined =>
  and(
    shopId === null ? undefined : eq(discountActivity.shopId, shopId),
    words
      ? sql`strpos(lower(concat(${discountActivity.name}->>'zh', ' ', ${discountActivity.name}->>'en')), ${words.toLowerCase()}) > 0`
      : undefined,
  );

export const countActivities = (db: Db, filter: Filter) => db.$count(discountActivity, matching(filter));

export const activityPage = (db: Db, filter: Filter, limit: number, offset: number) =>
  db
    .select({ activity: discountActivity, shop: shop.name })
    .from(discountActivity)
    .leftJoin(shop, eq(shop.id, discountActivity.shopId))
    .where(matching(filter))
    .orderBy(desc(discountActivity.id))
    .limit(limit)
    .offset(offset);

export async function figures(db: Db, ids: readonly number[]) {
  const found = new Map<number, { goods: number; sold: number; shoppers: number }>();
  if (!ids.length) return found;
  const [goods, bought] = await Promise.all([
    db
      .select({ id: discountProduct.activityId, n: count() })
      .from(discountProduct)
      .where(inArray(discountProduct.activityId, [...ids]))
      .groupBy(discountProduct.activityId),
    db
      .select({
        id: discountPurchase.activityId,
        sold: sql<number>`sum(${discountPurchase.quantity})::int`,
        shoppers: sql<number>`count(distinct ${discountPurchase.accountId}) filter (where ${discountPurchase.quantity} > 0)::int`,
      })
      .from(discountPurchase)
      .where(inArray(discountPurchase.activityId, [...ids]))
      .groupBy(discountPurchase.activityId),
  ]);
  for (const { id, n } of goods) found.set(id, { goods: n, sold: 0, shoppers: 0 });
  for (const { id, sold, shoppers } of bought) found.set(id, { goods: 0, ...found.get(id), sold, shoppers });
  return found;
}

export const goodsWithSkus = (db: Db | Tx, ids: readonly number[], shopId: number | null) =>
  db
    .select({
      id: product.id,
      title: product.title,
      pictures: product.pictures,
      axes: product.axes,
      skuId: sku.id,
      spec: sku.spec,
      price: sku.price,
    })
    .from(product)
    .innerJoin(sku, and(eq(sku.productId, product.id), eq(sku.retired, false)))
    .where(and(inArray(product.id, [...ids]), shopId === null ? undefined : eq(product.shopId, shopId)))
    .orderBy(asc(product.id), asc(sku.sort));
