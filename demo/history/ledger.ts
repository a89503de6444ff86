import { sql } from 'drizzle-orm';
import { SETTLEMENT } from '#contract/settlement/values.ts';
import type { Tx } from '#mall/db/open.ts';
import { rowsOf } from '#mall/db/rows.ts';
import type { order, orderLine } from '#mall/order/order.tables.ts';
import { entriesOf } from '#mall/settlement/settlement.rules.ts';
import type { shopEntry } from '#mall/settlement/settlement.tables.ts';

type Orders = readonly (typeof order.$inferInsert)[];
type Lines = readonly (typeof orderLine.$inferInsert)[];

/** When the due of an order becomes available that nothing is returned of; null: it has not yet. */
export function availableFrom(completedAt: Date | undefined, now: Date): Date | null {
  const at = completedAt && new Date(completedAt.getTime() + SETTLEMENT.availableAfter);
  return at && at <= now ? at : null;
}

/** What the mall would have booked when the orders of the crowd were paid, counted already. */
export async function ledgerRows(tx: Tx, orders: Orders, lines: Lines): Promise<(typeof shopEntry.$inferInsert)[]> {
  const orderOf = new Map(orders.map((one) => [one.id, one]));
  const ids = await rowsOf<{ id: number; key: string }>(
    tx,
    sql`select id::int, order_id || '/' || sku_id as key from order_line`,
  );
  const idOf = new Map(ids.map(({ id, key }) => [key, id]));
  return lines.flatMap((line) => {
    const { id = '', shopId = 0, paidAt = null, availableAt = null } = orderOf.get(line.orderId) ?? {};
    if (!paidAt) return [];
    const lineId = idOf.get(`${line.orderId}/${line.skuId}`) ?? 0;
    const { commission, subsidy, memberFreight, freight = 0, payable, quantity } = line;
    const whole = { refundedPieces: 0, refunded: 0, canceled: false };
    const shares = { commission: commission ?? 0, subsidy: subsidy ?? 0, memberFreight: memberFreight ?? 0 };
    return entriesOf({ ...shares, ...whole, freight, payable, quantity }, undefined).map(({ kind, amount }) => ({
      ...{ shopId, kind, amount, orderId: id, lineId, key: `paid:${id}/${lineId}/${kind}` },
      ...{ at: paidAt, availableAt, counted: true },
    }));
  });
}

/** The counters of all shops, as the sums of their entries that are counted. */
export const openAccounts = (tx: Tx) =>
  tx.execute(sql`
    insert into shop_account (shop_id, pending, available)
    select shop_id, coalesce(sum(amount) filter (where available_at is null), 0),
      coalesce(sum(amount) filter (where available_at is not null), 0)
    from shop_entry where counted group by 1`);

/** Something is returned of these: they become available when that is over. */
export async function keepPending(tx: Tx, orderIds: readonly string[]): Promise<void> {
  const wanted = sql`(select value from json_array_elements_text(${JSON.stringify(orderIds)}::json))`;
  await tx.execute(sql`update shop_order set available_at = null where id in ${wanted}`);
  await tx.execute(sql`update shop_entry set available_at = null where order_id in ${wanted}`);
}
