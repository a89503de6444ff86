import type { PGlite } from '@electric-sql/pglite';
import { PgPreparedQuery } from 'drizzle-orm/pg-core';
import type pg from 'pg';
import type { Opened } from '#mall/db/open.ts';

export type Statement = { sql: string; params: unknown[] /** How often it was sent. */; times: number };
export type PlanNode = { 'Node Type': string; 'Relation Name'?: string; 'Index Name'?: string; Plans?: PlanNode[] };

type Asking = { queryWithCache(sql: string, params: unknown[], ...more: unknown[]): unknown };

/** Every statement that `run` sends to any database, in transactions too, each text once. */
export async function statementsOf(run: () => Promise<unknown>): Promise<Statement[]> {
  // All go through it, those that are made once and kept as well.
  const asking = PgPreparedQuery.prototype as unknown as Asking;
  const found = new Map<string, Statement>();
  const own = asking.queryWithCache;
  asking.queryWithCache = function (sql, params, ...more) {
    found.set(sql, { sql, params, times: (found.get(sql)?.times ?? 0) + 1 });
    return own.call(this, sql, params, ...more);
  };
  try {
    await run();
  } finally {
    asking.queryWithCache = own;
  }
  return [...found.values()];
}

/** The nodes of the plan of one statement when any index is preferred to reading a whole table, or as the planner likes. */
export async function planOf(
  { db, kind }: Opened,
  { sql, params }: Pick<Statement, 'sql' | 'params'>,
  { seqScans = false } = {},
): Promise<PlanNode[]> {
  const { $client } = db as unknown as { $client: PGlite | pg.Pool };
  const text = `explain (format json) ${sql}`;
  const rows =
    kind === 'pglite'
      ? await ($client as PGlite).transaction(async (tx) => {
          await tx.query(`set local enable_seqscan = ${seqScans}`);
          return (await tx.query(text, params)).rows;
        })
      : await explained($client as pg.Pool, text, params, seqScans);
  const [{ 'QUERY PLAN': plan }] = rows as unknown as [{ 'QUERY PLAN': [{ Plan: PlanNode }] }];
  return flat(plan[0].Plan);
}

const flat = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(flat)];

async function explained(pool: pg.Pool, text: string, params: unknown[], seqScans: boolean): Promise<unknown[]> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query(`set local enable_seqscan = ${seqScans}`);
    return (await client.query(text, params)).rows;
  } finally {
    await client.query('rollback');
    client.release();
  }
}
