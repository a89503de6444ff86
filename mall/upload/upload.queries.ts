import { and, asc, eq, inArray, isNull, lt, notExists, or, sql } from 'drizzle-orm';
import type { UploadKind } from '#contract/upload/schema.ts';
import { account } from '../account/account.tables.ts';
import type { Db, Tx } from '../db/open.ts';
import { upload } from './upload.tables.ts';

export const addUpload = (db: Db, row: typeof upload.$inferInsert) => db.insert(upload).values(row);

export async function attach(tx: Tx, accountId: number, names: string[], kind: UploadKind): Promise<number> {
  const own = and(
    inArray(upload.name, names),
    eq(upload.accountId, accountId),
    or(isNull(upload.kind), eq(upload.kind, kind)),
  );
  return (await tx.update(upload).set({ kind }).where(own).returning({ name: upload.name })).length;
}

export const release = (tx: Tx, names: string[], kind: UploadKind) =>
  tx
    .update(upload)
    .set({ kind: null })
    .where(and(inArray(upload.name, names), eq(upload.kind, kind)));

export async function uploadOf(db: Db, accountId: number, name: string) {
  const [row] = await db
    .select({ kind: upload.kind, createdAt: upload.createdAt })
    .from(upload)
    .where(and(eq(upload.name, name), eq(upload.accountId, accountId)));
  return row;
}

export const claimLoose = (tx: Tx, before: Date, limit: number) =>
  tx
    .select({ name: upload.name })
    .from(upload)
    .where(
      and(
        isNull(upload.kind),
        lt(upload.createdAt, before),
        notExists(tx.select({ one: sql`1` }).from(account).where(eq(account.picture, upload.name))),
      ),
    )
    .orderBy(asc(upload.createdAt))
    .limit(limit)
    .for('update', { skipLocked: true });

export const dropUploads = (tx: Tx, names: string[]) => tx.delete(upload).where(inArray(upload.name, names));
