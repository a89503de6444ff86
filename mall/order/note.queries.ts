import { and, desc, eq } from 'drizzle-orm';
import type { Db, Tx } from '../db/open.ts';
import { operator } from '../operator/operator.tables.ts';
import { order, orderNote } from './order.tables.ts';
import type { ShopScope } from './shop-list.queries.ts';

export const notesOf = (db: Db, orderId: string) =>
  db
    .select({ id: orderNote.id, by: operator.name, text: orderNote.text, at: orderNote.at })
    .from(orderNote)
    .leftJoin(operator, eq(operator.id, orderNote.operatorId))
    .where(eq(orderNote.orderId, orderId))
    .orderBy(desc(orderNote.id));

export const countNotes = (tx: Tx, orderId: string): Promise<number> =>
  tx.$count(orderNote, eq(orderNote.orderId, orderId));

export const addNote = (tx: Tx, row: typeof orderNote.$inferInsert) => tx.insert(orderNote).values(row);

const within = ({ shopId }: ShopScope, id: string) =>
  and(eq(order.id, id), shopId === undefined ? undefined : eq(order.shopId, shopId));

/** @returns undefined: there is none, or it is another shop's */
export async function lockTags(tx: Tx, scope: ShopScope, id: string): Promise<string[] | undefined> {
  const [row] = await tx.select({ tags: order.tags }).from(order).where(within(scope, id)).for('update');
  return row?.tags;
}

export const setTags = (tx: Tx, id: string, tags: string[]) => tx.update(order).set({ tags }).where(eq(order.id, id));
