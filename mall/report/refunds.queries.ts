import { type SQL, sql } from 'drizzle-orm';
import { REFUND_LONGEST_MS, REFUND_STATUS } from '#contract/refund/values.ts';
import type { RefundFigures, RefundsBy } from '#contract/report/refunds.values.ts';
import type { Tx } from '../db/open.ts';
import { rowsOf } from '../db/rows.ts';
import type { Window, Windows } from './window.rules.ts';

export type Row = { key: string; now: RefundFigures; before: RefundFigures };
type FlatRow = { key: string } & Record<keyof RefundFigures | `${keyof RefundFigures}_before`, number>;

const KEYS: Readonly<Record<RefundsBy | 'all', { of: SQL; joins?: SQL }>> = {
  all: { of: sql`''` },
  reason: { of: sql`r.reason` },
  product: { of: sql`l.product_id::text`, joins: sql`join order_line l on l.id = r.line_id` },
  shop: { of: sql`r.shop_id::text` },
};

// The index is by the time of application: what was applied for earlier than a refund can take is not looked at.
const refundsIn = (by: RefundsBy | 'all', { from, to }: Window, shopId: number | undefined, isNow: boolean): SQL => sql`
  select ${KEYS[by].of} as key, ${sql.raw(String(isNow))} as is_now, r.quantity as pieces, r.amount + r.freight as amount
  from refund r ${KEYS[by].joins ?? sql``}
  where r.status = ${REFUND_STATUS.REFUNDED}
    and r.applied_at >= ${new Date(from.getTime() - REFUND_LONGEST_MS).toISOString()}::timestamptz
    and r.refunded_at >= ${from.toISOString()}::timestamptz and r.refunded_at < ${to.toISOString()}::timestamptz
    ${shopId === undefined ? sql`` : sql`and r.shop_id = ${shopId}`}`;

/** What gave most back first. */
export async function refundsBy(
  tx: Tx,
  by: RefundsBy | 'all',
  { shopId, period, compared }: Windows,
  most: number,
): Promise<Row[]> {
  const rows = await rowsOf<FlatRow>(
    tx,
    sql`select key, (count(*) filter (where is_now))::int as refunds, (count(*) filter (where not is_now))::int as refunds_before,
        coalesce(sum(pieces) filter (where is_now), 0)::float8 as pieces,
        coalesce(sum(pieces) filter (where not is_now), 0)::float8 as pieces_before,
        coalesce(sum(amount) filter (where is_now), 0)::float8 as amount,
        coalesce(sum(amount) filter (where not is_now), 0)::float8 as amount_before
      from (${refundsIn(by, period, shopId, true)} union all ${refundsIn(by, compared, shopId, false)}) refunds
      group by key order by amount desc, amount_before desc, key limit ${most}`,
  );
  return rows.map((row) => ({
    key: row.key,
    now: { refunds: row.refunds, pieces: row.pieces, amount: row.amount },
    before: { refunds: row.refunds_before, pieces: row.pieces_before, amount: row.amount_before },
  }));
}
