import type { Appearance } from '#contract/appearance/schema.ts';
import { PLAIN_APPEARANCE } from '#contract/appearance/values.ts';
import type { ListingPage, NewArrivals } from '#contract/catalog/listing.schema.ts';
import type { Category, CategoryName, HomeGoods, ProductView, ShopCard } from '#contract/catalog/schema.ts';
import type { SitemapIndex, SitemapProducts } from '#contract/catalog/sitemap.schema.ts';
import type {
  BottomItem,
  ContentPage,
  FooterEntry,
  HomePage,
  NewestNotices,
  WebConfig,
} from '#contract/content/schema.ts';
import type { ContentSlug } from '#contract/content/values.ts';
import type { CouponOffers } from '#contract/coupon/schema.ts';
import { CONTENT_TYPE, COUPON_TYPE, INPUT_MODE, LEVEL, PUBLISH_STATUS } from '#contract/enums.ts';
import type { FlashProduct, FlashSale } from '#contract/flash-sale/schema.ts';
import type { Language } from '#contract/language.ts';
import type { PointsProduct } from '#contract/points-mall/schema.ts';
import type { ContentPreview, GoodsPreview, HomePreview } from '#contract/preview/schema.ts';
import { REQUEST_ID } from '#contract/request-id.ts';
import type { CodeFields } from '#contract/response-codes.ts';
import type { ProductReviews, ReviewFilter, ReviewSort } from '#contract/review/schema.ts';
import type { SearchPage } from '#contract/search/schema.ts';
import { ApiError, createClient } from '../../shared/api/client.ts';
import { unknownCodes } from '../../shared/unknown-codes.ts';
import type { CachedData } from '../data-cache.ts';
import type { SiteContext } from '../site-context.ts';

const DAY_S = 24 * 3600;

type Context = { locals: App.Locals };
type Tags<T> = string[] | ((value: T) => string[]);

/** The mall's calls for the page being rendered. */
export function pageApi({ locals }: Context): PageApi {
  locals.api ??= new PageApi(locals.language, locals.site, locals.trace?.requestId);
  return locals.api;
}

/** Excludes the page from the page cache, whatever is read for it. */
export function setPersonal({ locals }: Context): void {
  locals.personal = true;
}

/** Whether prices say which goods a page of a listing shows. */
const isByPrice = (query: URLSearchParams): boolean =>
  query.has('min') || query.has('max') || (query.get('sort')?.startsWith('price') ?? false);

/** The breadcrumb shows categories, and each card the name of its shop. */
const productTags = ({ id, shop, related }: ProductView): string[] => [
  `product:${id}`,
  `shop:${shop.id}`,
  'categories',
  ...related.flatMap((card) => [`product:${card.id}`, `shop:${card.shopId}`]),
];

/** Responses are cached by tag in this process. A class, because one is made for every page. */
export class PageApi {
  /** Of every response that was read. */
  readonly tags = new Set<string>();
  /** Undefined enum codes in what was read; the page alerts them. */
  readonly unknown = new Set<string>();
  /** Until when all of them hold, in ms. */
  until = Date.now() + DAY_S * 1_000;
  readonly #language: Language;
  readonly #site: SiteContext;
  /** Makes the calls of a page carry its name in the log. */
  readonly #requestId: Record<string, string>;

  constructor(language: Language, site: SiteContext, requestId?: string) {
    this.#language = language;
    this.#site = site;
    this.#requestId = requestId ? { [REQUEST_ID]: requestId } : {};
  }

