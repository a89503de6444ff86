import { z } from '@hono/zod-openapi';
import { brandQuery, listingPage, listingQuery, newArrivals, option } from '#contract/catalog/listing.schema.ts';
import { category, categoryName, productId, productView, shopCard } from '#contract/catalog/schema.ts';
import { sitemapIndex, sitemapProducts } from '#contract/catalog/sitemap.schema.ts';
import { pageText } from '#contract/query.schema.ts';
import type { Deps } from '../deps.ts';
import { addPathCall, type CallContext, type createCalls } from '../http/call.ts';

import * as catalog from './catalog.ts';
import { createPricesNow, customCategories, findBrands, listGoods, listNew } from './listing.ts';
import * as sitemap from './sitemap.ts';

const tag = 'Goods';

export function catalogRoutes(app: ReturnType<typeof createCalls>, deps: Deps): void {
  const { database, clock } = deps;
  const pricesNow = createPricesNow(deps);
  const viewer = (c: CallContext): catalog.Viewer => ({ db: database.db, language: c.get('language'), now: clock() });
  const one = z.object({ id: productId });

  addPathCall(
    app,
    { method: 'get', path: '/api/pms/categories', summary: 'Category tree', tag, data: z.array(category) },
    ({ c }) => catalog.listCategories(viewer(c)),
  );
  addPathCall(
    app,
    {
      method: 'get',
      path: '/api/pms/goods',
      summary: 'Listing with facets',
      tag,
      query: listingQuery,
      data: listingPage,
    },
    async ({ c, query }) => listGoods(viewer(c), query, await pricesNow()),
  );
  addPathCall(
    app,
    {
      method: 'get',
      path: '/api/pms/brands',
      summary: 'Brands by a part of their name',
      tag,
      query: brandQuery,
      data: z.array(option),
    },
    ({ c, query }) => findBrands(viewer(c), query),
  );
  addPathCall(
    app,
    { method: 'get', path: '/api/pms/goods/{id}', summary: 'One product', tag, params: one, data: productView },
    ({ c, params }) => catalog.viewProduct(viewer(c), params.id),
  );
  addPathCall(
    app,
    {
      method: 'get',
      path: '/api/pms/new',
      summary: 'New arrivals by week',
      tag,
      query: listingQuery.pick({ page: true }),
      data: newArrivals,
    },
    ({ c, query }) => listNew(viewer(c), query.page),
  );
  addPathCall(
    app,
    {
      method: 'get',
      path: '/api/pms/custom-categories',
      summary: 'Top categories that have made-to-order goods',
      tag,
      data: z.array(categoryName),
    },
    ({ c }) => customCategories(viewer(c)),
  );
  addPathCall(
    app,
    { method: 'get', path: '/api/shop/{id}', summary: 'One shop', tag, params: one, data: shopCard },
    ({ c, params }) => catalog.viewShop(viewer(c), params.id),
  );
  addPathCall(
    app,
    { method: 'get', path: '/api/pms/sitemap', summary: 'What the sitemap names', tag, data: sitemapIndex },
    () => sitemap.sitemapIndex(database.db),
  );
  addPathCall(
    app,
    {
      method: 'get',
      path: '/api/pms/sitemap/{file}',
      summary: 'Products of one sitemap file',
      tag,
      params: z.object({ file: pageText }),
      data: sitemapProducts,
    },
    ({ params }) => sitemap.sitemapProducts(database.db, params.file),
  );
}
