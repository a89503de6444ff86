import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { PUBLISH_STATUS } from '#contract/enums.ts';
import { inOpenShop } from '../catalog/sku-columns.queries.ts';
import type { Db, Tx } from '../db/open.ts';
import { product, sku } from '../product/product.tables.ts';
import { FLASH_STATUS, flashItem, flashReminder, flashSession } from './flash-sale.tables.ts';

const SHOWN = [FLASH_STATUS.ON, FLASH_STATUS.OVER];
const goods = {
  id: flashItem.id,
  skuId: flashItem.skuId,
  productId: flashItem.productId,
  price: flashItem.price,
  skuPrice: sku.price,
  stock: flashItem.stock,
  sold: flashItem.sold,
  limitOrder: flashItem.limitOrder,
  limitEach: flashItem.limitEach,
  discounts: flashItem.discounts,
  on: sql<boolean>`${flashItem.status} = ${FLASH_STATUS.ON}`,
};

const ofSession = (sessionId: number) =>
  and(
    eq(flashItem.sessionId, sessionId),
    inArray(flashItem.status, SHOWN),
    eq(product.status, PUBLISH_STATUS.PUT_ON),
    inOpenShop,
    eq(sku.retired, false),
  );

export const goodsPage = (db: Db, sessionId: number, limit: number, offset: number) =>
  db
    .select(goods)
    .from(flashItem)
    .innerJoin(sku, eq(sku.id, flashItem.skuId))
    .innerJoin(product, eq(product.id, flashItem.productId))
    .where(ofSession(sessionId))
    .orderBy(asc(flashItem.sort), asc(flashItem.id))
    .limit(limit)
    .offset(offset);

export async function countGoods(db: Db, sessionId: number): Promise<number> {
  const [row] = await db
    .select({ n: sql<number>`count(*)::int` })
    .from(flashItem)
    .innerJoin(sku, eq(sku.id, flashItem.skuId))
    .innerJoin(product, eq(product.id, flashItem.productId))
    .where(ofSession(sessionId));
  return row?.n ?? 0;
}

export async function shownItem(db: Db, id: number) {
  const [row] = await db
    .select({ ...goods, session: flashSession })
    .from(flashItem)
    .innerJoin(flashSession, eq(flashSession.id, flashItem.sessionId))
    .innerJoin(sku, eq(sku.id, flashItem.skuId))
    .where(and(eq(flashItem.id, id), inArray(flashItem.status, SHOWN), eq(sku.retired, false)));
  return row;
}
export type ItemRow = NonNullable<Awaited<ReturnType<typeof shownItem>>>;

export async function remindersOf(db: Db, accountId: number, ids: number[]): Promise<Set<number>> {
  const rows = ids.length
    ? await db
        .select({ id: flashReminder.flashItemId })
        .from(flashReminder)
        .where(and(eq(flashReminder.accountId, accountId), inArray(flashReminder.flashItemId, ids)))
    : [];
  return new Set(rows.map(({ id }) => id));
}

export const addReminder = (db: Db | Tx, row: typeof flashReminder.$inferInsert) =>
  db.insert(flashReminder).values(row).onConflictDoNothing();

export const dropReminder = (db: Db | Tx, accountId: number, id: number) =>
  db.delete(flashReminder).where(and(eq(flashReminder.accountId, accountId), eq(flashReminder.flashItemId, id)));