  /** @param missing what a mall without this call is taken to answer */
  async #get<T extends object>(path: string, tags: Tags<T>, codes: CodeFields = {}, missing?: T): Promise<T> {
    const { data } = this.#site;
    const key = `${this.#language} ${path}`;
    const cached = data.get(key, Date.now());
    if (cached) {
      this.#note(cached);
      return cached.value as T;
    }
    const mark = data.mark();
    const value = await this.#fetch<T>(path).catch((error: unknown) => {
      if (missing && error instanceof ApiError && error.kind === 'missing') return missing;
      throw error;
    });
    const own = typeof tags === 'function' ? tags(value) : tags;
    const expires = 'freshUntil' in value ? Date.parse(String(value.freshUntil)) : Date.now() + DAY_S * 1_000;
    const unknown = unknownCodes(value, codes);
    const stored = { value, size: JSON.stringify(value).length, unknown, tags: own, expires };
    data.put(key, stored, mark);
    this.#note(stored);
    return value;
  }

  #fetch<T>(path: string): Promise<T> {
    const client = createClient({
      fetch: (url, options) => this.#site.mallFetch(new Request(url, options)),
      base: 'http://mall/api',
      headers: () => ({ 'accept-language': this.#language, ...this.#requestId }),
    });
    return client.get<T>(path);
  }

  #note({ tags, expires, unknown }: Pick<CachedData, 'tags' | 'expires' | 'unknown'>): void {
    for (const code of unknown) this.unknown.add(code);
    if (expires < this.until) this.until = expires;
    for (const tag of tags) this.tags.add(tag);
  }

  webConfig() {
    return this.#get<WebConfig>('/app/webConfig/getPcWebConfig', ['web-config']);
  }
  /** A mall that has no such call looks and speaks as built. */
  appearance() {
    return this.#get<Appearance>('/app/appearance', ['web-config'], {}, PLAIN_APPEARANCE);
  }
  footer() {
    return this.#get<BottomItem[]>('/app/p/home/config/bottomTree', ['footer'], { type: { CONTENT_TYPE } });
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
    return this.#get<Category[]>('/pms/categories', ['categories'], { level: { LEVEL } });
  }
  /** @param query as in the page's address */
  listing(query: URLSearchParams) {
    return this.#get<ListingPage>(`/pms/goods?${query}`, ({ items }) => [
      `category:${query.get('category') ?? 'all'}`,
      'categories',
      ...(isByPrice(query) ? ['prices'] : []),
      ...items.map(({ id }) => `product:${id}`),
    ]);
  }
  customCategories() {
    return this.#get<CategoryName[]>('/pms/custom-categories', ['categories', 'category:all']);
  }
  /** @param query as in the page's address */
  search(query: URLSearchParams) {
    return this.#get<SearchPage>(`/pms/search?${query}`, ({ items, shop, readAs }) => [
      'search',
      'category:all',
      'categories',
      ...(shop ? [`shop:${shop.id}`] : []),
      ...(isByPrice(query) || readAs.some(({ kind }) => kind === 'price') ? ['prices'] : []),
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
    return this.#get<ProductView>(`/pms/goods/${encodeURIComponent(id)}`, productTags, { mode: { INPUT_MODE } });
  }
  reviews(productId: number, { filter, sort, page }: { filter: ReviewFilter; sort: ReviewSort; page: number }) {
    const query = new URLSearchParams({ filter, sort, page: String(page) });
    return this.#get<ProductReviews>(`/pms/goods/${productId}/reviews?${query}`, [`product:${productId}`]);
  }
  coupons(productId: number) {
    return this.#get<CouponOffers>(
      `/promo/coupons?productId=${productId}`,
      ({ items }) => ['coupons', 'categories', ...items.flatMap(({ shop }) => (shop ? [`shop:${shop.id}`] : []))],
      { type: { COUPON_TYPE } },
    );
  }
  flashSale() {
    return this.#get<FlashSale>('/promo/flash', ({ items }) => ['home', ...items.map(({ id }) => `product:${id}`)]);
  }
  flashProduct(id: string) {
    return this.#get<FlashProduct>(`/promo/flash/${encodeURIComponent(id)}`, ({ product }) => productTags(product), {
      mode: { INPUT_MODE },
    });
  }
  pointsProduct(id: string) {
    return this.#get<PointsProduct>(`/promo/points/${encodeURIComponent(id)}`, ({ product }) => productTags(product), {
      mode: { INPUT_MODE },
    });
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

  // Neither these responses nor pages made of them are cached.
  async previewGoods(id: string, key: string) {
    const path = `/pms/preview/goods/${encodeURIComponent(id)}?${new URLSearchParams({ key })}`;
    const preview = await this.#fetch<GoodsPreview>(path);
    for (const code of unknownCodes(preview, { status: { PUBLISH_STATUS }, mode: { INPUT_MODE } }))
      this.unknown.add(code);
    return preview;
  }
  previewContent(slug: string, key: string) {
    return this.#fetch<ContentPreview>(
      `/app/preview/content/${encodeURIComponent(slug)}?${new URLSearchParams({ key })}`,
    );
  }
  previewHome(key: string) {
    return this.#fetch<HomePreview>(`/app/preview/home?${new URLSearchParams({ key })}`);
  }
}
