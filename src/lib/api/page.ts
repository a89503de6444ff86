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
import type { Language } from '../../../contract/language.ts';
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
import { createClient } from './client.ts';

const DAY_S = 24 * 3600;

/** Astro gives the not-found page no cache when it stands in for an endpoint that has no such method. */
type Context = Pick<APIContext, 'locals'> & { cache: APIContext['cache'] | undefined };
type Tags<T> = string[] | ((value: T) => string[]);

/** The mall's calls for a page being rendered. */
export function pageApi({ locals }: Pick<Context, 'locals'>): PageApi {
  locals.api ??= new PageApi(locals.language);
  return locals.api;
}

/** Keeps a whole page under the tags of all that was read for it, so that a change of anything it shows drops it. */
export function keepPage({ locals, cache }: Context): void {
  const { api, unkept } = locals;
  if (!cache?.enabled || !api || unkept) return;
  cache.set({ maxAge: Math.max(1, Math.floor((api.until - Date.now()) / 1_000)), tags: [...api.tags] });
}

/** Keeps the page out of the cache, whatever was or will be read for it. */
export function neverKeep({ locals }: Pick<Context, 'locals'>): void {
  locals.unkept = true;
}

/** Answers are kept by tag in this process. A class, as one is made for every page: its calls are made only once. */
export class PageApi {
  /** Of every answer that was read. */
  readonly tags = new Set<string>();
  /** Until when all of them hold, in ms. */
  until = Date.now() + DAY_S * 1_000;
  readonly #language: Language;

  constructor(language: Language) {
    this.#language = language;
  }

  async #get<T extends object>(path: string, tags: Tags<T>): Promise<T> {
    const { data } = getHost();
    const key = `${this.#language} ${path}`;
    const kept = data.get(key, Date.now());
    if (kept) {
      this.#note(kept.tags, kept.expires);
      return kept.value as T;
    }
    const mark = data.mark();
    const value = await this.#ask<T>(path);
    const own = typeof tags === 'function' ? tags(value) : tags;
    const expires = 'freshUntil' in value ? Date.parse(String(value.freshUntil)) : Date.now() + DAY_S * 1_000;
    data.put(key, { value, size: JSON.stringify(value).length, tags: own, expires }, mark);
    this.#note(own, expires);
    return value;
  }

  #ask<T>(path: string): Promise<T> {
    const client = createClient({
      fetch: (url, options) => getHost().mallFetch(new Request(url, options)),
      base: 'http://mall/api',
      headers: () => ({ 'accept-language': this.#language }),
    });
    return client.get<T>(path);
  }

  #note(tags: readonly string[], expires: number): void {
    if (expires < this.until) this.until = expires;
    for (const tag of tags) this.tags.add(tag);
  }

  webConfig() {
    return this.#get<WebConfig>('/app/webConfig/getPcWebConfig', ['web-config']);
  }
  footer() {
    return this.#get<BottomItem[]>('/app/p/home/config/bottomTree', ['footer']);
  }
  home() {
    return this.#get<HomePage>('/app/home', ['home']);
  }
  hotWords() {
    return this.#get<string[]>('/app/hotWords', ['hot-words']);
  }
  notices() {
    return this.#get<NewestNotices>('/app/notices', ['notices']);
  }
  content(slug: ContentSlug) {
    return this.#get<ContentPage>(`/app/content/${slug}`, [`content:${slug}`]);
  }
  footerEntry(id: string) {
    return this.#get<FooterEntry>(`/app/footer/${encodeURIComponent(id)}`, ['footer']);
  }
  categories() {
    return this.#get<Category[]>('/pms/categories', ['categories']);
  }
  /** @param query as in the page's address */
  listing(query: URLSearchParams) {
    return this.#get<ListingPage>(`/pms/goods?${query}`, ({ items }) => [
      `category:${query.get('category') ?? 'all'}`,
      'categories',
      ...items.map(({ id }) => `product:${id}`),
    ]);
  }
  customCategories() {
    return this.#get<CategoryName[]>('/pms/custom-categories', ['categories', 'category:all']);
  }
  /** @param query as in the page's address */
  search(query: URLSearchParams) {
    return this.#get<SearchPage>(`/pms/search?${query}`, ({ items, shop }) => [
      'search',
      'category:all',
      'categories',
      ...(shop ? [`shop:${shop.id}`] : []),
      ...items.map(({ id }) => `product:${id}`),
    ]);
  }
  newArrivals(page: string) {
    return this.#get<NewArrivals>(`/pms/new?page=${encodeURIComponent(page)}`, ({ weeks }) => [
      'category:all',
      ...weeks.flatMap(({ items }) => items.map(({ id }) => `product:${id}`)),
    ]);
  }
  product(id: string) {
    return this.#get<ProductView>(`/pms/goods/${encodeURIComponent(id)}`, ({ shop, related }) => [
      `product:${id}`,
      `shop:${shop.id}`,
      ...related.map((card) => `product:${card.id}`),
    ]);
  }
  flashSale() {
    return this.#get<FlashSale>('/promo/flash', ({ items }) => ['home', ...items.map(({ id }) => `product:${id}`)]);
  }
  homeGoods() {
    return this.#get<HomeGoods>('/pms/home', ({ floors, newest, shops }) => [
      'home',
      'categories',
      'category:all',
      ...shops.map(({ id }) => `shop:${id}`),
      ...new Set(
        [newest, ...floors.map(({ items }) => items), ...shops.map(({ items }) => items)]
          .flat()
          .map(({ id }) => `product:${id}`),
      ),
    ]);
  }
  sitemap() {
    return this.#get<SitemapIndex>('/pms/sitemap', ['sitemap']);
  }
  sitemapProducts(file: string) {
    return this.#get<SitemapProducts>(`/pms/sitemap/${encodeURIComponent(file)}`, ['sitemap']);
  }
  shop(id: string) {
    return this.#get<ShopCard>(`/shop/${encodeURIComponent(id)}`, [`shop:${id}`]);
  }

  // Neither these answers nor pages made of them are kept.
  previewGoods(id: string, key: string) {
    return this.#ask<GoodsPreview>(`/pms/preview/goods/${encodeURIComponent(id)}?${new URLSearchParams({ key })}`);
  }
  previewContent(slug: string, key: string) {
    return this.#ask<ContentPreview>(
      `/app/preview/content/${encodeURIComponent(slug)}?${new URLSearchParams({ key })}`,
    );
  }
  previewHome(key: string) {
    return this.#ask<HomePreview>(`/app/preview/home?${new URLSearchParams({ key })}`);
  }
}
