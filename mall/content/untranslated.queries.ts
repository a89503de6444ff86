import { and, desc, eq } from 'drizzle-orm';
import { campaign } from '../campaign/campaign.tables.ts';
import { couponTemplate } from '../coupon/coupon.tables.ts';
import type { Db } from '../db/open.ts';
import { noEnglish, product } from '../product/product.tables.ts';
import { shopFront } from '../shop-front/shop-front.tables.ts';
import { shop } from '../store/shop.tables.ts';
import { notice } from './content.tables.ts';

const LISTED = 200;

export const noticesWithoutEnglish = (db: Db) =>
  db
    .select({ id: notice.id, title: notice.title, html: notice.html })
    .from(notice)
    .where(noEnglish(notice.title, notice.html))
    .orderBy(desc(notice.publishedAt))
    .limit(LISTED);

export const couponsWithoutEnglish = (db: Db) =>
  db
    .select({ id: couponTemplate.id, name: couponTemplate.name })
    .from(couponTemplate)
    .where(noEnglish(couponTemplate.name))
    .orderBy(desc(couponTemplate.id))
    .limit(LISTED);

export const shopsWithoutEnglish = (db: Db) =>
  db
    .select({ id: shop.id, intro: shop.intro })
    .from(shop)
    .where(noEnglish(shop.intro))
    .orderBy(desc(shop.id))
    .limit(LISTED);

/** Texts of blocks lie deep, so the latest are read whole. */
export const latestFronts = (db: Db, shopId: number | null) =>
  db
    .select({ id: shopFront.shopId, blocks: shopFront.value })
    .from(shopFront)
    .where(shopId === null ? undefined : eq(shopFront.shopId, shopId))
    .orderBy(desc(shopFront.updatedAt))
    .limit(LISTED);

export const latestCampaigns = (db: Db) =>
  db
    .select({ id: campaign.id, title: campaign.title, intro: campaign.intro, blocks: campaign.blocks })
    .from(campaign)
    .orderBy(desc(campaign.updatedAt))
    .limit(LISTED);

export const productsWithoutEnglish = (db: Db, shopId: number | null) =>
  db
    .select({ id: product.id, title: product.title, selling: product.selling, detail: product.detail })
    .from(product)
    .where(
      and(
        shopId === null ? undefined : eq(product.shopId, shopId),
        noEnglish(product.title, product.selling, product.detail),
      ),
    )
    .orderBy(desc(product.id))
    .limit(LISTED);
