import { sql } from 'drizzle-orm';
import { REFUND_LONGEST_MS, REFUND_STATUS } from '#contract/refund/values.ts';
import type { TextPair } from '../db/columns.ts';
import type { Db } from '../db/open.ts';
import { rowsOf } from '../db/rows.ts';

type Scope = { shopId: number | undefined };
type Between = Scope & { from: Date; to: Date };
export type Sold = { orders: number; sales: number; pieces: number };
export type Best = { id: number; title: TextPair; picture: string; pieces: number; sales: number };

const at = (time: Date) => sql`${time.toISOString()}::timestamptz`;
const paid = ({ shopId, from, to }: Between) =>
  sql`o.paid_at >= ${at(from)} and o.paid_at < ${at(to)} ${shopId === undefined ? sql`` : sql`and o.shop_id = ${shopId}`}`;

export async function sold(db: Db, between: Between): Promise<Sold> {
  const [row] = await rowsOf<Sold>(
    db,
    sql`select count(*)::int as orders, coalesce(sum(o.payable), 0)::float8 as sales, coalesce(sum(l.pieces), 0)::int as pieces
      from shop_order o
        left join lateral (select sum(quantity) as pieces from order_line where order_id = o.id) l on true
      where ${paid(between)}`,
  );
  return row ?? { orders: 0, sales: 0, pieces: 0 };
}

export const bestSold = (db: Db, between: Between, most: number): Promise<Best[]> =>
  rowsOf<Best>(
    db,
    sql`select l.product_id as id, (array_agg(l.title order by l.id desc))[1] as title,
        (array_agg(l.picture order by l.id desc))[1] as picture,
        sum(l.quantity)::int as pieces, sum(l.payable)::float8 as sales
      from shop_order o join order_line l on l.order_id = o.id
      where ${paid(between)} and o.kind <> 'member' group by l.product_id
      order by sum(l.payable) desc, l.product_id limit ${most}`,
  );

// The index is by the time of application: what was applied for earlier than a refund can take is not looked at.
export async function refundedMoney(db: Db, { shopId, from, to }: Between): Promise<number> {
  const [row] = await rowsOf<{ money: number }>(
    db,
    sql`select coalesce(sum(amount + freight), 0)::float8 as money from refund
      where status = ${REFUND_STATUS.REFUNDED} and applied_at >= ${at(new Date(from.getTime() - REFUND_LONGEST_MS))}
        and refunded_at >= ${at(from)} and refunded_at < ${at(to)} ${shopId === undefined ? sql`` : sql`and shop_id = ${shopId}`}`,
  );
  return row?.money ?? 0;
}
