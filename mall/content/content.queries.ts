import { asc, desc, eq, inArray } from 'drizzle-orm';
import type { Db } from '../db/open.ts';
import { dictData, flowLog, footerItem, notice, setting } from '../db/schema.ts';

export async function settingValue(db: Db, name: string): Promise<unknown> {
  const [row] = await db.select({ value: setting.value }).from(setting).where(eq(setting.name, name));
  return row?.value;
}

export const footerItems = (db: Db) => db.select().from(footerItem).orderBy(asc(footerItem.sort), asc(footerItem.id));

export const dictionaryRows = (db: Db, types: string[]) =>
  db.select().from(dictData).where(inArray(dictData.dictType, types)).orderBy(asc(dictData.sort));

export const newestNotices = (db: Db, limit: number) =>
  db
    .select({ id: notice.id, title: notice.title, pinned: notice.pinned, publishedAt: notice.publishedAt })
    .from(notice)
    .orderBy(desc(notice.pinned), desc(notice.publishedAt))
    .limit(limit);

export const addVisit = (db: Db, visit: typeof flowLog.$inferInsert) => db.insert(flowLog).values(visit);
