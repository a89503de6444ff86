import { and, asc, desc, eq, gt, inArray, isNotNull, lt, lte, sql } from 'drizzle-orm';
import { CONTENT_TYPE } from '#contract/enums.ts';
import type { Db, Tx } from '../db/open.ts';
import { statement } from '../db/statement.ts';
import { setting } from '../settings/settings.tables.ts';
import { contentPage, dictData, dictType, flowLog, footerItem, notice } from './content.tables.ts';

const values = statement((db) =>
  db
    .select({ value: setting.value })
    .from(setting)
    .where(eq(setting.name, sql.placeholder('name'))),
);

export async function settingValue(db: Db | Tx, name: string): Promise<unknown> {
  const [row] = await values(db, { name });
  return row?.value;
}

export async function settingVersion(db: Db | Tx, name: string): Promise<number> {
  const [row] = await db.select({ version: setting.version }).from(setting).where(eq(setting.name, name));
  return row?.version ?? 0;
}

export const addContentPages = (db: Db, rows: (typeof contentPage.$inferInsert)[]) =>
  db.insert(contentPage).values(rows).onConflictDoNothing();

export const footerItems = (db: Db) => db.select().from(footerItem).orderBy(asc(footerItem.sort), asc(footerItem.id));

export const dictionaryRows = (db: Db, types: string[]) =>
  db.select().from(dictData).where(inArray(dictData.dictType, types)).orderBy(asc(dictData.sort));

export const noticeBriefs = (db: Db, now: Date, limit: number, offset = 0) =>
  db
    .select({ id: notice.id, title: notice.title, pinned: notice.pinned, publishedAt: notice.publishedAt })
    .from(notice)
    .where(lte(notice.publishedAt, now))
    .orderBy(desc(notice.pinned), desc(notice.publishedAt), desc(notice.id))
    .limit(limit)
    .offset(offset);

export const addVisit = (db: Db, visit: typeof flowLog.$inferInsert) => db.insert(flowLog).values(visit);

export async function dropVisits(db: Db, before: Date, most: number): Promise<number> {
  const old = db
    .select({ id: flowLog.id })
    .from(flowLog)
    .where(lt(flowLog.at, before))
    .orderBy(flowLog.at)
    .limit(most)
    .for('update', { skipLocked: true });
  return (await db.delete(flowLog).where(inArray(flowLog.id, old)).returning({ id: flowLog.id })).length;
}

export async function countNotices(db: Db, now: Date): Promise<number> {
  const [row] = await db.select({ n: sql<number>`count(*)::int` }).from(notice).where(lte(notice.publishedAt, now));
  return row?.n ?? 0;
}

export async function nextNotice(db: Db, now: Date): Promise<Date | undefined> {
  const [row] = await db
    .select({ at: notice.publishedAt })
    .from(notice)
    .where(gt(notice.publishedAt, now))
    .orderBy(asc(notice.publishedAt))
    .limit(1);
  return row?.at;
}

export async function noticeById(db: Db, id: number) {
  const [row] = await db.select().from(notice).where(eq(notice.id, id));
  return row;
}

export async function noticeNeighbours(db: Db, publishedAt: Date, now: Date) {
  const brief = { id: notice.id, title: notice.title };
  const [newer] = await db
    .select(brief)
    .from(notice)
    .where(and(gt(notice.publishedAt, publishedAt), lte(notice.publishedAt, now)))
    .orderBy(asc(notice.publishedAt))
    .limit(1);
  const [older] = await db
    .select(brief)
    .from(notice)
    .where(lt(notice.publishedAt, publishedAt))
    .orderBy(desc(notice.publishedAt))
    .limit(1);
  return { newer, older };
}

export async function contentBySlug(db: Db, slug: string) {
  const [row] = await db.select().from(contentPage).where(eq(contentPage.slug, slug));
  return row;
}

export async function informationItem(db: Db, id: number) {
  const [row] = await db
    .select({ id: footerItem.id, title: footerItem.title, content: footerItem.content })
    .from(footerItem)
    .where(and(eq(footerItem.id, id), eq(footerItem.type, CONTENT_TYPE.INFOR), isNotNull(footerItem.content)));
  return row;
}

type Dictionaries = { types: (typeof dictType.$inferInsert)[]; entries: (typeof dictData.$inferInsert)[] };
export const addDictionaries = (db: Db, { types, entries }: Dictionaries): Promise<void> =>
  db.transaction(async (tx) => {
    const added = await tx.insert(dictType).values(types).onConflictDoNothing().returning({ code: dictType.code });
    const codes = new Set(added.map(({ code }) => code));
    const rows = entries.filter((entry) => codes.has(entry.dictType));
    if (rows.length) await tx.insert(dictData).values(rows);
  });
