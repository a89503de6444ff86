import type { APIRoute } from 'astro';
import { pageApi } from '../../lib/server/api/page.ts';
import { sitemapFile, xmlResponse } from '../../lib/server/seo/sitemap-xml.ts';
import { orMissing } from '../../lib/shared/api/missing.ts';
import { productPath } from '../../lib/shared/paths.ts';

export const GET: APIRoute = async (context) => {
  const api = pageApi(context);
  const productFiles = (await orMissing(api.sitemap()))?.productFiles ?? 0;
  const { file = '' } = context.params;
  if (!/^[1-9]\d{0,4}$/.test(file) || Number(file) > productFiles) return context.rewrite('/404');
  const products = await api.sitemapProducts(file);
  const entries = products.map(({ id, updatedAt }) => ({ path: productPath(id), changed: updatedAt }));
  return xmlResponse(sitemapFile(entries, context.locals.origin));
};
