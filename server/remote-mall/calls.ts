import { z } from 'zod';
import { publicKey } from '#contract/account/schema.ts';
import { appearance } from '#contract/appearance/schema.ts';
import { listingPage, newArrivals } from '#contract/catalog/listing.schema.ts';
import { category, categoryName, homeGoods, productView, shopCard } from '#contract/catalog/schema.ts';
import { sitemapIndex, sitemapProducts } from '#contract/catalog/sitemap.schema.ts';
import {
  bottomTree,
  contentPage,
  dictionaries,
  footerEntry,
  homePage,
  hotWords,
  newestNotices,
  webConfig,
} from '#contract/content/schema.ts';
import { isPassing } from '#contract/envelope.ts';
import { flashSale } from '#contract/flash-sale/schema.ts';
import { searchPage, suggestions } from '#contract/search/schema.ts';

export type ReadCall = {
  /** As in the OpenAPI document. */
  path: string;
  data: z.ZodType;
  /** Required parameters. */
  query?: string;
  /** Sent by POST. */
  body?: object;
  /** Pages fail without it; without the others, the page or a part of it is missing. */
  required?: true;
};

/** The public read operations of a mall, with the schemas of their `data`. */
export const READ_CALLS: readonly ReadCall[] = [
  { path: '/api/app/webConfig/getPcWebConfig', data: webConfig, required: true },
  { path: '/api/app/p/home/config/bottomTree', data: bottomTree, required: true },
  { path: '/api/app/hotWords', data: hotWords, required: true },
  { path: '/api/pms/categories', data: z.array(category), required: true },
  { path: '/api/app/home', data: homePage, required: true },
  { path: '/api/pms/home', data: homeGoods, required: true },
  { path: '/api/promo/flash', data: flashSale, required: true },
  { path: '/api/app/notices', data: newestNotices, required: true },
  { path: '/api/pms/goods', data: listingPage, required: true },
  { path: '/api/pms/goods/{id}', data: productView, required: true },
  { path: '/api/app/appearance', data: appearance },
  { path: '/api/app/content/{slug}', data: contentPage },
  { path: '/api/app/footer/{id}', data: footerEntry },
  { path: '/api/pms/custom-categories', data: z.array(categoryName) },
  { path: '/api/pms/new', data: newArrivals },
  { path: '/api/pms/search', data: searchPage },
  { path: '/api/pms/suggest', query: '?q=a', data: suggestions },
  { path: '/api/pms/sitemap', data: sitemapIndex },
  { path: '/api/pms/sitemap/{file}', data: sitemapProducts },
  { path: '/api/shop/{id}', data: shopCard },
  { path: '/api/admin/sys/dict/type/listByCodes', data: dictionaries, body: { dictTypeList: ['cancel_reason'] } },
  { path: '/api/app/security/publicKey', data: publicKey },
];

/** Each problem as its place and reason; empty: the response fits. */
export function problemsOf(call: ReadCall, envelope: unknown): string[] {
  const { success, code, data } = (envelope ?? {}) as { success?: unknown; code?: unknown; data?: unknown };
  if (success !== true) return [`success: expected true, received ${JSON.stringify(success)}`];
  if (!isPassing(code)) return [`code: expected 00000 or 200, received ${JSON.stringify(code)}`];
  const parsed = call.data.safeParse(data);
  if (parsed.success) return [];
  return parsed.error.issues.map(({ path, message }) => `${['data', ...path].join('.')}: ${message}`);
}

/** @param path without its query */
export const callOf = (path: string): ReadCall | undefined =>
  READ_CALLS.find((call) => call.path === path) ?? PATTERNS.find(({ pattern }) => pattern.test(path))?.call;

const PATTERNS = READ_CALLS.filter(({ path }) => path.includes('{')).map((call) => ({
  call,
  pattern: new RegExp(`^${call.path.replace(/\{\w+\}/, '[^/]+')}$`),
}));
