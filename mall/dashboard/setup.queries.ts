import { sql } from 'drizzle-orm';
import { PUBLISH_STATUS, STATUS } from '#contract/enums.ts';
import type { Db } from '../db/open.ts';
import { rowsOf } from '../db/rows.ts';

type There = {
  branding: boolean;
  categories: boolean;
  brands: boolean;
  shop: boolean;
  product: boolean;
  order: boolean;
};

export async function whatIsThere(db: Db): Promise<There> {
  const [row] = await rowsOf<There>(
    db,
    sql`select
      exists (select 1 from setting where name = 'web') as branding,
      exists (select 1 from category) as categories,
      exists (select 1 from brand) as brands,
      exists (select 1 from shop where status = ${STATUS.NORMAL}) as shop,
      exists (select 1 from product where status = ${PUBLISH_STATUS.PUT_ON}) as product,
      exists (select 1 from shop_order where paid_at is not null) as "order"`,
  );
  return row ?? { branding: false, categories: false, brands: false, shop: false, product: false, order: false };
}
