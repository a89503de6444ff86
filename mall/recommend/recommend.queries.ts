import { sql } from 'drizzle-orm';
import { COLLECTION } from '../collection/collection.tables.ts';
import type { Db } from '../db/open.ts';
import { rowsOf } from '../db/rows.ts';

type Input = {
  accountId: number;
  since: Date;
  limit: number;
};

const LOOKED_AT = { seen: 60, favourites: 40, orders: 30 };
const WEIGHT = { seen: 2, favourites: 3, bought: 3 };
const CATEGORIES = 8;
const EACH = 30;
/** Of one category: three knives in a row look alike. */
const ALIKE = 2;

/**
 * The best-selling goods in stock of the categories of what a shopper viewed, bought and likes, the categories taking turns, then the
 * best-selling of the mall; more than two of a category come last. Without what they bought lately, viewed or like already, or have in the
 * cart. One statement, along the indexes of `listing`.
 */
export async function recommended(db: Db, { accountId, since, limit }: Input): Promise<number[]> {
  const rows = await rowsOf<{ id: number }>(
    db,
    sql`with seen as materialized (
        select product_id from footprint where account_id = ${accountId}
        order by seen_at desc nulls first limit ${LOOKED_AT.seen}
      ), liked as materialized (
        select ref_id as product_id from collection where account_id = ${accountId} and kind = ${COLLECTION.PRODUCT}
        order by created_at desc limit ${LOOKED_AT.favourites}
      ), bought as materialized (
        select l.product_id, o.created_at from (
          select id, created_at from shop_order where account_id = ${accountId} and status <> 70
          order by created_at desc nulls first limit ${LOOKED_AT.orders}) o
        join order_line l on l.order_id = o.id
      ), known as materialized (
        select product_id from seen union select product_id from liked
        union select product_id from bought where created_at > ${since.toISOString()}::timestamptz
        union select s.product_id from cart_line c join sku s on s.id = c.sku_id where c.account_id = ${accountId}
      ), interest as materialized (
        select p.category_id, sum(w.weight) as weight from (
          select product_id, ${WEIGHT.seen}::int as weight from seen
          union all select product_id, ${WEIGHT.favourites}::int from liked
          union all select product_id, ${WEIGHT.bought}::int from bought) w
        join product p on p.id = w.product_id
        group by p.category_id order by 2 desc, 1 limit ${CATEGORIES}
      ), candidates as (
        select found.product_id, found.turn, i.weight, found.sales from interest i cross join lateral (
          select best.product_id, best.sales, row_number() over (order by best.sales desc, best.product_id desc) as turn
          from (
            select product_id, sales from listing where category_id = i.category_id and in_stock
            order by sales desc nulls first, product_id desc nulls first limit ${EACH}) best
          where best.product_id not in (select product_id from known)) found
        union all
        select best.product_id, ${EACH}::int + 1, 0, best.sales from (
          select product_id, sales from listing where category_id = 0 and in_stock
          order by sales desc nulls first, product_id desc nulls first limit ${EACH * 5}) best
        where best.product_id not in (select product_id from known)
      ), best as (
        select c.product_id, p.category_id, min(c.turn) as turn, max(c.weight) as weight, max(c.sales) as sales
        from candidates c join product p on p.id = c.product_id group by 1, 2
      )
      select product_id as id from (
        select *, row_number() over (partition by category_id order by turn, weight desc, sales desc, product_id) as alike from best) as each
      order by alike > ${ALIKE}::int, turn, weight desc, sales desc, product_id limit ${limit}`,
  );
  return rows.map(({ id }) => id);
}
