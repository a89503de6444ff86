import { and, asc, desc, eq, gt, inArray, isNotNull, lt, sql } from 'drizzle-orm';
import { CONTENT_TYPE } from '../../contract/enums.ts';
import type { Db } from '../db/open.ts';
import { contentPage, dictData, flowLog, footerItem, notice, setting } from '../db/schema.ts';

export async function settingValue(db: Db, name: string): Promise<unknown> {
  const [row] = await db.select({ value: setting.value }).from(setting).where(eq(setting.name, name));
  return row?.value;
}

export const footerItems = (db: Db) => db.select().from(footerItem).orderBy(asc(footerItem.sort), asc(footerItem.id));

export const dictionaryRows = (db: Db, types: string[]) =>
  db.select().from(dictData).where(inArray(dictData.dictType, types)).orderBy(asc(dictData.sort));

export const noticeBriefs = (db: Db, limit: number, offset = 0) =>
  db
    .select({ id: notice.id, title: notice.title, pinned: notice.pinned, publishedAt: notice.publishedAt })
    .from(notice)
    .orderBy(desc(notice.pinned), desc(notice.publishedAt), desc(notice.id))
    .limit(limit)
    .offset(offset);

export const addVisit = (db: Db, visit: typeof flowLog.$inferInsert) => db.insert(flowLog).values(visit);

export async function countNotices(db: Db): Promise<number> {
  const [row] = await db.select({ n: sql<number>`count(*)::int` }).from(notice);
  return row?.n ?? 0;
}

export async function noticeById(db: Db, id: number) {
  const [row] = await db.select().from(notice).where(eq(notice.id, id));
  return row;
}

/** The notices published just after and just before a time. */
export async function noticeNeighbours(db: Db, publishedAt: Date) {
  const brief = { id: notice.id, title: notice.title };
  const [newer] = await db
    .select(brief)
    .from(notice)
    .where(gt(notice.publishedAt, publishedAt))
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
