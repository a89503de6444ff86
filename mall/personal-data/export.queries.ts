import { and, asc, eq, getTableColumns, gt, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import { getTableConfig, type PgColumn, type PgTable } from 'drizzle-orm/pg-core';
import { EXPORT_STATUS } from '#contract/personal-data/values.ts';
import type { Db, Tx } from '../db/open.ts';
import { issuedInvoice } from '../invoice/invoice.tables.ts';
import { order } from '../order/order.tables.ts';
import { storePaper } from '../store/store.tables.ts';
import { upload } from '../upload/upload.tables.ts';
import type { Entry } from './entry.rules.ts';
import { dataExport } from './personal-data.tables.ts';

export type ExportRow = typeof dataExport.$inferSelect;
const { WAITING, RUNNING, DONE, FAILED } = EXPORT_STATUS;

export async function exportOf(db: Db | Tx, accountId: number): Promise<ExportRow | undefined> {
  const [row] = await db.select().from(dataExport).where(eq(dataExport.accountId, accountId));
  return row;
}

/** One for each account: while it waits or is made, asking again is the same. @returns the file that it replaces */
export async function ask(
  tx: Tx,
  row: Pick<ExportRow, 'id' | 'accountId' | 'language' | 'createdAt'>,
): Promise<string | null> {
  const before = await tx
    .select({ status: dataExport.status, file: dataExport.file })
    .from(dataExport)
    .where(eq(dataExport.accountId, row.accountId))
    .for('update');
  const fresh = { ...row, status: WAITING, tries: 0, done: 0, total: 0, bytes: 0, file: null };
  const set = { ...fresh, claimedAt: null, doneAt: null, endsAt: null };
  await tx
    .insert(dataExport)
    .values(fresh)
    .onConflictDoUpdate({ target: dataExport.accountId, set, setWhere: inArray(dataExport.status, [DONE, FAILED]) });
  return before[0]?.status === DONE ? before[0].file : null;
}

/** One that nobody is making, or whose node has not been heard of since. */
export async function claim(db: Db, now: Date, until: Date): Promise<ExportRow | undefined> {
  return db.transaction(async (tx) => {
    const free = or(isNull(dataExport.claimedAt), lte(dataExport.claimedAt, now));
    const [next] = await tx
      .select({ id: dataExport.id })
      .from(dataExport)
      .where(and(inArray(dataExport.status, [WAITING, RUNNING]), free))
      .orderBy(asc(dataExport.createdAt))
      .limit(1)
      .for('update', { skipLocked: true });
    if (!next) return undefined;
    const set = { status: RUNNING, claimedAt: until, done: 0, tries: sql`${dataExport.tries} + 1` };
    const [row] = await tx.update(dataExport).set(set).where(eq(dataExport.id, next.id)).returning();
    return row;
  });
}

const own = ({ id, tries }: Pick<ExportRow, 'id' | 'tries'>) =>
  and(eq(dataExport.id, id), eq(dataExport.status, RUNNING), eq(dataExport.tries, tries));

/** @returns false: it was erased, or another node makes it now */
export async function proceed(
  db: Db,
  row: Pick<ExportRow, 'id' | 'tries'>,
  set: Partial<typeof dataExport.$inferInsert>,
): Promise<boolean> {
  return (await db.update(dataExport).set(set).where(own(row)).returning({ id: dataExport.id })).length > 0;
}

export const ended = (db: Db, now: Date, limit: number) =>
  db
    .select({ id: dataExport.id, file: dataExport.file })
    .from(dataExport)
    .where(lte(dataExport.endsAt, now))
    .orderBy(asc(dataExport.endsAt))
    .limit(limit);

export const drop = (db: Db, ids: string[], now: Date) =>
  db.delete(dataExport).where(and(inArray(dataExport.id, ids), lte(dataExport.endsAt, now)));

/** What orders the rows of a table, each at one place. */
export function keyOf(table: PgTable): PgColumn[] {
  const { columns, primaryKeys } = getTableConfig(table);
  const single = columns.filter(({ primary }) => primary);
  return single.length ? single : ((primaryKeys[0]?.columns as PgColumn[] | undefined) ?? []);
}

type Row = Record<string, unknown>;

/** The shopper's rows of a table, page by page, without what is left out. */
export async function* rowsOfEntry(db: Db, entry: Entry, accountId: number, size: number): AsyncGenerator<Row[]> {
  const { table, of, exported } = entry;
  if (!of || !exported) return;
  const key = keyOf(table);
  const columns = getTableColumns(table);
  const nameOf = (column: PgColumn) => Object.keys(columns).find((name) => columns[name] === column) ?? '';
  let last: Row | undefined;
  do {
    const after = last;
    const behind =
      after &&
      sql`(${sql.join(key, sql`, `)}) > (${sql.join(
        key.map((column) => sql`${sql.param(after[nameOf(column)], column)}`),
        sql`, `,
      )})`;
    const rows: Row[] = await db
      .select()
      .from(table)
      .where(and(of(accountId), behind))
      .orderBy(...key.map((column) => asc(column)))
      .limit(size);
    if (rows.length)
      yield rows.map((row) =>
        Object.fromEntries(Object.entries(row).filter(([name]) => !exported.without.includes(name))),
      );
    last = rows.length === size ? rows.at(-1) : undefined;
  } while (last);
}

export async function countRows(db: Db, { table, of }: Entry, accountId: number): Promise<number> {
  return of ? db.$count(table, of(accountId)) : 0;
}

const picturesAfter = (db: Db, accountId: number, after: string, limit: number) =>
  db
    .select({ name: upload.name })
    .from(upload)
    .where(and(eq(upload.accountId, accountId), gt(upload.name, after)))
    .orderBy(asc(upload.name))
    .limit(limit);

export async function* picturesOf(db: Db, accountId: number, size: number): AsyncGenerator<string> {
  let last: string | undefined = '';
  while (last !== undefined) {
    const names: string[] = (await picturesAfter(db, accountId, last, size)).map(({ name }) => name);
    yield* names;
    last = names.length === size ? names.at(-1) : undefined;
  }
}

export const invoicesOf = (db: Db, accountId: number) =>
  db
    .select({ number: issuedInvoice.number, file: issuedInvoice.file })
    .from(issuedInvoice)
    .innerJoin(order, eq(order.id, issuedInvoice.orderId))
    .where(eq(order.accountId, accountId));

export const papersOf = (db: Db, accountId: number) =>
  db.select({ id: storePaper.id, kind: storePaper.kind }).from(storePaper).where(eq(storePaper.accountId, accountId));
