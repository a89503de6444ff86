import { and, asc, eq, ne, sql } from 'drizzle-orm';
import type { Db, Tx } from '../db/open.ts';
import { savedView } from './saved-view.tables.ts';

type Own = { operatorId: number; list: string };
const own = ({ operatorId, list }: Own) => and(eq(savedView.operatorId, operatorId), eq(savedView.list, list));

export const viewsOf = (db: Db | Tx, of: Own) =>
  db
    .select({ id: savedView.id, name: savedView.name, query: savedView.query })
    .from(savedView)
    .where(own(of))
    .orderBy(asc(savedView.name));

/** Those who save at once, in two tabs, one after the other. */
export const lockViews = (tx: Tx, { operatorId }: Own) =>
  tx.execute(sql`select 1 from operator where id = ${operatorId} for update`);

export const countOthers = (tx: Tx, of: Own, name: string): Promise<number> =>
  tx.$count(savedView, and(own(of), ne(savedView.name, name)));

export const putView = (tx: Tx, row: typeof savedView.$inferInsert) =>
  tx
    .insert(savedView)
    .values(row)
    .onConflictDoUpdate({
      target: [savedView.operatorId, savedView.list, savedView.name],
      set: { query: row.query, savedAt: row.savedAt },
    });

export async function removeView(db: Db, operatorId: number, id: number): Promise<boolean> {
  const gone = await db
    .delete(savedView)
    .where(and(eq(savedView.operatorId, operatorId), eq(savedView.id, id)))
    .returning({ id: savedView.id });
  return gone.length > 0;
}
