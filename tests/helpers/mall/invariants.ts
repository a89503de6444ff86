import { type SQL, sql } from 'drizzle-orm';
import { FOOTPRINTS } from '#contract/footprint/values.ts';
import { MEMBER } from '#contract/member/levels.values.ts';
import { NUMBERS } from '#contract/settings/numbers.values.ts';
import type { Db } from '#mall/db/open.ts';
import { rowsOf } from '#mall/db/rows.ts';
import { hasPieces } from '#mall/stock/stock.queries.ts';

/** Pieces of an order line that did not come back into stock. */
const HELD = sql`(case when o.status = 70 then l.refunded_pieces else l.quantity end - l.restocked)`;

/** What the ledgers of shops say of lines: paid by the shopper, borne by the mall, the mall's commission, and the shop's due. */
const BOOKED = sql`
  select line_id, sum(amount) as due,
    sum(amount) filter (where kind in ('sale', 'freight', 'refund')) as shopper,
    sum(amount) filter (where kind in ('subsidy', 'subsidyBack')) as subsidy,
    -sum(amount) filter (where kind in ('commission', 'commissionBack')) as commission
  from shop_entry where line_id is not null group by 1`;
const SUBSIDY_BACK = sql`l.subsidy * l.refunded_pieces / l.quantity`;
/** Nothing is left of what was paid and cancelled. */
const ofLine = (fen: SQL) => sql`case when o.status = 70 then 0 else ${fen} end`;

/**
 * What must hold of stock, orders and money at any moment between two transactions. Each query finds what breaks it.
 * Stock and flash sales are compared with what there was when `remember` was called, and with SKUs made since then.
 */
