import { getTableColumns, getTableName, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Db, Tx } from './open.ts';

/** For statements that the builders cannot write; the two drivers return different shapes. */
export async function rowsOf<T>(db: Db | Tx, statement: SQL): Promise<T[]> {
  const result: unknown = await db.execute(statement);
  return (Array.isArray(result) ? result : (result as { rows: T[] }).rows) as T[];
}

type Text = [before: SQL, after: SQL];
const texts = new WeakMap<PgTable, Map<string, Text>>();

/**
 * All rows must have the same columns. They are sent as one value, so that the text of the statement is the same for any number of them.
 */
export function insertRows<T extends PgTable>(table: T, rows: readonly T['$inferInsert'][]): SQL {
  const keys = Object.keys(rows[0] ?? {});
  const known = texts.get(table) ?? new Map<string, Text>();
  const name = keys.join();
  const [before, after] = known.get(name) ?? insertText(table, keys);
  texts.set(table, known.set(name, [before, after]));
  return sql`${before}${toJson(rows)}${after}`;
}

function insertText(table: PgTable, keys: readonly string[]): Text {
  const columns = getTableColumns(table);
  const own = keys.flatMap((key) => (columns[key] ? [{ key: `"${key}"`, column: columns[key] }] : []));
  const names = own.map(({ column }) => `"${column.name}"`);
  const types = own.map(({ key, column }) => `${key} ${column.getSQLType()}`);
  const values = own.map(({ key }) => key);
  return [
    sql.raw(`insert into "${getTableName(table)}" (${names}) select ${values} from json_to_recordset(`),
    sql.raw(`::json) as given (${types})`),
  ];
}

/** Postgres stores neither lone surrogates nor NUL in a text. */
const NO_TEXT = /\\u(0000|d[89a-f])/;

function toJson(rows: readonly unknown[]): string {
  const json = JSON.stringify(rows);
  return NO_TEXT.test(json) ? JSON.stringify(rows, asText) : json;
}

const asText = (_: string, value: unknown): unknown =>
  typeof value === 'string' ? value.toWellFormed().replaceAll('\0', '') : value;
