import { and, eq, getTableColumns, getTableName, inArray, lte, type SQL, sql } from 'drizzle-orm';
import { ACCOUNT_STANDING } from '#contract/account/standing.values.ts';
import { account, session } from '../account/account.tables.ts';
import type { Db, Tx } from '../db/open.ts';
import { rowsOf } from '../db/rows.ts';
import { upload } from '../upload/upload.tables.ts';
import type { Entry } from './entry.rules.ts';
import { dataExport } from './personal-data.tables.ts';

const { CLOSING, ERASING } = ACCOUNT_STANDING;

/** Accounts whose time is over, and those that a node that was killed has begun to erase. */
export async function dueToErase(db: Db, now: Date, failed: number[], limit: number): Promise<number[]> {
  const rows = await db
    .select({ id: account.id })
    .from(account)
    .where(
      and(
        inArray(account.standing, [CLOSING, ERASING]),
        lte(account.closesAt, now),
        failed.length ? sql`${account.id} <> all(${sql.param(failed)}::int[])` : undefined,
      ),
    )
    .orderBy(account.closesAt, account.id)
    .limit(limit);
  return rows.map(({ id }) => id);
}

export async function lockAccount(tx: Tx, id: number) {
  const { standing, closesAt, mobile, userName } = account;
  const [row] = await tx
    .select({ standing, closesAt, mobile, userName })
    .from(account)
    .where(eq(account.id, id))
    .for('update');
  return row;
}

export const postpone = (tx: Tx, id: number, closesAt: Date) =>
  tx.update(account).set({ closesAt }).where(eq(account.id, id));

export const endSessions = (tx: Tx, accountId: number) => tx.delete(session).where(eq(session.accountId, accountId));

const nameOf = (table: Entry['table']): SQL => sql`${sql.identifier(getTableName(table))}`;

/** Rows are found by their place, which needs no key. @returns how many */
export async function deleteSome(tx: Db | Tx, { table, of }: Entry, accountId: number, limit: number): Promise<number> {
  if (!of) return 0;
  const gone = await rowsOf(
    tx,
    sql`delete from ${nameOf(table)} where ctid = any(array(
        select ctid from ${nameOf(table)} where ${of(accountId)} limit ${limit} for update))
      returning 1 as one`,
  );
  return gone.length;
}

/** Only rows that still hold something: a run that was cut short goes on where it ended. @returns how many */
export async function changeSome(
  tx: Db | Tx,
  { table, of, changed }: Entry,
  accountId: number,
  limit: number,
): Promise<number> {
  const columns = getTableColumns(table);
  const sets = Object.entries(changed).flatMap(([key, { to }]) => (columns[key] ? [{ column: columns[key], to }] : []));
  if (!of || !sets.length) return 0;
  const different = sets.map(({ column, to }) => sql`${column} is distinct from (${to})`);
  const values = sets.map(({ column, to }) => sql`${sql.identifier(column.name)} = ${to}`);
  const done = await rowsOf(
    tx,
    sql`update ${nameOf(table)} set ${sql.join(values, sql`, `)} where ctid = any(array(
        select ctid from ${nameOf(table)} where ${of(accountId)} and (${sql.join(different, sql` or `)})
        limit ${limit} for update))
      returning 1 as one`,
  );
  return done.length;
}

export const uploadsOf = (db: Db, accountId: number, limit: number) =>
  db
    .select({ name: upload.name })
    .from(upload)
    .where(eq(upload.accountId, accountId))
    .orderBy(upload.createdAt)
    .limit(limit);

export const dropUploads = (db: Db, names: string[]) => db.delete(upload).where(inArray(upload.name, names));

export const exportOf = (db: Db, accountId: number) =>
  db.select({ file: dataExport.file }).from(dataExport).where(eq(dataExport.accountId, accountId));
export const dropExport = (db: Db, accountId: number) =>
  db.delete(dataExport).where(eq(dataExport.accountId, accountId));
