import { and, asc, eq, lt, ne, sql } from 'drizzle-orm';
import { STORE_STATUS } from '#contract/store/flow.values.ts';
import type { Db, Tx } from '../db/open.ts';
import { storeApplication, storePaper } from './store.tables.ts';

export const addPaper = (db: Db, row: typeof storePaper.$inferInsert) => db.insert(storePaper).values(row);

export async function paperOf(db: Db, accountId: number, id: string) {
  const [row] = await db
    .select()
    .from(storePaper)
    .where(and(eq(storePaper.id, id), eq(storePaper.accountId, accountId)));
  return row;
}

export const papersOfOtherKeys = (db: Db, keyName: string, limit: number) =>
  db.select().from(storePaper).where(ne(storePaper.keyName, keyName)).orderBy(asc(storePaper.createdAt)).limit(limit);

type Sealed = Pick<typeof storePaper.$inferSelect, 'keyName' | 'sealed'>;
export const replaceSealed = (db: Db, { id, keyName }: { id: string; keyName: string }, set: Sealed) =>
  db
    .update(storePaper)
    .set(set)
    .where(and(eq(storePaper.id, id), eq(storePaper.keyName, keyName)));

export const papersOf = (db: Db | Tx, accountId: number) =>
  db.select({ id: storePaper.id, kind: storePaper.kind }).from(storePaper).where(eq(storePaper.accountId, accountId));

const { DRAFT, NOT_PASSED } = STORE_STATUS;
const named = sql`${storePaper.id} in (
  ${storeApplication.data} ->> 'licence', ${storeApplication.data} ->> 'idFront', ${storeApplication.data} ->> 'idBack')`;

export async function forgetPapers(tx: Tx, before: Date, now: Date): Promise<number> {
  const gone = await tx
    .update(storeApplication)
    .set({
      data: sql`${storeApplication.data} || '{"licence":null,"idFront":null,"idBack":null}'::jsonb`,
      papersGoneAt: now,
      version: sql`${storeApplication.version} + 1`,
    })
    .where(
      and(
        sql`${storeApplication.status} in (${DRAFT}, ${NOT_PASSED})`,
        lt(storeApplication.updatedAt, before),
        sql`exists (select 1 from ${storePaper} where ${storePaper.accountId} = ${storeApplication.accountId} and ${named})`,
      ),
    )
    .returning({ id: storeApplication.id });
  return gone.length;
}

/** Deletes papers that no application refers to, except those uploaded since `before`, which may be referred to in a moment. */
export async function dropPapers(tx: Tx, before: Date): Promise<number> {
  const gone = await tx
    .delete(storePaper)
    .where(
      and(
        lt(storePaper.createdAt, before),
        sql`not exists (select 1 from ${storeApplication} where ${storeApplication.accountId} = ${storePaper.accountId} and ${named})`,
      ),
    )
    .returning({ id: storePaper.id });
  return gone.length;
}
