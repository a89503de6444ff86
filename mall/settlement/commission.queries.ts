import { asc, eq, sql } from 'drizzle-orm';
import type { StatementPeriod } from '#contract/settlement/values.ts';
import { category } from '../category/category.tables.ts';
import type { Db, Tx } from '../db/open.ts';
import { shop } from '../store/shop.tables.ts';
import { shopAccount } from './settlement.tables.ts';

export const categories = (db: Db | Tx) =>
  db
    .select({
      id: category.id,
      parentId: category.parentId,
      level: category.level,
      name: category.name,
      rate: category.commission,
    })
    .from(category)
    .orderBy(asc(category.sort), asc(category.id));

export async function lockCategory(tx: Tx, id: number) {
  const [row] = await tx.select({ rate: category.commission }).from(category).where(eq(category.id, id)).for('update');
  return row;
}
export const setCategory = (tx: Tx, id: number, rate: number | null) =>
  tx.update(category).set({ commission: rate }).where(eq(category.id, id));

export async function shopTerms(db: Db | Tx, id: number) {
  const [row] = await db
    .select({
      rate: shop.commission,
      own: shop.official,
      period: sql<StatementPeriod>`coalesce(${shopAccount.period}, 'month')`,
    })
    .from(shop)
    .leftJoin(shopAccount, eq(shopAccount.shopId, shop.id))
    .where(eq(shop.id, id));
  return row;
}

export async function setShop(tx: Tx, id: number, rate: number | null, period: StatementPeriod): Promise<void> {
  await tx.update(shop).set({ commission: rate }).where(eq(shop.id, id));
  await tx
    .insert(shopAccount)
    .values({ shopId: id, period })
    .onConflictDoUpdate({ target: shopAccount.shopId, set: { period } });
}
