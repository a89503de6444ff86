import type { PGlite } from '@electric-sql/pglite';
import type postgres from 'postgres';
import type { Opened } from '../../mall/db/open.ts';

export type Statement = { sql: string; params: unknown[] };
export type PlanNode = { 'Node Type': string; 'Relation Name'?: string; Plans?: PlanNode[] };

type Session = { prepareQuery(query: Statement, ...more: unknown[]): unknown };

/** Every statement that `run` sends to the database, each text once. */
export async function statementsOf({ db }: Opened, run: () => Promise<unknown>): Promise<Statement[]> {
  const { session } = db._ as unknown as { session: Session };
  const found = new Map<string, Statement>();
  const own = session.prepareQuery;
  session.prepareQuery = function (query, ...more) {
    found.set(query.sql, { sql: query.sql, params: query.params });
    return own.call(this, query, ...more);
  };
  try {
    await run();
  } finally {
    session.prepareQuery = own;
  }
  return [...found.values()];
}

/** The nodes of the plan of one statement when any index is preferred to reading a whole table. */
export async function planOf({ db, kind }: Opened, { sql, params }: Statement): Promise<PlanNode[]> {
  const { $client } = db as unknown as { $client: PGlite | postgres.Sql };
  const text = `explain (format json) ${sql}`;
  const rows =
    kind === 'pglite'
      ? await ($client as PGlite).transaction(async (tx) => {
          await tx.query('set local enable_seqscan = off');
          return (await tx.query(text, params)).rows;
        })
      : await ($client as postgres.Sql).begin(async (tx) => {
          await tx`set local enable_seqscan = off`;
          return tx.unsafe(text, params as never[]);
        });
  const [{ 'QUERY PLAN': plan }] = rows as unknown as [{ 'QUERY PLAN': [{ Plan: PlanNode }] }];
  return flat(plan[0].Plan);
}

const flat = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(flat)];
