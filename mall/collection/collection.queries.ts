import { and, count, desc, eq, sql } from 'drizzle-orm';
import type { Db, Tx } from '../db/open.ts';
import { shop } from '../store/shop.tables.ts';
import { COLLECTION, collection } from './collection.tables.ts';

type Row = typeof collection.$inferInsert;
type Thing = Pick<Row, 'kind' | 'refId'>;

const isThing = ({ kind, refId }: Thing) => and(eq(collection.kind, kind), eq(collection.refId, refId));
const isOf = (accountId: number, thing: Thing) => and(eq(collection.accountId, accountId), isThing(thing));

export const addFavourites = async (db: Db | Tx, rows: Row[]): Promise<number> =>
  (await db.insert(collection).values(rows).onConflictDoNothing().returning({ id: collection.refId })).length;

export const drop = async (db: Db | Tx, accountId: number, thing: Thing): Promise<number> =>
  (await db.delete(collection).where(isOf(accountId, thing)).returning({ id: collection.refId })).length;

export const addFollowers = (tx: Tx, shopId: number, more: number) =>
  tx
    .update(shop)
    .set({ followers: sql`greatest(${shop.followers} + ${more}, 0)` })
    .where(eq(shop.id, shopId));

export const page = (db: Db, accountId: number, kind: number, limit: number, offset: number) =>
  db
    .select({ id: collection.refId, at: collection.createdAt, price: collection.price })
    .from(collection)
    .where(and(eq(collection.accountId, accountId), eq(collection.kind, kind)))
    .orderBy(desc(collection.createdAt), desc(collection.refId))
    .limit(limit)
    .offset(offset);

export const counts = (db: Db, accountId: number) =>
  db
    .select({ kind: collection.kind, n: count() })
    .from(collection)
    .where(eq(collection.accountId, accountId))
    .groupBy(collection.kind);

export async function isFavourite(db: Db | Tx, accountId: number, thing: Thing): Promise<boolean> {
  const [row] = await db.select({ id: collection.refId }).from(collection).where(isOf(accountId, thing));
  return row !== undefined;
}

export async function countFavourites(db: Db | Tx, thing: Thing): Promise<number> {
  if (thing.kind === COLLECTION.PRODUCT) return db.$count(collection, isThing(thing));
  const [row] = await db.select({ n: shop.followers }).from(shop).where(eq(shop.id, thing.refId));
  return row?.n ?? 0;
}
