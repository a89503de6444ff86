import { sql } from 'drizzle-orm';
import { STATUS } from '#contract/enums.ts';
import { category } from '../category/category.tables.ts';
import { product, sku } from '../product/product.tables.ts';
import { shop } from '../store/shop.tables.ts';

export const inOpenShop = sql`exists (
  select 1 from ${shop} where ${shop.id} = ${product.shopId} and ${shop.status} = ${STATUS.NORMAL})`;

const noReturns = sql<boolean>`exists (
  select 1 from ${category} own left join ${category} above on above.id = own.parent_id
    left join ${category} top on top.id = above.parent_id
  where own.id = ${product.categoryId} and (own.no_returns or above.no_returns or top.no_returns))`;

/**
 * Commission in basis points: of the product's shop, else of the nearest category upwards; null: as the mall says. Shops of the mall pay none.
 * Product and shop have to be joined.
 */
export const commissionRate = sql<number | null>`case when ${shop.official} then 0 else coalesce(${shop.commission}, (
  select coalesce(own.commission, above.commission, top.commission)
  from ${category} own left join ${category} above on above.id = own.parent_id
    left join ${category} top on top.id = above.parent_id
  where own.id = ${product.categoryId})) end`;

/** Columns for cart and checkout; product and shop have to be joined. */
export const goods = {
  skuId: sku.id,
  productId: product.id,
  title: product.title,
  axes: product.axes,
  spec: sku.spec,
  pictures: product.pictures,
  picture: sku.picture,
  price: sku.price,
  stock: sku.stock,
  grams: sku.weight,
  status: product.status,
  retired: sku.retired,
  options: product.custom,
  noReturns,
  shopId: shop.id,
  shopName: shop.name,
  shopStatus: shop.status,
  freight: shop.freight,
};
