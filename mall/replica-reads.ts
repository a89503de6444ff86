import type { Call, CallShape } from '#contract/call.ts';
import * as catalog from '#contract/catalog/calls.ts';
import * as content from '#contract/content/calls.ts';
import { listProductReviews } from '#contract/review/calls.ts';
import * as search from '#contract/search/calls.ts';

/**
 * What visitors read that may come from a replica. Not flash sales, whose stock moves by the second, nor anything that a shopper or an
 * operator asks for with a token, who may have just written.
 */
export const REPLICA_READS: readonly Call<CallShape>[] = [
  catalog.listCategories,
  catalog.listGoods,
  catalog.findBrands,
  catalog.viewProduct,
  catalog.listNewArrivals,
  catalog.listCustomCategories,
  catalog.viewShop,
  catalog.viewSitemap,
  catalog.listSitemapProducts,
  content.viewFooter,
  content.viewHome,
  content.viewHomeGoods,
  content.listHotWords,
  content.viewMenu,
  content.listNewestNotices,
  content.viewContent,
  content.viewFooterEntry,
  listProductReviews,
  search.searchGoods,
  search.suggestSearches,
];
