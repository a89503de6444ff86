import { eq, sql } from 'drizzle-orm';
import type { ProductRemoval } from '#contract/product/publish.values.ts';
import { COLLECTION } from '../collection/collection.tables.ts';
import type { Db, Tx } from '../db/open.ts';
import { rowsOf } from '../db/rows.ts';
import { product, sku } from './product.tables.ts';

export async function removalOf(db: Db | Tx, id: number): Promise<ProductRemoval> {
  const skus = sql`(select s.id from sku s where s.product_id = ${id})`;
  const [row] = await rowsOf<{ ordered: boolean; promoted: boolean }>(
    db,
    sql`select coalesce((select sales > 0 from product where id = ${id}), false)
        or exists (select 1 from order_line where sku_id in ${skus}) as ordered,
      exists (select 1 from flash_item where sku_id in ${skus})
        or exists (select 1 from discount_product where product_id = ${id})
        or exists (select 1 from group_activity where product_id = ${id})
        or exists (select 1 from points_good where product_id = ${id}) as promoted`,
  );
  if (row?.ordered) return 'ordered';
  return row?.promoted ? 'promoted' : 'free';
}

/** What shoppers, drafts and files wrote down of it goes with it. */
export async function deleteProduct(tx: Tx, id: number): Promise<void> {
  const skus = sql`(select s.id from sku s where s.product_id = ${id})`;
  await tx.execute(sql`delete from cart_line where sku_id in ${skus}`);
  await tx.execute(sql`delete from product_watch where kind = 'restock' and sku_id in ${skus}`);
  await tx.execute(sql`delete from product_watch where kind = 'price' and product_id = ${id}`);
  await tx.execute(sql`delete from collection where kind = ${COLLECTION.PRODUCT} and ref_id = ${id}`);
  await tx.execute(sql`delete from draft where kind = 'product' and ref = ${String(id)}`);
  await tx.delete(sku).where(eq(sku.productId, id));
  await tx.delete(product).where(eq(product.id, id));
}
