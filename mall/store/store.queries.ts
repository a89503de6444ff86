import { and, asc, desc, eq, gte, ilike, inArray, isNull, ne, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { ReturnAddress } from '#contract/refund/schema.ts';
import { STORE_STATUS } from '#contract/store/flow.values.ts';
import type { StoreData } from '#contract/store/schema.ts';
import { account } from '../account/account.tables.ts';
import type { Db, Tx } from '../db/open.ts';
import { operator } from '../operator/operator.tables.ts';
import { returnPlace } from '../refund/refund.tables.ts';
import { shop } from './shop.tables.ts';
import { storeApplication } from './store.tables.ts';

export type Application = typeof storeApplication.$inferSelect;

const { DRAFT, NOT_PASSED, UNDER_REVIEW } = STORE_STATUS;
const editable = inArray(storeApplication.status, [DRAFT, NOT_PASSED]);

export async function applicationOf(db: Db | Tx, accountId: number): Promise<Application | undefined> {
  const [row] = await db.select().from(storeApplication).where(eq(storeApplication.accountId, accountId));
  return row;
}

export async function applicationById(db: Db | Tx, id: number) {
  const [row] = await db
    .select({
      application: storeApplication,
      applicant: account.userName,
      mobile: account.mobile,
      by: operator.name,
    })
    .from(storeApplication)
    .innerJoin(account, eq(account.id, storeApplication.accountId))
    .leftJoin(operator, eq(operator.id, storeApplication.decidedBy))
    .where(and(eq(storeApplication.id, id), wasSent));
  return row;
}

export async function accountNameOf(db: Db, accountId: number): Promise<string | undefined> {
  const [row] = await db.select({ name: operator.userName }).from(operator).where(eq(operator.accountId, accountId));
  return row?.name;
}

export async function lockApplication(tx: Tx, id: number): Promise<Application | undefined> {
  const [row] = await tx.select().from(storeApplication).where(eq(storeApplication.id, id)).for('update');
  return row;
}

export async function lockApplicationBy(tx: Tx, accountId: number): Promise<Application | undefined> {
  const [row] = await tx.select().from(storeApplication).where(eq(storeApplication.accountId, accountId)).for('update');
  return row;
}

export async function writeDraft(db: Db | Tx, accountId: number, data: StoreData, now: Date): Promise<boolean> {
  const done = await db
    .insert(storeApplication)
    .values({ accountId, data, updatedAt: now })
    .onConflictDoUpdate({
      target: storeApplication.accountId,
      set: { data, updatedAt: now, papersGoneAt: null, version: sql`${storeApplication.version} + 1` },
      setWhere: editable,
    })
    .returning({ id: storeApplication.id });
  return done.length > 0;
}

export async function submit(tx: Tx, accountId: number, nameKey: string, now: Date): Promise<number | undefined> {
  const [row] = await tx
    .update(storeApplication)
    .set({
      status: UNDER_REVIEW,
      nameKey,
      reasons: {},
      rounds: sql`${storeApplication.rounds} + 1`,
      submittedAt: now,
    })
    .where(and(eq(storeApplication.accountId, accountId), editable))
    .returning({ id: storeApplication.id });
  return row?.id;
}

/** The caller has locked the row. */
export const change = (tx: Tx, id: number, values: Partial<Application>, now: Date) =>
  tx
    .update(storeApplication)
    .set({ ...values, updatedAt: now, version: sql`${storeApplication.version} + 1` })
    .where(eq(storeApplication.id, id));

/** Names are checked one after the other: two stores of one name would not see each other. */
const NAMES_LOCK = 7_204_713;
export const lockNames = (tx: Tx) => tx.execute(sql`select pg_advisory_xact_lock(${NAMES_LOCK})`);

/** Whose present name does not count: an applicant's, or a shop's; null: nobody's. */
export type Own = { accountId: number } | { shopId: number } | null;

export async function otherNames(tx: Tx, own: Own): Promise<string[]> {
  const isOther = (shopId: AnyPgColumn) => {
    if (!own) return undefined;
    return 'shopId' in own
      ? sql`${shopId} is distinct from ${own.shopId}`
      : sql`${storeApplication.accountId} is distinct from ${own.accountId}`;
  };
  const shops = await tx
    .select({ name: shop.name })
    .from(shop)
    .leftJoin(storeApplication, eq(storeApplication.shopId, shop.id))
    .where(isOther(shop.id));
  // An application that was passed counts by the name of its shop, which may have changed.
  const sent = await tx
    .select({ name: sql<string>`${storeApplication.data} ->> 'name'` })
    .from(storeApplication)
    .where(
      and(
        isNull(storeApplication.shopId),
        sql`${storeApplication.status} not in (${DRAFT}, ${NOT_PASSED})`,
        isOther(storeApplication.shopId),
      ),
    );
  return [...shops.flatMap(({ name }) => [name.zh, name.en]), ...sent.map(({ name }) => name)].filter(Boolean);
}

export async function isOfMall(tx: Tx, shopId: number): Promise<boolean> {
  const [row] = await tx.select({ official: shop.official }).from(shop).where(eq(shop.id, shopId));
  return row?.official ?? false;
}

/** A draft is its applicant's alone, also one that was withdrawn. */
const wasSent = and(gte(storeApplication.rounds, 1), ne(storeApplication.status, DRAFT));

const wanted = (status: number | undefined, search: string | undefined) =>
  and(
    wasSent,
    status === undefined ? undefined : eq(storeApplication.status, status as Application['status']),
    search ? ilike(sql`${storeApplication.data} ->> 'name'`, `%${search.replace(/[%_\\]/g, '\\$&')}%`) : undefined,
  );

export const page = (db: Db, status: number | undefined, search: string | undefined, limit: number, offset: number) =>
  db
    .select({ application: storeApplication, applicant: account.userName })
    .from(storeApplication)
    .innerJoin(account, eq(account.id, storeApplication.accountId))
    .where(wanted(status, search))
    .orderBy(
      status === UNDER_REVIEW ? asc(storeApplication.submittedAt) : desc(storeApplication.submittedAt),
      asc(storeApplication.id),
    )
    .limit(limit)
    .offset(offset);

export const count = (db: Db, status: number | undefined, search: string | undefined) =>
  db.$count(storeApplication, wanted(status, search));

export const counts = (db: Db) =>
  db
    .select({ status: storeApplication.status, n: sql<number>`count(*)::int` })
    .from(storeApplication)
    .where(wasSent)
    .groupBy(storeApplication.status);

export async function addShop(tx: Tx, row: typeof shop.$inferInsert): Promise<number> {
  const [added] = await tx.insert(shop).values(row).returning({ id: shop.id });
  if (!added) throw new Error('the shop was not added');
  return added.id;
}

export const addReturnPlace = (tx: Tx, shopId: number, address: ReturnAddress) =>
  tx.insert(returnPlace).values({ shopId, address }).onConflictDoNothing();
