import { and, eq, inArray, or, sql } from 'drizzle-orm';
import type { Tx } from '../db/open.ts';
import { order, orderFind, orderLine } from './order.tables.ts';

const { address, remark, invoice, invoiced } = order;
/** Orders of memberships have no address. */
const nobody = sql`case when ${address} ? 'recipient'
  then ${address} || '{"recipient": "", "mobile": "", "detail": ""}'::jsonb else ${address} end`;
/** On an issued invoice stands the same. */
const issued = sql`case when ${invoiced} then ${invoice} end`;

/** Each once: those that are empty are not found again. */
export async function lockWithPerson(tx: Tx, accountId: number, limit: number): Promise<string[]> {
  const person = or(
    sql`${address} is distinct from ${nobody}`,
    sql`${remark} <> ''`,
    sql`${invoice} is distinct from ${issued}`,
  );
  const rows = await tx
    .select({ id: order.id })
    .from(order)
    .where(and(eq(order.accountId, accountId), person))
    .orderBy(order.id)
    .limit(limit)
    .for('update');
  return rows.map(({ id }) => id);
}

export const titlesOf = (tx: Tx, ids: string[]) =>
  tx
    .select({ orderId: orderLine.orderId, title: orderLine.title })
    .from(orderLine)
    .where(inArray(orderLine.orderId, ids));

export const setWords = (tx: Tx, orderId: string, words: string) =>
  tx
    .update(orderFind)
    .set({ words: sql`${words}::tsvector` })
    .where(eq(orderFind.orderId, orderId));

export const emptyOrders = (tx: Tx, ids: string[]) =>
  tx.update(order).set({ address: nobody, remark: '', invoice: issued }).where(inArray(order.id, ids));
