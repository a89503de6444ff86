import type { APIRoute } from 'astro';
import { pageApi } from '../../lib/api/page.ts';
import { productPath } from '../../lib/paths.ts';
import { originOf } from '../../lib/seo/links.ts';
import { sitemapFile, xmlResponse } from '../../lib/seo/sitemap.ts';

export const GET: APIRoute = async (context) => {
  const api = pageApi(context);
  const { productFiles } = await api.sitemap();
  const { file = '' } = context.params;
  if (!/^[1-9]\d{0,4}$/.test(file) || Number(file) > productFiles) return context.rewrite('/404');
  const products = await api.sitemapProducts(file);
  const entries = products.map(({ id, updatedAt }) => ({ path: productPath(id), changed: updatedAt }));
  return xmlResponse(sitemapFile(entries, originOf(context.url)));
};
