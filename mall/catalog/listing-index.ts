import { type SQL, sql } from 'drizzle-orm';
import { PUBLISH_STATUS, STATUS } from '#contract/enums.ts';
import type { Db, Tx } from '../db/open.ts';
import { rowsOf } from '../db/rows.ts';
import { FACET, listingTerm } from './listing.tables.ts';

/**
 * Rebuilds the listing rows and facet counts of these products (all without `ids`) from product, SKU and category. Not for two
 * transactions at once: see `listing-lock.ts`.
 */
export async function reindexListing(db: Db | Tx, ids?: number[]): Promise<void> {
  if (ids?.length === 0) return;
  if (ids) await countFacets(db, -1, ids);
  else await db.execute(sql`delete from facet`);
  await db.execute(sql`delete from listing where true ${only(sql`product_id`, ids)}`);
  await db.execute(sql`
    insert into listing
      (category_id, product_id, shop_id, brand_id, price, sales, score, put_on_at, made_to_order, in_stock, terms)
    with recursive up (leaf, node) as (
      select id, id from category
      union all
      select up.leaf, category.parent_id from up join category on category.id = up.node where category.parent_id is not null
    ), above as (
      select leaf, node from up union all select id, 0 from category
    )
    select above.node, p.id, p.shop_id, p.brand_id, p.price, p.sales, p.score, p.put_on_at, p.custom is not null,
      exists (select 1 from sku where sku.product_id = p.id and sku.stock > 0 and not sku.retired),
      array(select above.node * ${TERM_STEP}::bigint + value from unnest(p.attribute_values) as value)
    from product p join above on above.leaf = p.category_id
    where p.status = ${PUBLISH_STATUS.PUT_ON} ${only(sql`p.id`, ids)}
      and exists (select 1 from shop where shop.id = p.shop_id and shop.status = ${STATUS.NORMAL})`);
  await countFacets(db, 1, ids);
}

export const listingRows = (db: Tx, ids: number[]) =>
  rowsOf<{ productId: number; categoryId: number; row: string }>(
    db,
    sql`select product_id as "productId", category_id as "categoryId", listing::text as row from listing where product_id in ${ids}`,
  );

const TERM_STEP = listingTerm(1, 0);
const only = (column: SQL, ids: number[] | undefined) => (ids ? sql`and ${column} in ${ids}` : sql``);

/** In the order of keys, so that no two transactions deadlock. */
async function countFacets(db: Db | Tx, sign: 1 | -1, ids: number[] | undefined): Promise<void> {
  await db.execute(sql`
    insert into facet (category_id, kind, option_id, products)
    select category_id, kind, option_id, ${sign}::int * count(*)
    from (select category_id, brand_id, made_to_order, terms from listing where true ${only(sql`product_id`, ids)}) entry,
      lateral (
        select ${FACET.ALL}::int, 0
        union all select ${FACET.MADE_TO_ORDER}::int, 0 where made_to_order
        union all select ${FACET.BRAND}::int, brand_id
        union all select ${FACET.VALUE}::int, (term % ${TERM_STEP}::bigint)::int from unnest(terms) term
      ) counted (kind, option_id)
    group by 1, 2, 3 order by 1, 2, 3
    on conflict (category_id, kind, option_id) do update set products = facet.products + excluded.products`);
}

/** Advances identity sequences after rows with ids of their own were inserted, and updates the planner's statistics. */
export async function settleAfterBulk(db: Db | Tx, tables: string[]): Promise<void> {
  for (const table of tables) {
    const name = sql.identifier(table);
    await db.execute(
      sql`select setval(pg_get_serial_sequence(${table}, 'id'), (select coalesce(max(id), 0) + 1 from ${name}), false)`,
    );
  }
  await db.execute(sql`analyze`);
}
