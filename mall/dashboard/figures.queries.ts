import { and, asc, between, eq, gt, gte, max, type SQL, sql, sum } from 'drizzle-orm';
import { dayInChina } from '../db/day.ts';
import type { Db, Tx } from '../db/open.ts';
import { rowsOf } from '../db/rows.ts';
import { dayFigure } from './dashboard.tables.ts';

export type Figures = { day: string; orders: number; sales: number; views: number; visits: number };

const facts = (from: Date, to: Date): SQL => sql`
  select ${dayInChina(sql`created_at`)} as day, shop_id, 1 as orders, 0::bigint as sales, 0 as views, false as entry
    from shop_order where created_at >= ${from.toISOString()}::timestamptz and created_at < ${to.toISOString()}::timestamptz
  union all
  select ${dayInChina(sql`paid_at`)}, shop_id, 0, payable, 0, false
    from shop_order where paid_at >= ${from.toISOString()}::timestamptz and paid_at < ${to.toISOString()}::timestamptz
  union all
  select ${dayInChina(sql`f.at`)}, p.shop_id, 0, 0, 1, f.entry
    from flow_log f left join product p on p.id = f.product_id
    where f.at >= ${from.toISOString()}::timestamptz and f.at < ${to.toISOString()}::timestamptz`;

const summed = (from: Date, to: Date): SQL => sql`
  select day, whose as shop_id, sum(orders)::int as orders, sum(sales)::bigint as sales, sum(views)::int as views,
    (count(*) filter (where views > 0 and (entry or whose > 0)))::int as visits
  from (${facts(from, to)}) facts cross join lateral (values (0), (nullif(shop_id, 0))) as of (whose)
  where whose is not null group by day, whose`;

const within = (time: SQL, from: Date, to: Date): SQL =>
  sql`${time} >= ${from.toISOString()}::timestamptz and ${time} < ${to.toISOString()}::timestamptz`;

export const countDays = (db: Db | Tx, shopId: number, from: Date, to: Date): Promise<Figures[]> => {
  const own = shopId ? sql`and shop_id = ${shopId}` : sql``;
  const ofShop = shopId ? sql`join product p on p.id = f.product_id and p.shop_id = ${shopId}` : sql``;
  const visit = shopId ? sql`true` : sql`f.entry`;
  return rowsOf<Figures>(
    db,
    sql`select day::text as day, sum(orders)::int as orders, sum(sales)::float8 as sales, sum(views)::int as views, sum(visits)::int as visits
      from (
        select ${dayInChina(sql`created_at`)} as day, count(*) as orders, 0 as sales, 0 as views, 0 as visits
          from shop_order where ${within(sql`created_at`, from, to)} ${own} group by 1
        union all
        select ${dayInChina(sql`paid_at`)}, 0, sum(payable), 0, 0
          from shop_order where ${within(sql`paid_at`, from, to)} ${own} group by 1
        union all
        select ${dayInChina(sql`f.at`)}, 0, 0, count(*), count(*) filter (where ${visit})
          from flow_log f ${ofShop} where ${within(sql`f.at`, from, to)} group by 1
      ) parts group by day`,
  );
};

export const savedDays = (db: Db | Tx, shopId: number, from: string): Promise<Figures[]> => {
  const { day, orders, sales, views, visits } = dayFigure;
  return db
    .select({ day, orders, sales, views, visits })
    .from(dayFigure)
    .where(and(eq(dayFigure.shopId, shopId), gte(day, from)))
    .orderBy(asc(day));
};

type ShopVisits = { shopId: number; visits: number };

export const savedVisits = (db: Db | Tx, { from, to }: { from: string; to: string }): Promise<ShopVisits[]> =>
  db
    .select({ shopId: dayFigure.shopId, visits: sum(dayFigure.visits).mapWith(Number) })
    .from(dayFigure)
    .where(and(gt(dayFigure.shopId, 0), between(dayFigure.day, from, to)))
    .groupBy(dayFigure.shopId);

/** Of days that are not saved yet. */
export const countVisits = (db: Db | Tx, from: Date, to: Date): Promise<ShopVisits[]> =>
  rowsOf<ShopVisits>(
    db,
    sql`select p.shop_id as "shopId", count(*)::int as visits from flow_log f join product p on p.id = f.product_id
      where ${within(sql`f.at`, from, to)} group by p.shop_id`,
  );

export async function lastSavedDay(db: Db | Tx): Promise<string | undefined> {
  const [row] = await db
    .select({ day: max(dayFigure.day) })
    .from(dayFigure)
    .where(eq(dayFigure.shopId, 0));
  return row?.day ?? undefined;
}

export async function firstFact(db: Db | Tx): Promise<Date | undefined> {
  const [row] = await rowsOf<{ at: string | Date | null }>(
    db,
    sql`select least((select created_at from shop_order order by created_at limit 1),
      (select at from flow_log order by at limit 1)) as at`,
  );
  return row?.at ? new Date(row.at) : undefined;
}

export async function saveDay(tx: Tx, day: string, from: Date, to: Date): Promise<void> {
  await rowsOf(
    tx,
    sql`insert into day_figure (day, shop_id, orders, sales, views, visits)
      select ${day}::date, shop_id, sum(orders), sum(sales), sum(views), sum(visits) from (
        select shop_id, orders, sales, views, visits from (${summed(from, to)}) days
        union all select 0, 0, 0, 0, 0) whole
      group by shop_id on conflict do nothing`,
  );
}
