import { type SQL, sql } from 'drizzle-orm';
import { ORDER_STATUS } from '#contract/enums.ts';
import { COLLECTION } from '../collection/collection.tables.ts';
import type { Tx } from '../db/open.ts';
import { FLASH_STATUS } from '../flash-sale/flash-sale.tables.ts';
import { upTo } from './demo.queries.ts';

const OF_ACCOUNT = sql`account_id in (select id from gone_account)`;
const OF_ORDER = sql`order_id in (select id from gone_order)`;
const OF_SHOP = sql`shop_id in (select id from gone_shop)`;
const OF_PRODUCT = sql`product_id in (select id from gone_product)`;

async function run(tx: Tx, statements: readonly SQL[]): Promise<void> {
  for (const statement of statements) await tx.execute(statement);
}

const HELD = sql`select l.sku_id, l.flash_item_id, l.points_good_id, sum(
    (case when o.status = ${ORDER_STATUS.CANCELED} then l.refunded_pieces else l.quantity end) - l.restocked)::int as n
  from order_line l join shop_order o on o.id = l.order_id join gone_order g on g.id = o.id
  where not exists (select 1 from gone_product p where p.id = l.product_id) group by 1, 2, 3`;

export const returnPieces = (tx: Tx) =>
  run(tx, [
    sql`update sku s set stock = s.stock + h.n from (
      select h.sku_id, sum(h.n)::int as n from (${HELD}) h left join flash_item f on f.id = h.flash_item_id
      where h.points_good_id is null and f.status is distinct from ${FLASH_STATUS.ON} group by 1
    ) h where h.sku_id = s.id`,
    sql`update flash_item f set sold = f.sold - h.n from (
      select flash_item_id, sum(n)::int as n from (${HELD}) h where flash_item_id is not null group by 1
    ) h where h.flash_item_id = f.id`,
    sql`update points_good p set stock = p.stock + h.n from (
      select points_good_id, sum(n)::int as n from (${HELD}) h where points_good_id is not null group by 1
    ) h where h.points_good_id = p.id`,
  ]);

export const removeOrders = (tx: Tx) =>
  run(tx, [
    sql`delete from refund_log where refund_id in (select id from refund where ${OF_ACCOUNT})`,
    ...['refund', 'issued_invoice', 'member_purchase', 'money_back', 'payment', 'group_member', 'trade'].map(
      (table) => sql`delete from ${sql.identifier(table)} where ${OF_ACCOUNT}`,
    ),
    sql`delete from buy_group where opener_id in (select id from gone_account)`,
    sql`delete from parcel_event where parcel_id in (select id from parcel where ${OF_ORDER})`,
    sql`delete from parcel_line where parcel_id in (select id from parcel where ${OF_ORDER})`,
    ...['order_line', 'order_log', 'order_find', 'order_note', 'parcel'].map(
      (table) => sql`delete from ${sql.identifier(table)} where ${OF_ORDER}`,
    ),
    sql`delete from shop_order where id in (select id from gone_order)`,
  ]);

export const removeShoppers = (tx: Tx) =>
  run(tx, [
    sql`delete from coupon_code where coupon_id in (select id from coupon where ${OF_ACCOUNT})`,
    ...[
      ...['session', 'cart_line', 'collection', 'address', 'coupon', 'footprint', 'member', 'member_growth'],
      ...['member_sign_in', 'member_task', 'message', 'ledger', 'wallet', 'points_purchase', 'flash_purchase'],
      ...['flash_reminder', 'discount_purchase', 'store_paper', 'store_application'],
    ].map((table) => sql`delete from ${sql.identifier(table)} where ${OF_ACCOUNT}`),
    sql`update upload set kind = null where ${OF_ACCOUNT}`,
    sql`delete from operator_session where operator_id in (select id from operator where ${OF_ACCOUNT})`,
    sql`delete from operator where ${OF_ACCOUNT}`,
    sql`delete from account where id in (select id from gone_account)`,
  ]);

