import { sql } from 'drizzle-orm';
import type { OutboxRow } from '../db/commit.ts';
import type { Db, Tx } from '../db/open.ts';
import { rowsOf } from '../db/rows.ts';
import { statement } from '../db/statement.ts';
import type { Position } from './outbox.rules.ts';
import { outbox } from './outbox.tables.ts';

const inserted = statement((db) =>
  db
    .insert(outbox)
    .values({ topic: sql.placeholder('topic'), payload: sql.placeholder('payload') })
    .returning({ id: outbox.id, xact: outbox.xact }),
);

export async function add(tx: Tx, topic: string, payload: unknown): Promise<OutboxRow> {
  const [row] = await inserted(tx, { topic, payload });
  if (!row) throw new Error('the outbox took no row');
  return { ...row, topic, payload };
}

type Read = Position & { rows: OutboxRow[] };

export async function readFrom(db: Db, xact: number): Promise<Read> {
  type Row = { xmin: string; at: number; server: string; rows: OutboxRow[] };
  const [row] = await rowsOf<Row>(
    db,
    sql`select pg_snapshot_xmin(pg_current_snapshot())::text as xmin, extract(epoch from now())::float8 as at,
      pg_postmaster_start_time()::text as server,
      coalesce((select json_agg(json_build_object('id', ${outbox.id}, 'xact', ${outbox.xact}, 'topic', ${outbox.topic},
        'payload', ${outbox.payload}) order by ${outbox.id}) from ${outbox} where ${outbox.xact} >= ${xact}), '[]') as rows`,
  );
  if (!row) throw new Error('the outbox was not read');
  return { ...row, xmin: Number(row.xmin) };
}

export async function dropOlder(db: Db, topics: string[], seconds: number): Promise<number> {
  const rows = await rowsOf(
    db,
    sql`delete from ${outbox} where ${outbox.topic} in ${topics}
      and ${outbox.createdAt} < now() - make_interval(secs => ${seconds}) returning 1`,
  );
  return rows.length;
}
