import { type SQL, sql } from 'drizzle-orm';
import { PUBLISH_STATUS } from '../../contract/enums.ts';
import type { Db, Tx } from './open.ts';

/**
 * Writes the listing rows of these products (all of them without `ids`) anew, from product, SKU and category.
 * To be called in the transaction that changed any of those.
 */
export async function reindexListing(db: Db | Tx, ids?: number[]): Promise<void> {
  const only = (column: SQL) => (ids ? sql`and ${column} in ${ids}` : sql``);
  if (ids?.length === 0) return;
  await db.execute(sql`delete from listing where true ${only(sql`product_id`)}`);
  await db.execute(sql`
    insert into listing
      (category_id, product_id, shop_id, brand_id, price, sales, score, put_on_at, made_to_order, in_stock, attribute_values)
    with recursive up (leaf, node) as (
      select id, id from category
      union all
      select up.leaf, category.parent_id from up join category on category.id = up.node where category.parent_id is not null
    ), above as (
      select leaf, node from up union all select id, 0 from category
    )
    select above.node, p.id, p.shop_id, p.brand_id, p.price, p.sales, p.score, p.put_on_at, p.custom is not null,
      exists (select 1 from sku where sku.product_id = p.id and sku.stock > 0), p.attribute_values
    from product p join above on above.leaf = p.category_id
    where p.status = ${PUBLISH_STATUS.PUT_ON} ${only(sql`p.id`)}`);
}

/** Lets identity columns go on after rows that were inserted with their own ids, and refreshes the planner's figures. */
export async function settleAfterBulk(db: Db | Tx, tables: string[]): Promise<void> {
  for (const table of tables) {
    const name = sql.identifier(table);
    await db.execute(sql`select setval(pg_get_serial_sequence(${table}, 'id'), (select coalesce(max(id), 0) + 1 from ${name}), false)`);
  }
  await db.execute(sql`analyze`);
}
