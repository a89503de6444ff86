import type { APIRoute } from 'astro';
import { pageApi } from '../lib/server/api/page.ts';
import { sitemapIndexFile, xmlResponse } from '../lib/server/seo/sitemap-xml.ts';
import { orMissing } from '../lib/shared/api/missing.ts';

export const GET: APIRoute = async (context) => {
  const productFiles = (await orMissing(pageApi(context).sitemap()))?.productFiles ?? 0;
  const products = Array.from({ length: productFiles }, (_, n) => `/sitemap/products-${n + 1}.xml`);
  return xmlResponse(sitemapIndexFile(['/sitemap/pages.xml', ...products], context.locals.origin));
};
