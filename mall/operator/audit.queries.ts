import { and, countDistinct, desc, eq, inArray, lt, type SQL, sql } from 'drizzle-orm';
import type { Db, Tx } from '../db/open.ts';
import { change, operator } from './operator.tables.ts';

export type Change = typeof change.$inferInsert;

export const addChanges = (tx: Db | Tx, rows: Change[]) => tx.insert(change).values(rows);

/** What it was called then: documents have a title or a name, drafts have it in their value. */
const title = sql<unknown>`coalesce(${sql.join(
  [change.after, change.before].flatMap((of) =>
    [['title'], ['name'], ['value', 'title'], ['value', 'name']].map(
      (path) => sql`nullif(${of} #> ${`{${path.join()}}`}, 'null')`,
    ),
  ),
  sql`, `,
)})`;

const brief = {
  id: change.id,
  at: change.at,
  by: operator.name,
  kind: change.kind,
  ref: change.ref,
  action: change.action,
  version: change.version,
  title,
};

const all = (...parts: (SQL | undefined)[]) => and(...parts);

export type Wanted = {
  kind?: string | undefined;
  ref?: string | undefined;
  by?: number | undefined;
  before?: number | undefined;
};

export const changes = (db: Db | Tx, { kind, ref, by, before }: Wanted, most: number) =>
  db
    .select(brief)
    .from(change)
    .leftJoin(operator, eq(operator.id, change.operatorId))
    .where(
      all(
        kind === undefined ? undefined : eq(change.kind, kind),
        ref === undefined ? undefined : eq(change.ref, ref),
        by === undefined ? undefined : eq(change.operatorId, by),
        before === undefined ? undefined : lt(change.id, before),
      ),
    )
    .orderBy(desc(change.id))
    .limit(most);

export async function countRefs(db: Db | Tx, kind: string, refs: readonly string[], by: number): Promise<number> {
  const [row] = await db
    .select({ n: countDistinct(change.ref) })
    .from(change)
    .where(and(eq(change.kind, kind), inArray(change.ref, [...refs]), eq(change.operatorId, by)));
  return row?.n ?? 0;
}

export async function changeById(db: Db | Tx, id: number) {
  const [row] = await db
    .select({ ...brief, before: change.before, after: change.after })
    .from(change)
    .leftJoin(operator, eq(operator.id, change.operatorId))
    .where(eq(change.id, id));
  return row;
}
