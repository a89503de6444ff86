import { and, count, desc, eq } from 'drizzle-orm';
import type { Db, Tx } from '../db/open.ts';
import { collection } from '../db/schema-buying.ts';

type Row = typeof collection.$inferInsert;

/** What is kept already stays where it is. */
export const keep = (db: Db | Tx, rows: Row[]) => db.insert(collection).values(rows).onConflictDoNothing();

export const drop = (db: Db, accountId: number, kind: number, refId: number) =>
  db
    .delete(collection)
    .where(and(eq(collection.accountId, accountId), eq(collection.kind, kind), eq(collection.refId, refId)));

export const page = (db: Db, accountId: number, kind: number, limit: number, offset: number) =>
  db
    .select({ id: collection.refId, at: collection.createdAt })
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

export async function isKept(db: Db, accountId: number, kind: number, refId: number): Promise<boolean> {
  const [row] = await db
    .select({ id: collection.refId })
    .from(collection)
    .where(and(eq(collection.accountId, accountId), eq(collection.kind, kind), eq(collection.refId, refId)));
  return row !== undefined;
}
