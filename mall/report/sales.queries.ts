import { type SQL, sql } from 'drizzle-orm';
import { ORDER_STATUS } from '#contract/enums.ts';
import { NO_KEY, type ReportBy, type Sales } from '#contract/report/desk.values.ts';
import { dayInChina } from '../db/day.ts';
import type { Tx } from '../db/open.ts';
import { rowsOf } from '../db/rows.ts';
import type { Window, Windows } from './window.rules.ts';

export type Row = { key: string; now: Sales; before: Sales };

const FIGURES = ['orders', 'pieces', 'sales', 'refunded'] as const;
type FlatRow = { key: string; rows: number } & Record<
  (typeof FIGURES)[number] | `${(typeof FIGURES)[number]}_before`,
  number
>;

/** What a line counts for, and the tables that say so. */
type Key = { of: SQL; joins?: SQL };

const none = sql.raw(`'${NO_KEY}'`);
/** Days are numbered from the first of their period, so that a day meets the one it is compared with. */
const KEYS: Readonly<Record<ReportBy | 'all', (window: Window) => Key>> = {
  all: () => ({ of: none }),
  day: ({ first }) => ({ of: sql`(${dayInChina(sql`o.paid_at`)} - ${first}::date)::text` }),
  product: () => ({ of: sql`l.product_id::text` }),
  category: () => ({
    of: sql`coalesce(p.category_id::text, ${none})`,
    joins: sql`left join product p on p.id = l.product_id`,
  }),
  promotion: () => ({
    of: sql`coalesce('flash-session:' || f.session_id, 'discount:' || l.discount_id, 'points-good:' || l.points_good_id,
      'group-buy:' || g.activity_id, ${none})`,
    joins: sql`left join flash_item f on f.id = l.flash_item_id left join buy_group g on g.id = o.group_id`,
  }),
  // A coupon of a shop lowers that shop's order, one of the mall any order of the trade: the lines say which.
  coupon: () => ({
    of: sql`coalesce(c.template_id::text, ${none})`,
    joins: sql`left join coupon c on c.trade_id = o.trade_id
      and case when c.shop_id is null then l.mall_coupon > 0 else c.shop_id = o.shop_id and l.shop_coupon > 0 end`,
  }),
  shop: () => ({ of: sql`o.shop_id::text` }),
};

// Freight goes back only with an order that has ended before anything of it was shipped.
const givenBack = sql`case when o.status = ${sql.raw(String(ORDER_STATUS.CANCELED))} then l.payable else l.refunded end`;

/** Per order, so that an order of several lines counts once. */
const ordersOf = ({ of, joins = sql`` }: Key, window: Window, shopId: number | undefined, isNow: boolean): SQL => sql`
  select ${of} as key, ${sql.raw(String(isNow))} as is_now, sum(l.quantity) as pieces, sum(l.payable) as sales,
    sum(${givenBack}) as refunded
  from shop_order o join order_line l on l.order_id = o.id ${joins}
  where o.paid_at >= ${window.from.toISOString()}::timestamptz and o.paid_at < ${window.to.toISOString()}::timestamptz
    ${shopId === undefined ? sql`` : sql`and o.shop_id = ${shopId}`}
  group by o.id, 1`;

const figuresWhere = (when: SQL, suffix: string): SQL =>
  sql.join(
    [
      sql`(count(*) filter (where ${when}))::int as ${sql.identifier(`orders${suffix}`)}`,
      ...FIGURES.slice(1).map(
        (figure) =>
          sql`coalesce(sum(${sql.identifier(figure)}) filter (where ${when}), 0)::float8 as ${sql.identifier(figure + suffix)}`,
      ),
    ],
    sql`, `,
  );

/** What brought most first; `rows`: how many there are in all. */
export async function salesBy(
  tx: Tx,
  by: ReportBy | 'all',
  { shopId, period, compared }: Windows,
  { most, skip = 0 }: { most: number; skip?: number },
): Promise<{ items: Row[]; total: number }> {
  const [now, before] = [period, compared].map((window) =>
    ordersOf(KEYS[by](window), window, shopId, window === period),
  );
  const found = await rowsOf<FlatRow>(
    tx,
    sql`select *, (count(*) over ())::int as rows from (
        select key, ${figuresWhere(sql`is_now`, '')}, ${figuresWhere(sql`not is_now`, '_before')}
        from (${now} union all ${before}) orders group by key) sums
      order by sales - refunded desc, sales_before - refunded_before desc, key limit ${most} offset ${skip}`,
  );
  return { items: found.map(toRow), total: found[0]?.rows ?? 0 };
}

const toRow = (row: FlatRow): Row => ({
  key: row.key,
  now: { orders: row.orders, pieces: row.pieces, sales: row.sales, refunded: row.refunded },
  before: {
    orders: row.orders_before,
    pieces: row.pieces_before,
    sales: row.sales_before,
    refunded: row.refunded_before,
  },
});
