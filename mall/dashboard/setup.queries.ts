import { eq, sql } from 'drizzle-orm';
import { PUBLISH_STATUS, STATUS } from '#contract/enums.ts';
import { NO_BRAND } from '../category/category.tables.ts';
import type { Db } from '../db/open.ts';
import { rowsOf } from '../db/rows.ts';
import { product } from '../product/product.tables.ts';
import { shop } from '../store/shop.tables.ts';

type There = {
  branding: boolean;
  categories: boolean;
  brands: boolean;
  dictionaries: boolean;
  shop: boolean;
  freight: boolean;
  returnPlace: boolean;
  product: boolean;
  order: boolean;
};

export async function whatIsThere(db: Db): Promise<There> {
  const [row] = await rowsOf<There>(
    db,
    sql`select
      exists (select 1 from setting where name = 'web') as branding,
      exists (select 1 from category) as categories,
      exists (select 1 from brand where id > ${NO_BRAND})
        or exists (select 1 from product where status = ${PUBLISH_STATUS.PUT_ON}) as brands,
      (select count(distinct dict_type) from dict_data where dict_type in ('cancel_reason', 'refund_reason')) = 2 as dictionaries,
      exists (select 1 from shop where status = ${STATUS.NORMAL}) as shop,
      exists (select 1 from shop where version > 1) as freight,
      exists (select 1 from return_place where shop_id = 0) as "returnPlace",
      exists (select 1 from product where status = ${PUBLISH_STATUS.PUT_ON}) as product,
      exists (select 1 from shop_order where paid_at is not null) as "order"`,
  );
  return row as There;
}

/** What a shop has done to begin to sell. */
export async function shopBegun(db: Db, id: number) {
  const has = (more = sql``) => sql<boolean>`exists (select 1 from ${product} where ${product.shopId} = ${id} ${more})`;
  const [row] = await db
    .select({
      name: shop.name,
      settings: sql<boolean>`${shop.version} > 1`,
      product: has(),
      sale: has(sql`and ${product.status} = ${PUBLISH_STATUS.PUT_ON}`),
    })
    .from(shop)
    .where(eq(shop.id, id));
  return row;
}
