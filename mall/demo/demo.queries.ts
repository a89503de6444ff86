import { type SQL, sql } from 'drizzle-orm';
import type { DemoPlan } from '#contract/demo/schema.ts';
import { COUPON_USE, PUBLISH_STATUS, STATUS } from '#contract/enums.ts';
import { MINUTE_MS } from '#contract/time.ts';
import { NO_BRAND } from '../category/category.tables.ts';
import type { Db, Tx } from '../db/open.ts';
import { rowsOf } from '../db/rows.ts';
import { liftTimeout } from '../db/timeout.ts';

export const DEMO_SETTING = 'demo';

export const upTo = (table: string): SQL =>
  sql`coalesce((select (value -> 'upTo' ->> ${table})::int from setting where name = ${DEMO_SETTING}), 0)`;

export async function isFilled(db: Db): Promise<boolean> {
  const rows = await rowsOf(db, sql`select 1 from setting where name = ${DEMO_SETTING}`);
  return rows.length > 0;
}

/** Keeps orders, shoppers, products and entries of shops from being added until the transaction ends. */
export const lockTables = (tx: Tx) =>
  tx.execute(sql`lock table account, trade, shop_order, shop, product, sku, flash_item, payout_run, shop_statement, shop_entry, shop_account
    in share row exclusive mode`);

const COLLECT_MS = MINUTE_MS;

// Anti-joins: a list of ids that exceeds the working memory would be read once for every row.
const staysOrder = (id: SQL): SQL => sql`not exists (select 1 from gone_order g where g.id = ${id})`;
const staysProduct = (id: SQL): SQL => sql`not exists (select 1 from gone_product g where g.id = ${id})`;

/**
 * Collects what to remove in temporary tables: shoppers, orders, shops and products of the demo that nothing of the owner or of a real
 * shopper depends on.
 */
export async function collect(tx: Tx): Promise<void> {
  // A mall that grew has many rows; the screen and the removal read all of them, seldom.
  await liftTimeout(tx, COLLECT_MS);
  const statements = [
    // A demo shopper stays with an order from a shop of the owner or a store, and with those they share a group with.
    sql`create temporary table gone_account on commit drop as
      with recursive staying (id) as (
        select id from account where id > ${upTo('account')}
        union select account_id from shop_order where shop_id > ${upTo('shop')}
        union select account_id from store_application where shop_id is not null
        union select other.account_id from staying
          join group_member mine on mine.account_id = staying.id join group_member other on other.group_id = mine.group_id)
      select a.id from account a where a.id <= ${upTo('account')} and not exists (select 1 from staying y where y.id = a.id)`,
    sql`create temporary table gone_order on commit drop as
      select id from shop_order where account_id in (select id from gone_account)`,
    sql`create index on gone_account (id)`,
    sql`create index on gone_order (id)`,
    sql`analyze gone_account`,
    sql`analyze gone_order`,
    sql`create temporary table gone_product on commit drop as
      select p.id from product p where p.id <= ${upTo('product')} and not exists (
        select 1 from order_line l where l.product_id = p.id and ${staysOrder(sql`l.order_id`)})`,
    sql`create index on gone_product (id)`,
    sql`analyze gone_product`,
    sql`create temporary table owned_shop on commit drop as
      select id from shop s where id <= ${upTo('shop')} and (
        exists (select 1 from product p where p.shop_id = s.id and p.id > ${upTo('product')})
        or exists (select 1 from operator o where o.shop_id = s.id and o.id > ${upTo('operator')}))`,
    sql`create temporary table gone_shop on commit drop as
      select s.id from shop s where s.id <= ${upTo('shop')} and s.id not in (select id from owned_shop)
        and not exists (select 1 from shop_order o where o.shop_id = s.id and ${staysOrder(sql`o.id`)})
        and not exists (select 1 from product p where p.shop_id = s.id and ${staysProduct(sql`p.id`)})`,
    sql`create temporary table gone_coupon_template on commit drop as
      select id from coupon_template t where (id <= ${upTo('coupon_template')} or shop_id in (select id from gone_shop))
        and not exists (select 1 from coupon c where c.template_id = t.id
          and not exists (select 1 from gone_account g where g.id = c.account_id)
          and (c.status = ${COUPON_USE.USED} or t.shop_id is null or t.shop_id not in (select id from gone_shop)))`,
  ];
  for (const statement of statements) await tx.execute(statement);
}

const count = (table: string, where: SQL) => sql`(select count(*)::int from ${sql.identifier(table)} where ${where})`;
const OF_PRODUCT = sql`product_id in (select id from gone_product)`;

const UNUSED_CATEGORY = sql`id <= ${upTo('category')} and id not in (
  with recursive used (id) as (
    select category_id from product p where ${staysProduct(sql`p.id`)}
    union select id from category where id > ${upTo('category')}
    union select c.parent_id from used join category c on c.id = used.id where c.parent_id is not null
  ) select id from used)`;
const UNUSED_BRAND = sql`id > ${NO_BRAND} and id <= ${upTo('brand')} and id not in (
  select brand_id from product p where ${staysProduct(sql`p.id`)})`;
