import type { APIRoute } from 'astro';
import { pageApi } from '../lib/api/page.ts';
import { originOf } from '../lib/seo/links.ts';
import { sitemapIndexFile, xmlResponse } from '../lib/seo/sitemap.ts';

export const GET: APIRoute = async (context) => {
  const { productFiles } = await pageApi(context).sitemap();
  const products = Array.from({ length: productFiles }, (_, n) => `/sitemap/products-${n + 1}.xml`);
  return xmlResponse(sitemapIndexFile(['/sitemap/pages.xml', ...products], originOf(context.url)));
};
