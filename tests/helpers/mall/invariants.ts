import { type SQL, sql } from 'drizzle-orm';
import { NUMBERS } from '../../../contract/numbers.ts';
import type { Db } from '../../../mall/db/open.ts';
import { rowsOf } from '../../../mall/db/rows.ts';
import { anyLeft } from '../../../mall/order/stock.queries.ts';

/**
 * What must hold of stock, orders and money at any moment between two transactions. Each query finds what breaks it.
 * Stock and flash sales are compared with what there was when `remember` was called, and with SKUs made since then.
 */
const RULES: Record<string, SQL> = {
  'a trade costs what its orders cost': sql`
    select t.id from trade t left join shop_order o on o.trade_id = t.id
    group by t.id having t.payable <> coalesce(sum(o.payable), -1)`,
  'an order costs what its lines cost': sql`
    select o.id from shop_order o left join order_line l on l.order_id = o.id group by o.id
    having (o.payable, o.goods, o.promotion, o.member_discount, o.shop_coupon, o.mall_coupon, o.points_discount, o.freight)
      is distinct from (sum(l.payable), sum(l.list_price * l.quantity), sum((l.list_price - l.price) * l.quantity),
        sum(l.member_discount), sum(l.shop_coupon), sum(l.mall_coupon), sum(l.points_discount), sum(l.freight))`,
  'an order costs its goods less discounts, and freight': sql`
    select id from shop_order
    where payable <> goods - promotion - member_discount - shop_coupon - mall_coupon - points_discount + freight`,
  'a trade is paid whole or not at all': sql`
    select id from trade where paid_balance + paid_online <> case when status = 20 then payable else 0 end
      or (paid_at is not null) <> (status = 20)`,
  'orders stand where their trade does': sql`
    select o.id from shop_order o join trade t on t.id = o.trade_id
    where (t.status = 10) <> (o.status = 10) or (t.status = 30 and o.status <> 70)`,
  'no order is without its trade, no line without its order': sql`
    select id from shop_order where trade_id not in (select id from trade)
    union all select order_id from order_line where order_id not in (select id from shop_order)
    union all select id from shop_order where id not in (select order_id from order_line)`,
  'every order has a log that leads to where it stands, without a gap': sql`
    select o.id from shop_order o left join (
      select order_id, to_status, from_status,
        lag(to_status) over steps as before, lead(id) over steps as next, count(*) filter (where from_status is null) over (partition by order_id) as starts
      from order_log window steps as (partition by order_id order by id)
    ) g on g.order_id = o.id
    where g.order_id is null or g.starts <> 1 or g.from_status is distinct from g.before
      or (g.next is null and g.to_status <> o.status)`,
  'counters are the sums of their ledgers': sql`
    select w.account_id from wallet w
    where w.balance <> coalesce((select sum(amount) from ledger l where l.account_id = w.account_id and unit = 10), 0)
      or w.points <> coalesce((select sum(amount) from ledger l where l.account_id = w.account_id and unit = 20), 0)
    union all select account_id from ledger where account_id not in (select account_id from wallet)`,
  'a wallet with points says when they may be over': sql`
    select account_id from wallet where points > 0 and points_check_at is null`,
  'a ledger says what was left after each entry': sql`
    select id from (
      select id, after, sum(amount) over (partition by account_id, unit order by id) as sum from ledger) l where after <> sum`,
  'points of orders that stand were taken once, those of cancelled ones came back': sql`
    select account_id from (
      select account_id, sum(points) as n from shop_order where status <> 70 group by 1
      union all select account_id, sum(amount) from ledger where unit = 20 and kind in ('pay', 'refund') group by 1
    ) p group by 1 having sum(n) <> 0`,
  'a completed order earned its points once, another none': sql`
    select o.id from shop_order o left join ledger l on l.unit = 20 and l.kind = 'earn' and l.business_id = o.id
    group by o.id having coalesce(sum(l.amount), 0) <> case when o.status = 60 then o.payable / ${NUMBERS.fenPerPoint} else 0 end`,
  'money of a paid order that was cancelled goes back whole': sql`
    select o.id from shop_order o join trade t on t.id = o.trade_id and t.status = 20 where o.status = 70
      and o.payable <> (select coalesce(sum(amount), 0) from money_back b where b.order_id = o.id)`,
  'what trades took from balances stands in the ledgers': sql`
    select account_id from (
      select account_id, sum(paid_balance) as n from trade group by 1
      union all select account_id, sum(amount) from ledger where unit = 10 and kind = 'pay' group by 1
    ) p group by 1 having sum(n) <> 0`,
  'what came online for a trade paid it, or goes back': sql`
    select t.id from trade t join payment p on p.trade_id = t.id and p.status = 20 group by t.id
    having sum(p.amount) <> t.paid_online + coalesce((
      select sum(b.amount) from money_back b where b.order_id is null
        and b.payment_id in (select id from payment where trade_id = t.id)), 0)`,
  'as many coupons as were taken, each in one trade that stands': sql`
    select t.id from coupon_template t left join coupon c on c.template_id = t.id
      group by t.id having t.taken <> count(c.id)
    union all select c.id from coupon c where c.status = 20 and not exists (
      select 1 from shop_order o where o.trade_id = c.trade_id and o.account_id = c.account_id
        and o.shop_id = coalesce(c.shop_id, o.shop_id) and o.status <> 70)`,
  'coupons took off what their orders say': sql`
    select o.trade_id from shop_order o left join (
      select trade_id, shop_id, sum(saved) as saved from coupon where status = 20 and shop_id is not null group by 1, 2
    ) c on c.trade_id = o.trade_id and c.shop_id = o.shop_id
    where o.status <> 70 and o.shop_coupon <> coalesce(c.saved, 0)
    union all select c.trade_id from coupon c where c.status = 20 and c.shop_id is null
      and c.saved <> (select sum(o.mall_coupon) from shop_order o where o.trade_id = c.trade_id)`,
  'as many places of a group are taken and paid as it has orders': sql`
    select g.id from buy_group g left join lateral (
      select count(*) filter (where o.status <> 70) as places, count(*) filter (where o.status not in (10, 70)) as paid
      from shop_order o where o.group_id = g.id) o on true
    where g.status in (10, 20) and (g.places, g.paid) is distinct from (o.places, o.paid)
      or g.places <> (select count(*) from group_member m where m.group_id = g.id and m.status in (10, 20))
      or g.paid <> (select count(*) from group_member m where m.group_id = g.id and m.status = 20)
      or (g.status = 30) <> (g.paid = g.size)
    union all select o.id from shop_order o left join group_member m on m.group_id = o.group_id and m.order_id = o.id and m.account_id = o.account_id
      where o.group_id is not null and m.order_id is null
    union all select o.id from shop_order o where o.group_open and (o.group_id is null or o.status not in (10, 20, 70))`,
  'nothing goes on from a group that is open or failed': sql`
    select o.id from shop_order o join buy_group g on g.id = o.group_id
    where o.status not in (10, 20, 70) and g.status <> 30 or not o.group_open and g.status <> 30`,
  'listings and search say whether there is any': sql`
    select l.product_id from listing l
      where l.in_stock <> ${anyLeft(sql`l.product_id`)}
    union all select d.product_id from search_document d
      where d.in_stock <> ${anyLeft(sql`d.product_id`)}`,
  'a shopper bought of a promotion what their orders hold': sql`
    select coalesce(p.id, h.id) from (select flash_item_id as id, account_id, quantity as n from flash_purchase where quantity > 0) p
    full join (
      select l.flash_item_id as id, o.account_id, sum(l.quantity) as n from order_line l
      join shop_order o on o.id = l.order_id and o.status <> 70 where l.flash_item_id is not null group by 1, 2
    ) h on h.id = p.id and h.account_id = p.account_id where p.n is distinct from h.n
    union all select coalesce(p.id, h.id) from (
      select activity_id as id, sku_id, account_id, quantity as n from discount_purchase where quantity > 0) p
    full join (
      select l.discount_id as id, l.sku_id, o.account_id, sum(l.quantity) as n from order_line l
      join shop_order o on o.id = l.order_id and o.status <> 70 where l.discount_id is not null group by 1, 2, 3
    ) h on h.id = p.id and h.sku_id = p.sku_id and h.account_id = p.account_id where p.n is distinct from h.n`,
};

