import type { APIRoute } from 'astro';
import type { Category } from '../../../contract/catalog.ts';
import { CONTENT_TYPE } from '../../../contract/enums.ts';
import type { BottomItem } from '../../../contract/site.ts';
import { pageApi } from '../../lib/api/page.ts';
import { CONTENT_PATHS } from '../../lib/content.ts';
import { categoryPath, shopPath } from '../../lib/paths.ts';
import { originOf } from '../../lib/seo/links.ts';
import { sitemapFile, xmlResponse } from '../../lib/seo/sitemap.ts';

const codes = (categories: readonly Category[]): string[] =>
  categories.flatMap(({ code, children }) => [code, ...codes(children)]);

const informed = (items: readonly BottomItem[]): BottomItem[] =>
  items.flatMap((item) => [
    ...(item.type === CONTENT_TYPE.INFOR && item.titleContent ? [item] : []),
    ...informed(item.children),
  ]);

export const GET: APIRoute = async (context) => {
  const api = pageApi(context);
  const { shops } = await api.sitemap();
  const paths = [
    '/',
    '/goods',
    '/newlist',
    '/customized',
    ...Object.values(CONTENT_PATHS),
    ...informed(await api.footer()).map(({ id }) => `/other/footer?id=${id}`),
    ...codes(await api.categories()).map(categoryPath),
    ...shops.map(shopPath),
  ];
  return xmlResponse(
    sitemapFile(
      paths.map((path) => ({ path })),
      originOf(context.url),
    ),
  );
};
