import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable, PgUpdateSetSource } from 'drizzle-orm/pg-core';
import type { Db, Tx } from './open.ts';

type Versioned = PgTable & { version: PgColumn };

/** Changes the row of `is` while its version is still the one that was read. @returns false when it no longer is */
export async function changeVersion<T extends Versioned>(
  db: Db | Tx,
  table: T,
  { is, version }: { is: SQL | undefined; version: number },
  change: PgUpdateSetSource<T>,
): Promise<boolean> {
  const next = { ...change, version: sql`${table.version} + 1` } as PgUpdateSetSource<T>;
  const rows = await db
    .update(table as Versioned)
    .set(next)
    .where(and(is, eq(table.version, version)))
    .returning({ version: table.version });
  return rows.length > 0;
}
