import { asc, eq, inArray, sql } from 'drizzle-orm';
import { ENABLED } from '#contract/enums.ts';
import type { Db, Tx } from '../../db/open.ts';
import { changeVersion } from '../../db/version.ts';
import { dictData, dictType } from '../content.tables.ts';

export async function dictionaryOf(db: Db | Tx, code: string) {
  const [type] = await db.select().from(dictType).where(eq(dictType.code, code));
  return type && { ...type, entries: await entriesOf(db, code) };
}

const entriesOf = (db: Db | Tx, code: string) =>
  db
    .select({ value: dictData.value, label: dictData.label, status: dictData.status })
    .from(dictData)
    .where(eq(dictData.dictType, code))
    .orderBy(asc(dictData.sort), asc(dictData.value));

export const dictionaryList = (db: Db, codes: string[]) =>
  db
    .select({
      code: dictType.code,
      name: dictType.name,
      entries: sql<number>`count(${dictData.value})::int`,
      disabled: sql<number>`(count(*) filter (where ${dictData.status} = ${ENABLED.DISABLED}))::int`,
    })
    .from(dictType)
    .leftJoin(dictData, eq(dictData.dictType, dictType.code))
    .where(inArray(dictType.code, codes))
    .groupBy(dictType.code)
    .orderBy(asc(dictType.code));

export async function changeType(tx: Tx, code: string, version: number, name: typeof dictType.$inferInsert.name) {
  if (version === 0) {
    const made = await tx
      .insert(dictType)
      .values({ code, name })
      .onConflictDoNothing()
      .returning({ code: dictType.code });
    return made.length > 0;
  }
  return changeVersion(tx, dictType, { is: eq(dictType.code, code), version }, { name });
}

export const putEntries = (tx: Tx, rows: (typeof dictData.$inferInsert)[]) =>
  tx
    .insert(dictData)
    .values(rows)
    .onConflictDoUpdate({
      target: [dictData.dictType, dictData.value],
      set: { label: sql`excluded.label`, status: sql`excluded.status`, sort: sql`excluded.sort` },
    });
