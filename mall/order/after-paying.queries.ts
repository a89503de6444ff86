import { and, eq, inArray, isNull } from 'drizzle-orm';
import { ORDER_STATUS } from '#contract/enums.ts';
import type { Freight } from '../db/columns.ts';
import type { Tx } from '../db/open.ts';
import { sku } from '../product/product.tables.ts';
import { shop } from '../store/shop.tables.ts';
import { type OrderAddress, order, orderFind } from './order.tables.ts';

export const setUrged = (tx: Tx, id: string, urgedAt: Date) =>
  tx.update(order).set({ urgedAt }).where(eq(order.id, id));

/** It may be received meanwhile by the clock, which does not wait for its trade. */
export async function setProlonged(tx: Tx, id: string, prolongedAt: Date): Promise<boolean> {
  const rows = await tx
    .update(order)
    .set({ prolongedAt })
    .where(and(eq(order.id, id), eq(order.status, ORDER_STATUS.TO_RECEIPT), isNull(order.prolongedAt)))
    .returning({ id: order.id });
  return rows.length > 0;
}

export async function freightTermsOf(tx: Tx, shopId: number): Promise<Freight | undefined> {
  const [row] = await tx.select({ freight: shop.freight }).from(shop).where(eq(shop.id, shopId));
  return row?.freight;
}

/** As they are now: what an order weighed is not stored. */
export async function withWeights<L extends { skuId: number }>(tx: Tx, lines: readonly L[]) {
  const ids = lines.map(({ skuId }) => skuId);
  const rows = await tx.select({ id: sku.id, weight: sku.weight }).from(sku).where(inArray(sku.id, ids));
  const weights = new Map(rows.map(({ id, weight }) => [id, weight]));
  return lines.map((line) => ({ ...line, grams: weights.get(line.skuId) ?? null }));
}

export async function setAddress(tx: Tx, id: string, address: OrderAddress, words: string): Promise<void> {
  await tx.update(order).set({ address }).where(eq(order.id, id));
  await tx.update(orderFind).set({ words }).where(eq(orderFind.orderId, id));
}