export const removePromotions = (tx: Tx, templates: readonly number[]) => {
  const given = sql`(select id from gone_coupon_template where id <> all(${`{${templates.join()}}`}::int[]))`;
  return run(tx, [
    sql`delete from coupon where template_id in ${given}`,
    sql`delete from coupon_code where template_id in ${given}`,
    sql`delete from coupon_template where id in ${given}`,
    sql`update coupon_template set stopped = true
      where id <= ${upTo('coupon_template')} and id <> all(${`{${templates.join()}}`}::int[])`,
    sql`update coupon_template t set taken = (select count(*) from coupon c where c.template_id = t.id)`,
    sql`delete from flash_reminder where flash_item_id in (select id from flash_item where ${OF_PRODUCT})`,
    sql`delete from flash_item where ${OF_PRODUCT}`,
    sql`update flash_session set daily = false where id <= ${upTo('flash_session')}`,
    sql`delete from flash_session s where id <= ${upTo('flash_session')}
      and not exists (select 1 from flash_item f where f.session_id = s.id)`,
    sql`delete from discount_product where ${OF_PRODUCT}`,
    sql`update discount_activity set stopped = true where id <= ${upTo('discount_activity')}`,
    sql`delete from discount_activity a where id <= ${upTo('discount_activity')}
      and not exists (select 1 from discount_product p where p.activity_id = a.id)
      and not exists (select 1 from order_line l where l.discount_id = a.id)`,
    sql`update group_activity set stopped = true where id <= ${upTo('group_activity')}`,
    sql`delete from group_activity where ${OF_PRODUCT}`,
    sql`update points_good set stopped = true where id <= ${upTo('points_good')}`,
    sql`delete from points_good where ${OF_PRODUCT}`,
  ]);
};

export const removeGoods = (tx: Tx) =>
  run(tx, [
    sql`delete from review where ${OF_PRODUCT} or ${OF_ACCOUNT}`,
    sql`delete from shop_score where ${OF_SHOP} or ${OF_ACCOUNT}`,
    sql`delete from review_figures where product_id in (select product_id from review_figures except select product_id from review)`,
    sql`update review_figures f set stars1 = r.s1, stars2 = r.s2, stars3 = r.s3, stars4 = r.s4, stars5 = r.s5,
        pictured = r.pictured, added = r.added
      from (select product_id, count(*) filter (where score = 1) as s1, count(*) filter (where score = 2) as s2,
        count(*) filter (where score = 3) as s3, count(*) filter (where score = 4) as s4, count(*) filter (where score = 5) as s5,
        count(*) filter (where cardinality(pictures) + cardinality(added_pictures) > 0) as pictured, count(added_at) as added
        from review where hidden_at is null and product_id <= ${upTo('product')} group by 1) r where r.product_id = f.product_id`,
    sql`update product p set reviews = r.n, score = r.score from (
      select q.id, count(r.id) as n, coalesce(round(sum(r.score) * 100.0 / count(r.id)), 0) as score
      from product q left join review r on r.product_id = q.id and r.hidden_at is null
      where q.id <= ${upTo('product')} group by 1) r where r.id = p.id`,
    sql`update shop s set scores = r.n, goods_sum = r.goods, service_sum = r.service, delivery_sum = r.delivery,
        goods_score = coalesce(round(r.goods * 100.0 / nullif(r.n, 0)), 0),
        service_score = coalesce(round(r.service * 100.0 / nullif(r.n, 0)), 0),
        delivery_score = coalesce(round(r.delivery * 100.0 / nullif(r.n, 0)), 0)
      from (select t.id, count(c.shop_id) as n, coalesce(sum(c.description), 0) as goods,
        coalesce(sum(c.service), 0) as service, coalesce(sum(c.delivery), 0) as delivery
        from shop t left join shop_score c on c.shop_id = t.id where t.id <= ${upTo('shop')} group by 1) r where r.id = s.id`,
    sql`delete from cart_line where sku_id in (select id from sku where ${OF_PRODUCT})`,
    sql`delete from collection where kind = ${COLLECTION.PRODUCT} and ref_id in (select id from gone_product)`,
    sql`delete from draft where kind = 'product' and ref in (select id::text from gone_product)`,
    sql`delete from footprint where ${OF_PRODUCT}`,
    sql`delete from sku where ${OF_PRODUCT}`,
    sql`delete from product where id in (select id from gone_product)`,
  ]);

/** Also operators of the demo in shops that are kept: everybody knows their password. */
export const removeShops = (tx: Tx) =>
  run(tx, [
    sql`delete from chat_message where conversation_id in (select id from conversation where ${OF_SHOP} or ${OF_ACCOUNT})`,
    sql`delete from conversation where ${OF_SHOP} or ${OF_ACCOUNT}`,
    sql`delete from collection where kind = ${COLLECTION.SHOP} and ref_id in (select id from gone_shop)`,
    sql`delete from draft where kind = 'shop-front' and ref in (select id::text from gone_shop)`,
    ...['chat_desk', 'return_place', 'day_figure', 'shop_front'].map(
      (table) => sql`delete from ${sql.identifier(table)} where ${OF_SHOP}`,
    ),
    sql`delete from operator_session where operator_id in (select id from operator where id <= ${upTo('operator')} or ${OF_SHOP})`,
    sql`delete from operator where id <= ${upTo('operator')} or ${OF_SHOP}`,
    sql`delete from shop where id in (select id from gone_shop)`,
  ]);