const UNUSED_ATTRIBUTE = sql`id <= ${upTo('attribute')} and id not in (
  select v.attribute_id from attribute_value v join product p on v.id = any(p.attribute_values)
  where ${staysProduct(sql`p.id`)})`;

/** To be called after `collect`. */
export async function plan(tx: Tx): Promise<Omit<DemoPlan, 'there'>> {
  const [row] = await rowsOf<DemoPlan['goes'] & { owned: number; closed: number; kept: number; people: number }>(
    tx,
    sql`select ${count('gone_shop', sql`true`)} as shops, ${count('gone_product', sql`true`)} as products,
      ${count('gone_account', sql`true`)} as shoppers, ${count('gone_order', sql`true`)} as orders,
      ${count('gone_coupon_template', sql`true`)} + ${count('discount_activity', sql`id <= ${upTo('discount_activity')}`)}
        + ${count('flash_item', OF_PRODUCT)} + ${count('group_activity', OF_PRODUCT)} + ${count('points_good', OF_PRODUCT)} as promotions,
      ${count('review', sql`${OF_PRODUCT} or account_id in (select id from gone_account)`)} as reviews,
      ${count('category', UNUSED_CATEGORY)} + ${count('brand', UNUSED_BRAND)} + ${count('attribute', UNUSED_ATTRIBUTE)} as catalogue,
      ${count('owned_shop', sql`true`)} as owned,
      ${count('shop', sql`id <= ${upTo('shop')} and id not in (select id from gone_shop) and id not in (select id from owned_shop)`)} as closed,
      ${count('product', sql`id <= ${upTo('product')} and ${staysProduct(sql`product.id`)}`)} as kept,
      ${count('account', sql`id <= ${upTo('account')} and not exists (select 1 from gone_account g where g.id = account.id)`)} as people`,
  );
  if (!row) throw new Error('a count has one row');
  const { owned, closed, kept, people, ...goes } = row;
  return { goes, stays: { ownedShops: owned, closedShops: closed, products: kept, shoppers: people } };
}

const idsOf = async (tx: Tx, statement: SQL): Promise<number[]> =>
  (await rowsOf<{ id: number }>(tx, statement)).map(({ id }) => id);

export const takeOffShelf = (tx: Tx): Promise<number[]> =>
  idsOf(
    tx,
    sql`update product set status = case when status = ${PUBLISH_STATUS.PUT_ON} then ${PUBLISH_STATUS.PUT_OFF} else status end
      where id <= ${upTo('product')} returning id`,
  );

export const closeShops = (tx: Tx) =>
  tx.execute(sql`update shop set status = ${STATUS.DISABLED} where id <= ${upTo('shop')}
    and id not in (select id from gone_shop) and id not in (select id from owned_shop)`);

export async function lockStaying(tx: Tx, lockedHash: string): Promise<void> {
  const demo = sql`<= ${upTo('account')}`;
  await tx.execute(sql`update account set password_hash = ${lockedHash} where id ${demo}`);
  await tx.execute(sql`delete from session where account_id ${demo}`);
}

export async function removeCatalogue(tx: Tx): Promise<void> {
  await tx.execute(
    sql`delete from attribute_value where attribute_id in (select id from attribute where ${UNUSED_ATTRIBUTE})`,
  );
  await tx.execute(sql`delete from attribute where ${UNUSED_ATTRIBUTE}`);
  await tx.execute(sql`delete from facet where category_id in (select id from category where ${UNUSED_CATEGORY})`);
  await tx.execute(sql`delete from category where ${UNUSED_CATEGORY}`);
  await tx.execute(sql`delete from brand where ${UNUSED_BRAND}`);
}

export async function removeSettings(tx: Tx): Promise<void> {
  await tx.execute(sql`delete from setting where name in ('web', 'home', 'search', 'member') and version = 1`);
  await tx.execute(sql`delete from notice where id <= ${upTo('notice')} and version = 1`);
  await tx.execute(sql`delete from setting where name = ${DEMO_SETTING}`);
}

/** Those that nobody has changed. @returns their codes */
export async function removeCampaigns(tx: Tx): Promise<string[]> {
  const untouched = sql`id <= ${upTo('campaign')} and version = 1`;
  await tx.execute(
    sql`delete from draft where kind = 'campaign' and ref in (select id::text from campaign where ${untouched})`,
  );
  const gone = await rowsOf<{ code: string }>(tx, sql`delete from campaign where ${untouched} returning code`);
  return gone.map(({ code }) => code);
}

export const codesOf = async (tx: Tx, table: 'category' | 'shop'): Promise<Set<string>> =>
  new Set((await rowsOf<{ code: string }>(tx, sql`select code from ${sql.identifier(table)}`)).map(({ code }) => code));

export const productIds = async (tx: Tx, ids: readonly number[]): Promise<Set<number>> =>
  new Set(await idsOf(tx, sql`select id from product where id = any(${`{${ids.join()}}`}::int[])`));
