import { and, asc, eq, gt, lte, max } from 'drizzle-orm';
import { SITEMAP_RANGE, type SitemapIndex, type SitemapProducts } from '#contract/catalog/sitemap.schema.ts';
import { PUBLISH_STATUS, STATUS } from '#contract/enums.ts';
import type { Db } from '../db/open.ts';
import { product } from '../product/product.tables.ts';
import { shop } from '../store/shop.tables.ts';
import { inOpenShop } from './sku-columns.queries.ts';

export async function sitemapIndex(db: Db): Promise<SitemapIndex> {
  const [last] = await db.select({ id: max(product.id) }).from(product);
  const shops = await db.select({ id: shop.id }).from(shop).where(eq(shop.status, STATUS.NORMAL)).orderBy(asc(shop.id));
  return { productFiles: Math.ceil((last?.id ?? 0) / SITEMAP_RANGE), shops: shops.map(({ id }) => id) };
}

export async function sitemapProducts(db: Db, file: number): Promise<SitemapProducts> {
  const end = file * SITEMAP_RANGE;
  const rows = await db
    .select({ id: product.id, updatedAt: product.updatedAt })
    .from(product)
    .where(
      and(
        gt(product.id, end - SITEMAP_RANGE),
        lte(product.id, end),
        eq(product.status, PUBLISH_STATUS.PUT_ON),
        inOpenShop,
      ),
    )
    .orderBy(asc(product.id));
  return rows.map(({ id, updatedAt }) => ({ id, updatedAt: updatedAt.toISOString() }));
}
