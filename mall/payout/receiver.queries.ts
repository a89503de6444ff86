import { and, asc, desc, eq, inArray, lte, ne } from 'drizzle-orm';
import type { Db, Tx } from '../db/open.ts';
import { shop } from '../store/shop.tables.ts';
import { storeApplication } from '../store/store.tables.ts';
import { shopReceiver } from './payout.tables.ts';

export type ReceiverRow = typeof shopReceiver.$inferSelect;

/** What counts at a time. */
export async function currentReceiver(db: Db | Tx, shopId: number, now: Date): Promise<ReceiverRow | undefined> {
  const [row] = await db
    .select()
    .from(shopReceiver)
    .where(and(eq(shopReceiver.shopId, shopId), lte(shopReceiver.countsFrom, now)))
    .orderBy(desc(shopReceiver.id))
    .limit(1);
  return row;
}

/** A change that does not count yet, unless a newer one does. */
export async function comingReceiver(db: Db | Tx, shopId: number, now: Date): Promise<ReceiverRow | undefined> {
  const [row] = await db
    .select()
    .from(shopReceiver)
    .where(eq(shopReceiver.shopId, shopId))
    .orderBy(desc(shopReceiver.id))
    .limit(1);
  return row && row.countsFrom > now ? row : undefined;
}

export const addReceiver = (tx: Tx, row: typeof shopReceiver.$inferInsert) => tx.insert(shopReceiver).values(row);

/** Shops that can be paid at a time. */
export async function shopsWithReceiver(db: Db | Tx, shopIds: readonly number[], now: Date): Promise<Set<number>> {
  if (!shopIds.length) return new Set();
  const rows = await db
    .selectDistinct({ shopId: shopReceiver.shopId })
    .from(shopReceiver)
    .where(and(inArray(shopReceiver.shopId, [...shopIds]), lte(shopReceiver.countsFrom, now)));
  return new Set(rows.map(({ shopId }) => shopId));
}

export const receiversOfOtherKeys = (db: Db, keyName: string, limit: number): Promise<ReceiverRow[]> =>
  db.select().from(shopReceiver).where(ne(shopReceiver.keyName, keyName)).orderBy(asc(shopReceiver.id)).limit(limit);

export const replaceSealed = (db: Db, { id, keyName }: ReceiverRow, set: { keyName: string; sealed: string }) =>
  db
    .update(shopReceiver)
    .set(set)
    .where(and(eq(shopReceiver.id, id), eq(shopReceiver.keyName, keyName)));

/** Whom the shop belongs to, by its application; undefined: to the mall. */
export async function ownerOf(db: Db | Tx, shopId: number) {
  const [row] = await db
    .select({ accountId: storeApplication.accountId, data: storeApplication.data })
    .from(storeApplication)
    .where(eq(storeApplication.shopId, shopId));
  return row;
}

/** Two changes of one shop at once wait for each other. */
export const lockShop = (tx: Tx, shopId: number) =>
  tx.select({ id: shop.id }).from(shop).where(eq(shop.id, shopId)).for('update');