const held = (column: SQL) => sql`(select coalesce(sum(l.quantity), 0) from order_line l
  join shop_order o on o.id = l.order_id and o.status <> 70 where ${column})`;

type Count = { id: number; n: number };
const skus = (db: Db) =>
  rowsOf<Count>(
    db,
    sql`select s.id, (s.stock + ${held(sql`l.sku_id = s.id`)} + coalesce((
      select sum(f.stock - f.sold) from flash_item f where f.sku_id = s.id and f.status = 20), 0))::int as n from sku s`,
  );
const flash = (db: Db) =>
  rowsOf<Count>(db, sql`select f.id, (f.sold - ${held(sql`l.flash_item_id = f.id`)})::int as n from flash_item f`);

export type Remembered = { skus: Map<number, number>; flash: Map<number, number> };
const toMap = (rows: Count[]) => new Map(rows.map(({ id, n }) => [id, n]));

/** What there is to begin with. */
export const remember = async (db: Db): Promise<Remembered> => ({
  skus: toMap(await skus(db)),
  flash: toMap(await flash(db)),
});

/** What is broken, as `rule: id, id`; nothing, when all is well. */
export async function broken(db: Db, before: Remembered): Promise<string[]> {
  const found: string[] = [];
  const say = (rule: string, ids: unknown[]) => {
    if (ids.length) found.push(`${rule}: ${ids.slice(0, 5).join(', ')}`);
  };
  for (const [rule, query] of Object.entries(RULES)) {
    const rows = await rowsOf<Record<string, unknown>>(db, query);
    say(
      rule,
      rows.map((row) => Object.values(row)[0]),
    );
  }
  const moved = (now: Count[], was: Map<number, number>) =>
    now.filter(({ id, n }) => was.has(id) && was.get(id) !== n).map(({ id }) => id);
  say('stock is what there was, less what orders hold', moved(await skus(db), before.skus));
  say('flash sales sold what orders hold', moved(await flash(db), before.flash));
  return found;
}
