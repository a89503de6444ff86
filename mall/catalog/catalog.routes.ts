import { z } from '@hono/zod-openapi';
import * as calls from '#contract/catalog/calls.ts';
import { brandQuery, listingPage, listingQuery, newArrivals, option } from '#contract/catalog/listing.schema.ts';
import { category, categoryName, productId, productView, shopCard } from '#contract/catalog/schema.ts';
import { sitemapIndex, sitemapProducts } from '#contract/catalog/sitemap.schema.ts';
import { pageText } from '#contract/query.schema.ts';
import type { Deps } from '../deps.ts';
import { addCall, type CallContext, type createCalls } from '../http/call.ts';

import * as catalog from './catalog.ts';
import { customCategories, findBrands, listGoods, listNew } from './listing.ts';
import * as sitemap from './sitemap.ts';

const tag = 'Goods';

export function catalogRoutes(app: ReturnType<typeof createCalls>, deps: Deps): void {
  const { database, clock } = deps;
  const pricesNow = catalog.createPricesNow(deps);
  const viewer = (c: CallContext): catalog.Viewer => ({ db: database.db, language: c.get('language'), now: clock() });
  const one = z.object({ id: productId });

  addCall(app, calls.listCategories, { summary: 'Category tree', tag, data: z.array(category) }, ({ c }) =>
    catalog.listCategories(viewer(c)),
  );
  addCall(
    app,
    calls.listGoods,
    {
      summary: 'Listing with facets',
      tag,
      query: listingQuery,
      data: listingPage,
    },
    async ({ c, query }) => listGoods(viewer(c), query, await pricesNow()),
  );
  addCall(
    app,
    calls.findBrands,
    {
      summary: 'Brands by a part of their name',
      tag,
      query: brandQuery,
      data: z.array(option),
    },
    ({ c, query }) => findBrands(viewer(c), query),
  );
  addCall(app, calls.viewProduct, { summary: 'One product', tag, params: one, data: productView }, ({ c, params }) =>
    catalog.viewProduct(viewer(c), params.id),
  );
  addCall(
    app,
    calls.listNewArrivals,
    {
      summary: 'New arrivals by week',
      tag,
      query: listingQuery.pick({ page: true }),
      data: newArrivals,
    },
    ({ c, query }) => listNew(viewer(c), query.page),
  );
  addCall(
    app,
    calls.listCustomCategories,
    {
      summary: 'Top categories that have made-to-order goods',
      tag,
      data: z.array(categoryName),
    },
    ({ c }) => customCategories(viewer(c)),
  );
  addCall(app, calls.viewShop, { summary: 'One shop', tag, params: one, data: shopCard }, ({ c, params }) =>
    catalog.viewShop(viewer(c), params.id),
  );
  addCall(app, calls.viewSitemap, { summary: 'What the sitemap names', tag, data: sitemapIndex }, () =>
    sitemap.sitemapIndex(database.db, clock()),
  );
  addCall(
    app,
    calls.listSitemapProducts,
    {
      summary: 'Products of one sitemap file',
      tag,
      params: z.object({ file: pageText }),
      data: sitemapProducts,
    },
    ({ params }) => sitemap.sitemapProducts(database.db, params.file),
  );
}
