import { and, asc, desc, eq, sql } from 'drizzle-orm';
import { SALE_LACKS, type SaleLack } from '#contract/product/publish.values.ts';
import { DEFAULT_FREIGHT } from '#contract/store/freight.values.ts';
import type { Db, Tx } from '../db/open.ts';
import { rowsOf } from '../db/rows.ts';
import { change, operator } from '../operator/operator.tables.ts';
import { shop } from '../store/shop.tables.ts';
import { product, sku } from './product.tables.ts';

export const skusOfProduct = (db: Db | Tx, id: number, shopId: number | null) =>
  db
    .select({ id: sku.id, spec: sku.spec, stock: sku.stock, retired: sku.retired })
    .from(sku)
    .innerJoin(product, eq(product.id, sku.productId))
    .where(and(eq(product.id, id), shopId === null ? undefined : eq(product.shopId, shopId)))
    .orderBy(asc(sku.retired), asc(sku.sort));

export async function standing(db: Db, id: number) {
  const [row] = await db
    .select({
      code: product.code,
      status: product.status,
      sales: product.sales,
      shopId: product.shopId,
      shop: shop.name,
    })
    .from(product)
    .innerJoin(shop, eq(shop.id, product.shopId))
    .where(eq(product.id, id));
  return row;
}

export const changesOf = (db: Db, kind: string, ref: string, most: number) =>
  db
    .select({ at: change.at, by: operator.name, action: change.action, after: change.after })
    .from(change)
    .leftJoin(operator, eq(operator.id, change.operatorId))
    .where(and(eq(change.kind, kind), eq(change.ref, ref)))
    .orderBy(desc(change.id))
    .limit(most);

/** Freight is missing while a shop still has the template that it was opened with. */
export async function lacksOf(db: Db | Tx, id: number): Promise<SaleLack[]> {
  const [row] = await rowsOf<Record<SaleLack, boolean>>(
    db,
    sql`select not exists (select 1 from sku k where k.product_id = p.id and not k.retired and k.stock > 0) as stock,
        (s.version = 1 and s.freight = ${JSON.stringify(DEFAULT_FREIGHT)}::jsonb) as freight,
        (s.freight -> 'byWeight' is not null
          and exists (select 1 from sku k where k.product_id = p.id and not k.retired and k.weight is null)) as weight
      from product p join shop s on s.id = p.shop_id where p.id = ${id}`,
  );
  return SALE_LACKS.filter((lack) => row?.[lack]);
}
