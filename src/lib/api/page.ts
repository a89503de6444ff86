import type { APIContext } from 'astro';
import type {
  Category,
  CategoryName,
  FlashSale,
  HomeGoods,
  ListingPage,
  NewArrivals,
  ProductView,
  ShopCard,
} from '../../../contract/catalog.ts';
import type { ContentPreview, GoodsPreview, HomePreview } from '../../../contract/preview.ts';
import type { SearchPage } from '../../../contract/search.ts';
import type {
  BottomItem,
  ContentPage,
  ContentSlug,
  FooterEntry,
  HomePage,
  NewestNotices,
  WebConfig,
} from '../../../contract/site.ts';
import type { SitemapIndex, SitemapProducts } from '../../../contract/sitemap.ts';
import { getHost } from '../host.ts';
import { type Client, createClient } from './client.ts';

const DAY_S = 24 * 3600;

/** Astro gives the not-found page no cache when it stands in for an endpoint that has no such method. */
type Context = Pick<APIContext, 'locals'> & { cache: APIContext['cache'] | undefined };
type Tags<T> = string[] | ((value: T) => string[]);

/**
 * The mall's calls for a page being rendered. Answers are kept by tag in this process, and each one read adds its tags
 * to the page, so that whatever a page shows, a change of it drops the page.
 */
export function pageApi({ locals, cache }: Context): PageApi {
  locals.api ??= createPageApi({ locals, cache });
  return locals.api;
}

function createPageApi({ locals, cache }: Context) {
  const { mallFetch, data } = getHost();
  const { language } = locals;
  const client: Client = createClient({
    fetch: (url, options) => mallFetch(new Request(url, options)),
    base: 'http://mall/api',
    headers: () => ({ 'accept-language': language }),
  });
  let until = Date.now() + DAY_S * 1_000;

  async function get<T extends object>(path: string, tags: Tags<T>): Promise<T> {
    const key = `${language} ${path}`;
    const kept = data.get(key, Date.now());
    if (kept) {
      note(kept.tags, kept.expires);
      return kept.value as T;
    }
    const mark = data.mark();
    const value = await client.get<T>(path);
    const own = typeof tags === 'function' ? tags(value) : tags;
    const expires = 'freshUntil' in value ? Date.parse(String(value.freshUntil)) : Date.now() + DAY_S * 1_000;
    data.put(key, { value, size: JSON.stringify(value).length, tags: own, expires }, mark);
    note(own, expires);
    return value;
  }

  function note(tags: readonly string[], expires: number): void {
    until = Math.min(until, expires);
    if (cache?.enabled && !locals.unkept)
      cache.set({ maxAge: Math.max(1, Math.floor((until - Date.now()) / 1_000)), tags: [...tags] });
  }

  return {
    webConfig: () => get<WebConfig>('/app/webConfig/getPcWebConfig', ['web-config']),
    footer: () => get<BottomItem[]>('/app/p/home/config/bottomTree', ['footer']),
    home: () => get<HomePage>('/app/home', ['home']),
    hotWords: () => get<string[]>('/app/hotWords', ['hot-words']),
    notices: () => get<NewestNotices>('/app/notices', ['notices']),
    content: (slug: ContentSlug) => get<ContentPage>(`/app/content/${slug}`, [`content:${slug}`]),
    footerEntry: (id: string) => get<FooterEntry>(`/app/footer/${encodeURIComponent(id)}`, ['footer']),
    categories: () => get<Category[]>('/pms/categories', ['categories']),
    /** @param query as in the page's address */
    listing: (query: URLSearchParams) =>
      get<ListingPage>(`/pms/goods?${query}`, ({ items }) => [
        `category:${query.get('category') ?? 'all'}`,
        'categories',
        ...items.map(({ id }) => `product:${id}`),
      ]),
    customCategories: () => get<CategoryName[]>('/pms/custom-categories', ['categories', 'category:all']),
    /** @param query as in the page's address */
    search: (query: URLSearchParams) =>
      get<SearchPage>(`/pms/search?${query}`, ({ items, shop }) => [
        'search',
        'category:all',
        'categories',
        ...(shop ? [`shop:${shop.id}`] : []),
        ...items.map(({ id }) => `product:${id}`),
      ]),
    newArrivals: (page: string) =>
      get<NewArrivals>(`/pms/new?page=${encodeURIComponent(page)}`, ({ weeks }) => [
        'category:all',
        ...weeks.flatMap(({ items }) => items.map(({ id }) => `product:${id}`)),
      ]),
    product: (id: string) =>
      get<ProductView>(`/pms/goods/${encodeURIComponent(id)}`, ({ shop, related }) => [
        `product:${id}`,
        `shop:${shop.id}`,
        ...related.map((card) => `product:${card.id}`),
      ]),
    flashSale: () => get<FlashSale>('/promo/flash', ({ items }) => ['home', ...items.map(({ id }) => `product:${id}`)]),
    homeGoods: () =>
      get<HomeGoods>('/pms/home', ({ floors, newest, shops }) => [
        'home',
        'categories',
        'category:all',
        ...shops.map(({ id }) => `shop:${id}`),
        ...new Set(
          [newest, ...floors.map(({ items }) => items), ...shops.map(({ items }) => items)]
            .flat()
            .map(({ id }) => `product:${id}`),
        ),
      ]),
    /** Neither these answers nor pages made of them are kept. */
    previewGoods: (id: string, key: string) =>
      client.get<GoodsPreview>(`/pms/preview/goods/${encodeURIComponent(id)}?${new URLSearchParams({ key })}`),
    previewContent: (slug: string, key: string) =>
      client.get<ContentPreview>(`/app/preview/content/${encodeURIComponent(slug)}?${new URLSearchParams({ key })}`),
    previewHome: (key: string) => client.get<HomePreview>(`/app/preview/home?${new URLSearchParams({ key })}`),
    sitemap: () => get<SitemapIndex>('/pms/sitemap', ['sitemap']),
    sitemapProducts: (file: string) => get<SitemapProducts>(`/pms/sitemap/${encodeURIComponent(file)}`, ['sitemap']),
    shop: (id: string) => get<ShopCard>(`/shop/${encodeURIComponent(id)}`, [`shop:${id}`]),
  };
}

/** Keeps the page out of the cache, whatever was or will be read for it. */
export function neverKeep({ locals, cache }: Context): void {
  locals.unkept = true;
  if (cache?.enabled) cache.set(false);
}

export type PageApi = ReturnType<typeof createPageApi>;
