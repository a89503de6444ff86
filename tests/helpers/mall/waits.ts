import { sql } from 'drizzle-orm';
import { describe } from 'vitest';
import type { Tx } from '#mall/db/open.ts';

/** What is held at the worst moment; PGlite has one connection, and nothing can come between. */
export const onPostgres = describe.runIf(process.env.TEST_DATABASE_URL);

/** Until somebody waits for what `tx` holds, or `other` is through without having waited. */
export async function waits(tx: Tx, other: Promise<unknown>): Promise<void> {
  let through = false;
  void other.finally(() => {
    through = true;
  });
  const waiting = () =>
    tx.select({ one: sql`1` }).from(sql`pg_stat_activity`).where(sql`pg_backend_pid() = any(pg_blocking_pids(pid))`);
  while (!through && (await waiting()).length === 0);
}

/** Until `n` statements wait for rows that others hold, or `other` is through without having waited. */
export async function untilWaiting(tx: Tx, n: number, other?: Promise<unknown>): Promise<void> {
  let through = false;
  void other?.finally(() => {
    through = true;
  });
  const waiting = () =>
    tx
      .select({ pid: sql`pid` })
      .from(sql`pg_stat_activity`)
      .where(sql`datname = current_database() and cardinality(pg_blocking_pids(pid)) > 0`);
  while (!through && (await waiting()).length < n);
}