const RULES: Record<string, SQL> = {
  'a store that was opened has one shop and one account, and no other application has': sql`
    select a.id from store_application a left join shop s on s.id = a.shop_id
      left join operator o on o.account_id = a.account_id and o.shop_id = a.shop_id and o.role = 'shop'
    where (a.status in (40, 50)) <> (a.shop_id is not null) or (a.shop_id is not null and (s.id is null or o.id is null))`,
  'goods stand in a category and are of a brand': sql`
    select id from product where category_id not in (select id from category) or brand_id not in (select id from brand)`,
  'the shop of a store is open as long as the store is': sql`
    select a.id from store_application a join shop s on s.id = a.shop_id where (s.status = 0) <> (a.status = 40)`,
  'a trade costs what its orders cost': sql`
    select t.id from trade t left join shop_order o on o.trade_id = t.id
    group by t.id having t.payable <> coalesce(sum(o.payable), -1)`,
  'an order costs what its lines cost': sql`
    select o.id from shop_order o left join order_line l on l.order_id = o.id group by o.id
    having (o.payable, o.goods, o.promotion, o.member_discount, o.shop_coupon, o.mall_coupon, o.points_discount, o.freight,
        o.shop_reduction, o.mall_reduction)
      is distinct from (sum(l.payable), sum(l.list_price * l.quantity), sum((l.list_price - l.price) * l.quantity),
        sum(l.member_discount), sum(l.shop_coupon), sum(l.mall_coupon), sum(l.points_discount), sum(l.freight),
        sum(l.shop_reduction), sum(l.mall_reduction))`,
  'an order costs its goods less discounts, and freight': sql`
    select id from shop_order
    where payable <> goods - promotion - member_discount - shop_coupon - mall_coupon - points_discount
      - shop_reduction - mall_reduction + freight`,
  'a trade is paid whole or not at all': sql`
    select id from trade where paid_balance + paid_online <> case when status = 20 then payable else 0 end
      or (paid_at is not null) <> (status = 20)`,
  'orders stand where their trade does': sql`
    select o.id from shop_order o join trade t on t.id = o.trade_id
    where (t.status = 10) <> (o.status = 10) or (t.status = 30 and o.status <> 70)`,
  'no order is without its trade, no line without its order': sql`
    select id from shop_order where trade_id not in (select id from trade)
    union all select order_id from order_line where order_id not in (select id from shop_order)
    union all select id from shop_order where id not in (select order_id from order_line)
    union all select id from shop_order where kind = 'member' and id not in (select order_id from member_purchase)`,
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
      select account_id, sum(points - refunded_points) as n from shop_order where status <> 70 group by 1
      union all select account_id, sum(amount) from ledger where unit = 20 and kind in ('pay', 'refund') group by 1
    ) p group by 1 having sum(n) <> 0`,
  'a completed order earned its points once, another none': sql`
    select o.id from shop_order o left join ledger l on l.unit = 20 and l.kind = 'earn' and l.business_id = o.id
    left join member_growth g on g.kind = 'order' and g.business_id = o.id
    group by o.id having count(l.id) > 1
      or coalesce(sum(l.amount), 0) < case when o.status = 60 and o.kind <> 'member' then coalesce(max(g.fen), 0) / ${NUMBERS.fenPerPoint} else 0 end
      or o.status <> 60 and count(l.id) > 0`,
  'a completed order grew its member once, by its whole yuan, and loses no more than that': sql`
    select g.business_id from member_growth g where g.kind in ('order', 'refund') group by 1
    having count(*) filter (where g.kind = 'order') <> 1 or sum(g.amount) < 0
      or sum(g.amount) filter (where g.kind = 'order') <> floor(sum(g.fen) filter (where g.kind = 'order') / 100)
    union all select o.id from shop_order o left join member_growth g on g.business_id = o.id and g.kind in ('order', 'refund')
    where o.status = 60 and o.kind <> 'member' and o.completed_at is not null group by o.id
    having count(g.business_id) = 0 or o.refunded > 0 and sum(g.fen) <> o.payable - o.refunded`,
  'points that a refund took back were earned by its order': sql`
    select business_id from ledger where unit = 20 and kind in ('earn', 'review', 'takeBack') group by 1 having sum(amount) < 0`,
  'a level is never below what the growth of its member is enough for': sql`
    select account_id::text from member m where level < (
      select count(*) from unnest(array[${sql.join(
        MEMBER.levels.map(({ growth }) => sql`${growth}::int`),
        sql`, `,
      )}]) t where m.growth >= t)`,
  'points of a day were given once for signing in': sql`
    select s.account_id::text from member_sign_in s left join ledger l
      on l.unit = 20 and l.kind = 'signIn' and l.key = 'signIn:' || s.account_id || ':' || s.day
    where l.amount is distinct from s.points
    union all select key from ledger where kind = 'signIn' and key not in (
      select 'signIn:' || account_id || ':' || day from member_sign_in)`,
  'days in a row are counted one by one': sql`
    select account_id::text from (
      select account_id, day, streak, lag(day) over days as day_before, lag(streak) over days as streak_before
      from member_sign_in window days as (partition by account_id order by day)) s
    where day_before is not null and streak <> case when day_before = day - 1 then streak_before + 1 else 1 end`,
  'points of a task were given once': sql`
    select t.account_id::text from member_task t left join ledger l
      on l.unit = 20 and l.kind = 'task' and l.key = 'task:' || t.account_id || ':' || t.task
    where l.amount is distinct from nullif(t.points, 0)`,
  'an order that travels free pays no freight': sql`
    select id from shop_order where member_freight < 0 or member_freight > 0 and freight > 0`,
  'money of a paid order that was cancelled goes back whole': sql`
    select o.id from shop_order o join trade t on t.id = o.trade_id and t.status = 20 where o.status = 70
      and o.payable <> (select coalesce(sum(amount), 0) from money_back b where b.order_id = o.id)`,
  'an order is marked as invoiced with its invoice, which costs no more than it': sql`
    select coalesce(o.id, i.order_id) from (select * from shop_order where invoiced) o
    full join issued_invoice i on i.order_id = o.id
    where o.id is null or i.order_id is null or i.amount > o.payable
      or (i.account_id, i.shop_id) is distinct from (o.account_id, o.shop_id)
      or i.title is distinct from o.invoice ->> 'title'`,
  'parcels carry pieces that were bought, less what was refunded before it left': sql`
    select l.id::text from order_line l left join (select line_id, sum(pieces) as n from parcel_line group by 1) p on p.line_id = l.id
    where coalesce(p.n, 0) <> l.shipped_pieces or l.shipped_pieces > l.quantity - (l.refunded_pieces - l.refunded_shipped)
    union all select o.id from shop_order o join order_line l on l.order_id = o.id
    where o.status in (50, 60) and l.shipped_pieces <> l.quantity - (l.refunded_pieces - l.refunded_shipped)
      and exists (select 1 from parcel p join parcel_line pl on pl.parcel_id = p.id where p.order_id = o.id)
    union all select o.id from shop_order o where o.status in (10, 20, 30) and exists (select 1 from parcel p where p.order_id = o.id)`,
  'goods of a refund go back in the parcel that it names': sql`
    select r.id from parcel p join refund r on r.id = p.refund_id
    where p.carrier is distinct from r.carrier or p.number <> coalesce(r.number, '')`,
  'nobody has more footprints than are stored': sql`
    select account_id from footprint group by 1 having count(*) > ${FOOTPRINTS}`,
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
    where o.status <> 70 and o.shop_coupon <> coalesce(c.saved, 0) and exists (
      select 1 from shop_order s join order_line l on l.order_id = s.id
      where s.trade_id = o.trade_id and s.status <> 70 and l.refunded_pieces < l.quantity)
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
  'reviews of lines are of completed orders, each of its own line': sql`
    select r.id from review r left join order_line l on l.id = r.line_id left join shop_order o on o.id = l.order_id
    where r.line_id is not null and (r.order_id, r.product_id, r.shop_id, r.account_id, 60)
      is distinct from (o.id, l.product_id, o.shop_id, o.account_id, o.status::int)`,
  'an order is reviewed when each of its lines is, apart from what was refunded': sql`
    select o.id from shop_order o join (
      select l.order_id, bool_or(r.id is null) as missing, bool_or(r.id is null and l.refunded_pieces < l.quantity) as open
      from order_line l left join review r on r.line_id = l.id group by 1
    ) l on l.order_id = o.id
    where o.reviewed_at is not null and (o.status <> 60 or l.open) or o.reviewed_at is null and not l.missing`,
  'a product scores what its reviews add up to, wherever it is listed': sql`
    select p.id from product p left join (
      select product_id, count(*) as n, round(sum(score) * 100.0 / count(*)) as score from review where hidden_at is null group by 1
    ) r on r.product_id = p.id
    where (p.reviews, p.score) is distinct from (coalesce(r.n, 0)::int, coalesce(r.score, 0)::smallint)
    union all select l.product_id from listing l join product p on p.id = l.product_id where l.score <> p.score
    union all select d.product_id from search_document d join product p on p.id = d.product_id where d.score <> p.score`,
  'figures of reviews are their sums': sql`
    select coalesce(f.product_id, r.product_id) from review_figures f full join (
      select product_id, count(*) filter (where score = 1) as s1, count(*) filter (where score = 2) as s2,
        count(*) filter (where score = 3) as s3, count(*) filter (where score = 4) as s4, count(*) filter (where score = 5) as s5,
        count(*) filter (where cardinality(pictures) + cardinality(added_pictures) > 0) as pictured, count(added_at) as added
      from review where hidden_at is null group by 1
    ) r on r.product_id = f.product_id
    where (coalesce(f.stars1, 0), coalesce(f.stars2, 0), coalesce(f.stars3, 0), coalesce(f.stars4, 0), coalesce(f.stars5, 0), coalesce(f.pictured, 0), coalesce(f.added, 0))
      is distinct from (coalesce(r.s1, 0)::int, coalesce(r.s2, 0)::int, coalesce(r.s3, 0)::int, coalesce(r.s4, 0)::int, coalesce(r.s5, 0)::int, coalesce(r.pictured, 0)::int, coalesce(r.added, 0)::int)`,
  'a shop scores what its orders add up to': sql`
    select s.id from shop s left join (
      select shop_id, count(*) as n, sum(description) as goods, sum(service) as service, sum(delivery) as delivery from shop_score group by 1
    ) r on r.shop_id = s.id
    where (s.scores, s.goods_sum, s.service_sum, s.delivery_sum) is distinct from (coalesce(r.n, 0)::int, coalesce(r.goods, 0)::int, coalesce(r.service, 0)::int, coalesce(r.delivery, 0)::int)
      or r.n > 0 and (s.goods_score, s.service_score, s.delivery_score)
        <> (round(r.goods * 100.0 / r.n)::smallint, round(r.service * 100.0 / r.n)::smallint, round(r.delivery * 100.0 / r.n)::smallint)`,
  'pictures of reviews are attached uploads of who wrote them': sql`
    select r.id from review r, unnest(r.pictures || r.added_pictures) as picture
    where r.line_id is not null and not exists (
      select 1 from upload u where u.name = picture and u.account_id = r.account_id and u.kind = 'review')`,
  'points for reviews came once, for a line each': sql`
    select l.id::int from ledger l where l.kind = 'review' and not exists (
      select 1 from review r where r.line_id::text = l.business_id and r.account_id = l.account_id)`,
  'a refund counts on its line and its order once, and gives back no more than was paid': sql`
    select l.id from order_line l left join refund r on r.line_id = l.id and r.status = 50 group by l.id
      having (l.refunded_pieces, l.refunded) is distinct from (coalesce(sum(r.quantity), 0), coalesce(sum(r.amount), 0))
        or l.restocked <> coalesce(sum(r.quantity) filter (where r.restocked), 0) or l.refunded > l.payable - l.freight
    union all select o.refunding from shop_order o left join refund r on r.order_id = o.id group by o.id
      having o.refunding <> count(r.id) filter (where r.status in (10, 20, 30, 40, 70))
        or o.refunded <> coalesce(sum(r.amount + r.freight) filter (where r.status = 50), 0) or o.refunded > o.payable
        or o.refunded_points <> coalesce(sum(r.points) filter (where r.status = 50), 0)`,
  'a refund moved its money once when it was paid, and none otherwise': sql`
    select r.id from refund r left join money_back b on starts_with(b.key, 'refund:' || r.id || '/') group by r.id
      having coalesce(sum(b.amount), 0) <> case when r.status = 50 then r.amount + r.freight else 0 end
    union all select r.id from refund r where r.points * (r.status = 50)::int <> (
      select coalesce(sum(amount), 0) from ledger l where l.unit = 20 and l.key = 'refund:' || r.id)
    union all select r.id from refund r where r.earned <> (
      select coalesce(-sum(amount), 0) from ledger l where l.unit = 20 and l.key in ('takeBack:' || r.id, 'takeBack:review:' || r.id))`,
  'no way gives back more than came by it': sql`
    select p.id from payment p join money_back b on b.payment_id = p.id group by p.id having sum(b.amount) > p.amount
    union all select t.id from trade t join shop_order o on o.trade_id = t.id
      join money_back b on b.order_id = o.id and b.payment_id is null group by t.id having sum(b.amount) > t.paid_balance`,
  'every refund has a log that leads to where it stands, without a gap': sql`
    select r.id from refund r left join (
      select refund_id, to_status, from_status, lag(to_status) over steps as before, lead(id) over steps as next,
        count(*) filter (where from_status is null) over (partition by refund_id) as starts
      from refund_log window steps as (partition by refund_id order by id)
    ) g on g.refund_id = r.id
    where g.refund_id is null or g.starts <> 1 or g.from_status is distinct from g.before
      or (g.next is null and g.to_status <> r.status)`,
  'an order of the points mall has one line, that says what it was taken out of': sql`
    select o.id from shop_order o left join order_line l on l.order_id = o.id and l.points_good_id is not null
    group by o.id having (o.kind = 'points') <> (count(l.id) = 1) or count(l.id) > 1 or (o.kind = 'points' and o.points = 0)`,
  'a shopper had of the points mall what their orders hold': sql`
    select coalesce(p.id, h.id) from (
      select points_good_id as id, account_id, quantity as n from points_purchase where quantity > 0) p
    full join (
      select l.points_good_id as id, o.account_id, sum(l.quantity - l.restocked) as n from order_line l
      join shop_order o on o.id = l.order_id and o.status <> 70 where l.points_good_id is not null group by 1, 2
      having sum(l.quantity - l.restocked) > 0
    ) h on h.id = p.id and h.account_id = p.account_id where p.n is distinct from h.n`,
  'messages of a conversation are numbered from 1 without a gap': sql`
    select c.id from conversation c left join chat_message m on m.conversation_id = c.id
    group by c.id having c.last_seq <> count(m.seq) or coalesce(max(m.seq), 0) <> c.last_seq
    union all select m.conversation_id from chat_message m where m.conversation_id not in (select id from conversation)`,
  'each shopper speaks in their own conversations alone': sql`
    select c.id from conversation c join chat_message m on m.conversation_id = c.id
    where m.sender = 'shopper' and m.sender_id <> c.account_id`,
  'a member was told until when by what was paid': sql`
    select p.order_id from member_purchase p join shop_order o on o.id = p.order_id
      where (p.paid_at is not null and p.refunded_at is null) <> (o.status = 60) or (p.refunded_at is not null and o.status <> 70)
    union all select p.order_id from member_purchase p where p.paid_at is not null
      and p.ends_at <> (p.starts_at at time zone 'Asia/Shanghai' + make_interval(months => p.months)) at time zone 'Asia/Shanghai'
    union all select q.order_id from (
      select order_id, starts_at, paid_at, lag(ends_at) over (partition by account_id order by starts_at, ends_at) as before
      from member_purchase where paid_at is not null and refunded_at is null) q
      where q.starts_at <> greatest(q.paid_at, q.before)
    union all select m.account_id::text from member m join (
      select account_id, max(ends_at) as until from member_purchase where refunded_at is null group by 1
    ) p on p.account_id = m.account_id where p.until is not null and m.paid_until is not null and m.paid_until <> p.until`,
  'a line says who bears what of it, and what the mall has of it': sql`
    select l.id from order_line l join shop_order o on o.id = l.order_id
    where l.commission is not null and (l.commission_rate not between 0 and 10000
      or l.subsidy - l.mall_reduction not between l.member_discount + l.mall_coupon + l.points_discount
        and l.member_discount + l.mall_coupon + l.points_discount + (l.list_price - l.price) * l.quantity
      or l.commission <> (2 * l.commission_rate * (l.payable - l.freight + l.subsidy) + 10000) / 20000)
    union all select o.id::bigint from shop_order o join order_line l on l.order_id = o.id
      group by o.id having count(l.commission) = count(*) and sum(l.member_freight) <> o.member_freight`,
  'the ledger of a shop says what its lines say': sql`
    select l.id from order_line l join shop_order o on o.id = l.order_id left join (${BOOKED}) e on e.line_id = l.id
    where o.booked_at is not null and (coalesce(e.shopper, 0), coalesce(e.subsidy, 0), coalesce(e.commission, 0))
      is distinct from (${ofLine(sql`l.payable - l.refunded`)}, ${ofLine(sql`l.subsidy - ${SUBSIDY_BACK} + l.member_freight`)},
        ${ofLine(sql`l.commission - coalesce(l.commission * (l.refunded + ${SUBSIDY_BACK}) / nullif(l.payable - l.freight + l.subsidy, 0), 0)`)})`,
  'what shoppers paid and the mall bore is what shops are due and the commission': sql`
    select o.id from shop_order o join order_line l on l.order_id = o.id left join (${BOOKED}) e on e.line_id = l.id
    where o.booked_at is not null group by o.id
    having ${ofLine(sql`o.payable - o.refunded`)} + coalesce(sum(e.subsidy), 0)
      <> coalesce(sum(e.due), 0) + coalesce(sum(e.commission), 0)`,
  'entries of orders are of paid ones, of their shop, and available with them': sql`
    select e.id from shop_entry e left join shop_order o on o.id = e.order_id where e.order_id is not null
      and (o.booked_at is null or o.paid_at is null or e.shop_id <> o.shop_id
        or (e.available_at is null) <> (o.available_at is null))
    union all select id from shop_entry where order_id is null and available_at is null
    union all select id::bigint from shop_order where booked_at is not null and (paid_at is null or shop_id = 0)
    union all select id::bigint from shop_order where available_at is not null and (booked_at is null or status not in (60, 70))`,
  'counters of a shop are the sums of its counted entries': sql`
    select coalesce(a.shop_id, e.shop_id) from shop_account a full join (
      select shop_id, coalesce(sum(amount) filter (where available_at is null), 0) as pending,
        coalesce(sum(amount) filter (where available_at is not null), 0) as available
      from shop_entry where counted group by 1) e on e.shop_id = a.shop_id
    where (coalesce(a.pending, 0), coalesce(a.available, 0)) is distinct from (coalesce(e.pending, 0), coalesce(e.available, 0))`,
  'what is in payout is what waits, and each payout was taken once, and given back when it failed': sql`
    select coalesce(a.shop_id, p.shop_id) from shop_account a full join (
      select shop_id, sum(amount) as amount from payout where status = 10 group by 1) p on p.shop_id = a.shop_id
    where coalesce(a.in_payout, 0) <> coalesce(p.amount, 0)
    union all select p.id from payout p
      left join shop_entry t on t.key = 'payout:' || p.id left join shop_entry b on b.key = 'payoutBack:' || p.id
      where t.amount is distinct from -p.amount or b.amount is distinct from case when p.status in (30, 40) then p.amount end
    union all select r.id from payout_run r left join payout p on p.run_id = r.id group by r.id
      having count(p.id) = 0 or bool_or(p.status = 10) <> (r.status in (10, 20)) or bool_or(p.status = 40) <> (r.status = 40)`,
  'a statement is its entries, and opens as the one before it closed': sql`
    select s.id from shop_statement s left join shop_entry e on e.statement_id = s.id group by s.id
      having s.closing <> s.opening + coalesce(sum(e.amount), 0) or s.entries <> count(e.id)
        or bool_or(e.shop_id <> s.shop_id or e.available_at is null or not e.counted
          or e.available_at >= s.to_day::timestamp at time zone 'Asia/Shanghai')
    union all select id from (
      select id, opening, from_day, lag(closing) over own as before, lag(to_day) over own as ended
      from shop_statement window own as (partition by shop_id order by from_day)) s
      where opening <> coalesce(before, 0) or from_day < ended`,
  'listings and search say whether there is any': sql`
    select l.product_id from listing l
      where l.in_stock <> ${hasPieces(sql`l.product_id`)}
    union all select d.product_id from search_document d
      where d.in_stock <> ${hasPieces(sql`d.product_id`)}`,
  'a shopper bought of a promotion what their orders hold': sql`
    select coalesce(p.id, h.id) from (select flash_item_id as id, account_id, quantity as n from flash_purchase where quantity > 0) p
    full join (
      select l.flash_item_id as id, o.account_id, sum(${HELD}) as n from order_line l
      join shop_order o on o.id = l.order_id where l.flash_item_id is not null group by 1, 2 having sum(${HELD}) > 0
    ) h on h.id = p.id and h.account_id = p.account_id where p.n is distinct from h.n
    union all select coalesce(p.id, h.id) from (
      select activity_id as id, sku_id, account_id, quantity as n from discount_purchase where quantity > 0) p
    full join (
      select l.discount_id as id, l.sku_id, o.account_id, sum(${HELD}) as n from order_line l
      join shop_order o on o.id = l.order_id where l.discount_id is not null group by 1, 2, 3 having sum(${HELD}) > 0
    ) h on h.id = p.id and h.sku_id = p.sku_id and h.account_id = p.account_id where p.n is distinct from h.n`,
};

const held = (column: SQL) => sql`(select coalesce(sum(${HELD}), 0) from order_line l
  join shop_order o on o.id = l.order_id where ${column})`;

type Count = { id: number; n: number };
const skus = (db: Db) =>
  rowsOf<Count>(
    db,
    sql`select s.id, (s.stock + ${held(sql`l.sku_id = s.id`)} + coalesce((
      select sum(f.stock - f.sold) from flash_item f where f.sku_id = s.id and f.status = 20), 0) + coalesce((
      select sum(g.stock) from points_good g where g.sku_id = s.id), 0))::int as n from sku s`,
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
