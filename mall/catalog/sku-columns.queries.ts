import { sql } from 'drizzle-orm';
import { STATUS } from '../../contract/enums.ts';
import { product, shop, sku } from '../db/schema.ts';

/** Of a query about products: goods of shops that are offline are neither shown nor sold. */
export const inOpenShop = sql`exists (
  select 1 from ${shop} where ${shop.id} = ${product.shopId} and ${shop.status} = ${STATUS.NORMAL})`;

/** What a cart and a checkout need to know of a SKU; its product and its shop are joined. */
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
  status: product.status,
  retired: sku.retired,
  options: product.custom,
  shopId: shop.id,
  shopName: shop.name,
  shopStatus: shop.status,
  freight: shop.freight,
};
