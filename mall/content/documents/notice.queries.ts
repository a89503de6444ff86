import { and, desc, eq, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/open.ts';
import { changeVersion } from '../../db/version.ts';
import { notice } from '../content.tables.ts';

export async function noticeById(db: Db | Tx, id: number) {
  const [row] = await db.select().from(notice).where(eq(notice.id, id));
  return row;
}

type Notice = Pick<typeof notice.$inferInsert, 'title' | 'html' | 'pinned' | 'publishedAt'>;

export async function addNotice(tx: Tx, row: Notice): Promise<number> {
  const [added] = await tx.insert(notice).values(row).returning({ id: notice.id });
  return added?.id ?? 0;
}

export const changeNotice = (tx: Tx, id: number, version: number, row: Notice): Promise<boolean> =>
  changeVersion(tx, notice, { is: eq(notice.id, id), version }, row);

export async function removeNotice(tx: Tx, id: number, version: number): Promise<boolean> {
  const rows = await tx
    .delete(notice)
    .where(and(eq(notice.id, id), eq(notice.version, version)))
    .returning({ id: notice.id });
  return rows.length > 0;
}

export async function noticePage(db: Db, limit: number, offset: number) {
  const { id, title, pinned, publishedAt, version } = notice;
  const rows = await db
    .select({ id, title, pinned, publishedAt, version })
    .from(notice)
    .orderBy(desc(notice.pinned), desc(notice.publishedAt), desc(notice.id))
    .limit(limit)
    .offset(offset);
  const [count] = await db.select({ n: sql<number>`count(*)::int` }).from(notice);
  return { rows, total: count?.n ?? 0 };
}
