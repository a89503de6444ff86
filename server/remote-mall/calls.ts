import { z } from 'zod';
import { viewPublicKey } from '#contract/account/calls.ts';
import { publicKey } from '#contract/account/schema.ts';
import { viewAppearance } from '#contract/appearance/calls.ts';
import { appearance } from '#contract/appearance/schema.ts';
import { viewCampaign } from '#contract/campaign/calls.ts';
import { campaign } from '#contract/campaign/schema.ts';
import * as catalog from '#contract/catalog/calls.ts';
import { listingPage, newArrivals, option } from '#contract/catalog/listing.schema.ts';
import { category, categoryName, homeGoods, productView, shopCard } from '#contract/catalog/schema.ts';
import { sitemapIndex, sitemapProducts } from '#contract/catalog/sitemap.schema.ts';
import * as content from '#contract/content/calls.ts';
import {
  bottomTree,
  contentPage,
  dictionaries,
  footerEntry,
  homePage,
  hotWords,
  newestNotices,
  siteMenu,
  webConfig,
} from '#contract/content/schema.ts';
import { listCouponOffers } from '#contract/coupon/calls.ts';
import { couponOffers } from '#contract/coupon/schema.ts';
import { isPassing } from '#contract/envelope.ts';
import { viewFlashProduct, viewFlashSale } from '#contract/flash-sale/calls.ts';
import { flashProduct, flashSale } from '#contract/flash-sale/schema.ts';
import { viewPointsProduct } from '#contract/points-mall/calls.ts';
import { pointsProduct } from '#contract/points-mall/schema.ts';
import { listProductReviews } from '#contract/review/calls.ts';
import { productReviews } from '#contract/review/schema.ts';
import { searchGoods, suggestSearches } from '#contract/search/calls.ts';
import { searchPage, suggestions } from '#contract/search/schema.ts';
import { viewShopFront } from '#contract/shop-front/calls.ts';
import { shopFront } from '#contract/shop-front/schema.ts';

export type ReadCall = {
  /** As in the OpenAPI document. */
  path: string;
  data: z.ZodType;
  /** Required parameters; `{id}` is that of a product. */
  query?: string;
  /** Sent by POST. */
  body?: object;
  /** Pages fail without it; without the others, the page or a part of it is missing. */
  required?: true;
};

/** The public read operations of a mall, with the schemas of their `data`. */
export const READ_CALLS: readonly ReadCall[] = [
  { path: content.viewWebConfig.path, data: webConfig, required: true },
  { path: content.viewFooter.path, data: bottomTree, required: true },
  { path: content.listHotWords.path, data: hotWords, required: true },
  { path: catalog.listCategories.path, data: z.array(category), required: true },
  { path: content.viewHome.path, data: homePage, required: true },
  { path: content.viewHomeGoods.path, data: homeGoods, required: true },
  { path: viewFlashSale.path, data: flashSale, required: true },
  { path: content.listNewestNotices.path, data: newestNotices, required: true },
  { path: catalog.listGoods.path, data: listingPage, required: true },
  { path: catalog.viewProduct.path, data: productView, required: true },
  { path: viewAppearance.path, data: appearance },
  { path: content.viewMenu.path, data: siteMenu },
  { path: listProductReviews.path, data: productReviews },
  { path: listCouponOffers.path, query: '?productId={id}', data: couponOffers },
  { path: viewFlashProduct.path, data: flashProduct },
  { path: viewPointsProduct.path, data: pointsProduct },
  { path: catalog.findBrands.path, query: '?text=a', data: z.array(option) },
  { path: content.viewContent.path, data: contentPage },
  { path: content.viewFooterEntry.path, data: footerEntry },
  { path: catalog.listCustomCategories.path, data: z.array(categoryName) },
  { path: catalog.listNewArrivals.path, data: newArrivals },
  { path: searchGoods.path, data: searchPage },
  { path: suggestSearches.path, query: '?q=a', data: suggestions },
  { path: catalog.viewSitemap.path, data: sitemapIndex },
  { path: catalog.listSitemapProducts.path, data: sitemapProducts },
  { path: catalog.viewShop.path, data: shopCard },
  { path: viewShopFront.path, data: shopFront },
  { path: viewCampaign.path, data: campaign },
  { path: content.listDictionaries.path, data: dictionaries, body: { dictTypeList: ['cancel_reason'] } },
  { path: viewPublicKey.path, data: publicKey },
];

/** Each problem as its place and reason; empty: the response fits. */
export function problemsOf(call: ReadCall, envelope: unknown): string[] {
  const { success, code, data } = (envelope ?? {}) as { success?: unknown; code?: unknown; data?: unknown };
  if (success !== true) return [`success: expected true, received ${JSON.stringify(success)}`];
  if (!isPassing(code)) return [`code: expected 00000 or 200, received ${JSON.stringify(code)}`];
  const parsed = call.data.safeParse(data);
  if (parsed.success) return [];
  return parsed.error.issues.map(({ path, message }, at) => {
    const orNull = at < EXPLAINED && takesNull(call.data, data, path) ? ', or null' : '';
    return `${['data', ...path].join('.')}: ${message.replace(/, received|$/, (rest) => `${orNull}${rest}`)}`;
  });
}

/** Each is parsed once more. */
const EXPLAINED = 50;

/** Whether null in this place would fit: zod names the other type alone. */
function takesNull(schema: z.ZodType, data: unknown, path: readonly PropertyKey[]): boolean {
  const key = path.at(-1);
  const copy = structuredClone(data);
  const parent = path.slice(0, -1).reduce<unknown>((at, part) => (at as Record<PropertyKey, unknown>)?.[part], copy);
  if (key === undefined || typeof parent !== 'object' || parent === null) return false;
  (parent as Record<PropertyKey, unknown>)[key] = null;
  const place = path.join('.');
  return !schema.safeParse(copy).error?.issues.some((issue) => issue.path.join('.') === place);
}

/** @param path without its query */
export const callOf = (path: string): ReadCall | undefined =>
  READ_CALLS.find((call) => call.path === path) ?? PATTERNS.find(({ pattern }) => pattern.test(path))?.call;

const PATTERNS = READ_CALLS.filter(({ path }) => path.includes('{')).map((call) => ({
  call,
  pattern: new RegExp(`^${call.path.replace(/\{\w+\}/, '[^/]+')}$`),
}));
