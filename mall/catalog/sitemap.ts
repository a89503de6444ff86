import { and, asc, desc, eq, gt, isNull, lte, max, or } from 'drizzle-orm';
import { CAMPAIGN } from '#contract/campaign/values.ts';
import { SITEMAP_RANGE, type SitemapIndex, type SitemapProducts } from '#contract/catalog/sitemap.schema.ts';
import { PUBLISH_STATUS, STATUS } from '#contract/enums.ts';
import { DAY_MS } from '#contract/time.ts';
import { campaign } from '../campaign/campaign.tables.ts';
import type { Db } from '../db/open.ts';
import { product } from '../product/product.tables.ts';
import { shop } from '../store/shop.tables.ts';
import { inOpenShop } from './sku-columns.queries.ts';

export async function sitemapIndex(db: Db, now: Date): Promise<SitemapIndex> {
  const [last] = await db.select({ id: max(product.id) }).from(product);
  const shops = await db.select({ id: shop.id }).from(shop).where(eq(shop.status, STATUS.NORMAL)).orderBy(asc(shop.id));
  return {
    productFiles: Math.ceil((last?.id ?? 0) / SITEMAP_RANGE),
    shops: shops.map(({ id }) => id),
    ...(await shownCampaigns(db, now)),
  };
}

async function shownCampaigns(db: Db, now: Date): Promise<Required<Pick<SitemapIndex, 'campaigns' | 'freshUntil'>>> {
  const { code, startsAt, endsAt } = campaign;
  const rows = await db
    .select({ code, startsAt, endsAt })
    .from(campaign)
    .where(and(eq(campaign.shown, true), or(isNull(endsAt), gt(endsAt, now))))
    .orderBy(desc(campaign.id))
    .limit(CAMPAIGN.listed);
  const turns = rows.flatMap((row) => [row.startsAt, row.endsAt].flatMap((turn) => turn?.getTime() ?? []));
  const next = turns.filter((turn) => turn > now.getTime());
  return {
    campaigns: rows.filter((row) => !row.startsAt || row.startsAt <= now).map((row) => row.code),
    freshUntil: new Date(Math.min(now.getTime() + DAY_MS, ...next)).toISOString(),
  };
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
