import type { SQL } from 'drizzle-orm';
import type { Db, Tx } from './open.ts';

/** Rows of a statement that the builders cannot write; the two drivers answer in different shapes. */
export async function rowsOf<T>(db: Db | Tx, statement: SQL): Promise<T[]> {
  const result: unknown = await db.execute(statement);
  return (Array.isArray(result) ? result : (result as { rows: T[] }).rows) as T[];
}
