import { and, asc, desc, eq, inArray, lt, lte, ne, sql } from 'drizzle-orm';
import { STORE_STATUS } from '#contract/store/flow.values.ts';
import type { Db, Tx } from '../db/open.ts';
import { shop } from '../store/shop.tables.ts';
import { storeApplication } from '../store/store.tables.ts';
import { applicantReceiver, shopReceiver } from './payout.tables.ts';

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

export const applicantsOfOtherKeys = (db: Db, keyName: string, limit: number) =>
  db
    .select()
    .from(applicantReceiver)
    .where(ne(applicantReceiver.keyName, keyName))
    .orderBy(asc(applicantReceiver.accountId))
    .limit(limit);

export const replaceApplicantSealed = (
  db: Db,
  { accountId, keyName }: { accountId: number; keyName: string },
  set: { keyName: string; sealed: string },
) =>
  db
    .update(applicantReceiver)
    .set(set)
    .where(and(eq(applicantReceiver.accountId, accountId), eq(applicantReceiver.keyName, keyName)));

/** Of applications that were refused, or never sent, and not changed since. */
export const forgetApplicants = (tx: Tx, before: Date) =>
  tx.delete(applicantReceiver).where(
    and(
      lt(applicantReceiver.at, before),
      sql`exists (select 1 from ${storeApplication} where ${storeApplication.accountId} = ${applicantReceiver.accountId}
        and ${inArray(storeApplication.status, [STORE_STATUS.DRAFT, STORE_STATUS.NOT_PASSED])} and ${lt(storeApplication.updatedAt, before)})`,
    ),
  );

/** Whom the shop belongs to, by its application; undefined: to the mall. */
export async function ownerOf(db: Db | Tx, shopId: number) {
  const [row] = await db
    .select({ accountId: storeApplication.accountId, data: storeApplication.data })
    .from(storeApplication)
    .where(eq(storeApplication.shopId, shopId));
  return row;
}

/** Whether its owner still has to say where it is paid. Shops of the mall, and those without an owner, are not asked. */
export async function needsReceiver(db: Db, shopId: number): Promise<boolean> {
  const [row] = await db
    .select({
      needs: sql<boolean>`not ${shop.official}
        and exists (select 1 from ${storeApplication} where ${storeApplication.shopId} = ${shopId})
        and not exists (select 1 from ${shopReceiver} where ${shopReceiver.shopId} = ${shopId})`,
    })
    .from(shop)
    .where(eq(shop.id, shopId));
  return row?.needs ?? false;
}

/** Two changes of one shop at once wait for each other. */
export const lockShop = (tx: Tx, shopId: number) =>
  tx.select({ id: shop.id }).from(shop).where(eq(shop.id, shopId)).for('update');
