import { and, eq, sql } from 'drizzle-orm';
import { PAYMENT_STATUS } from '#contract/payment/values.ts';
import type { Tx } from '../db/open.ts';
import { rowsOf } from '../db/rows.ts';
import { payment } from '../payment/payment.tables.ts';
import { order, trade } from './order.tables.ts';

export type ReducedLine = {
  id: number;
  off: number;
  /** Null: of before settlement; frozen when it is booked. */
  subsidy: number | null;
  commission: number | null;
};
type Reduced = { id: string; tradeId: string; off: number; byMall: boolean };

/** The caller has locked the trade, which is unpaid. */
export async function reduce(tx: Tx, { id, tradeId, off, byMall }: Reduced, lines: ReducedLine[]): Promise<void> {
  const share = sql.raw(byMall ? 'mall_reduction' : 'shop_reduction');
  await rowsOf(
    tx,
    sql`update order_line l set payable = l.payable - r.off, ${share} = l.${share} + r.off,
        subsidy = r.subsidy, commission = r.commission
      from json_to_recordset(${JSON.stringify(lines)}::json) as r (id bigint, off bigint, subsidy bigint, commission bigint)
      where l.id = r.id and l.order_id = ${id}`,
  );
  const less = byMall
    ? { mallReduction: sql`${order.mallReduction} + ${off}` }
    : { shopReduction: sql`${order.shopReduction} + ${off}` };
  await tx
    .update(order)
    .set({ ...less, payable: sql`${order.payable} - ${off}` })
    .where(eq(order.id, id));
  await tx
    .update(trade)
    .set({ payable: sql`${trade.payable} - ${off}` })
    .where(eq(trade.id, tradeId));
}

/** What was begun at the old price is closed by the next run of the job. */
export const checkPayments = (tx: Tx, tradeId: string, now: Date) =>
  tx
    .update(payment)
    .set({ checkAt: now })
    .where(and(eq(payment.tradeId, tradeId), eq(payment.status, PAYMENT_STATUS.WAITING)));
