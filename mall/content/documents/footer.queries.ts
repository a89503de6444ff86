import { asc, eq, inArray } from 'drizzle-orm';
import type { Db, Tx } from '../../db/open.ts';
import { footerItem } from '../content.tables.ts';

export type FooterRow = typeof footerItem.$inferInsert;

export const footerRows = (db: Db | Tx) =>
  db.select().from(footerItem).orderBy(asc(footerItem.sort), asc(footerItem.id));

export const changeItem = (tx: Tx, id: number, row: Omit<FooterRow, 'id'>) =>
  tx.update(footerItem).set(row).where(eq(footerItem.id, id));

export async function addItem(tx: Tx, row: Omit<FooterRow, 'id'>): Promise<number> {
  const [added] = await tx.insert(footerItem).values(row).returning({ id: footerItem.id });
  return added?.id ?? 0;
}

export const removeItems = async (tx: Tx, ids: number[]): Promise<void> => {
  if (ids.length) await tx.delete(footerItem).where(inArray(footerItem.id, ids));
};
