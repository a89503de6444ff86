import type { APIRoute } from 'astro';
import type { Category } from '#contract/catalog/schema.ts';
import type { BottomItem } from '#contract/content/schema.ts';
import { CONTENT_SLUGS } from '#contract/content/values.ts';
import { CONTENT_TYPE } from '#contract/enums.ts';
import { type PageApi, pageApi } from '../../lib/server/api/page.ts';
import { CONTENT_PATHS } from '../../lib/server/content.ts';
import { sitemapFile, xmlResponse } from '../../lib/server/seo/sitemap-xml.ts';
import { orMissing } from '../../lib/shared/api/missing.ts';
import { campaignPath, categoryPath, shopPath } from '../../lib/shared/paths.ts';

const codes = (categories: readonly Category[]): string[] =>
  categories.flatMap(({ code, children }) => [code, ...codes(children)]);

const informed = (items: readonly BottomItem[]): BottomItem[] =>
  items.flatMap((item) => [
    ...(item.type === CONTENT_TYPE.INFOR && item.titleContent ? [item] : []),
    ...informed(item.children),
  ]);

/** Of the content pages that the mall has. */
async function contentPaths(api: PageApi): Promise<string[]> {
  const found = await Promise.all(CONTENT_SLUGS.map((slug) => orMissing(api.content(slug))));
  return CONTENT_SLUGS.filter((_, at) => found[at]).map((slug) => CONTENT_PATHS[slug]);
}

export const GET: APIRoute = async (context) => {
  const api = pageApi(context);
  const { shops = [], campaigns = [] } = (await orMissing(api.sitemap())) ?? {};
  const paths = [
    '/',
    '/goods',
    '/newlist',
    '/customized',
    ...(await contentPaths(api)),
    ...informed(await api.footer()).map(({ id }) => `/other/footer?id=${id}`),
    ...codes(await api.categories()).map(categoryPath),
    ...campaigns.map(campaignPath),
    ...shops.map(shopPath),
  ];
  return xmlResponse(
    sitemapFile(
      paths.map((path) => ({ path })),
      context.locals.origin,
    ),
  );
};
