import { viewAppearance } from '#contract/appearance/calls.ts';
import { PLAIN_APPEARANCE } from '#contract/appearance/values.ts';
import type { ShownBlock } from '#contract/block/schema.ts';
import { type Call, type CallShape, type Sent, urlOf } from '#contract/call.ts';
import { viewCampaign } from '#contract/campaign/calls.ts';
import * as catalog from '#contract/catalog/calls.ts';
import type { ProductView } from '#contract/catalog/schema.ts';
import * as content from '#contract/content/calls.ts';
import type { ContentSlug } from '#contract/content/values.ts';
import { listCouponOffers } from '#contract/coupon/calls.ts';
import { viewFlashProduct, viewFlashSale } from '#contract/flash-sale/calls.ts';
import type { Language } from '#contract/language.ts';
import { viewPointsProduct } from '#contract/points-mall/calls.ts';
import * as previews from '#contract/preview/calls.ts';
import { REQUEST_ID } from '#contract/request-id.ts';
import { listProductReviews } from '#contract/review/calls.ts';
import type { ReviewFilter, ReviewSort } from '#contract/review/schema.ts';
import { searchGoods } from '#contract/search/calls.ts';
import { viewShopFront } from '#contract/shop-front/calls.ts';
import { ApiError, createClient } from '../../shared/api/client.ts';
import { unknownCodes } from '../../shared/unknown-codes.ts';
import type { CachedData } from '../data-cache.ts';
import type { SiteContext } from '../site-context.ts';

const LONGEST_CACHED_S = 24 * 3600;

type Context = { locals: App.Locals };
type Tags<T> = string[] | ((value: T) => string[]);

export function pageApi({ locals }: Context): PageApi {
  locals.api ??= new PageApi(locals.language, locals.site, locals.trace?.requestId);
  return locals.api;
}

export function setPersonal({ locals }: Context): void {
  locals.personal = true;
}

const isByPrice = (query: URLSearchParams): boolean =>
  query.has('min') || query.has('max') || (query.get('sort')?.startsWith('price') ?? false);

/** The breadcrumb shows categories, and each card the name of its shop. */
const productTags = ({ id, shop, related }: ProductView): string[] => [
  `product:${id}`,
  `shop:${shop.id}`,
  'categories',
  ...related.flatMap((card) => [`product:${card.id}`, `shop:${card.shopId}`]),
];

/** What comes back to the shelves is not named by what is shown, but by the listing of its category. */
const blockTags = (blocks: readonly ShownBlock[]): string[] => [
  'categories',
  'category:all',
  ...(blocks.some(({ kind }) => kind === 'coupons') ? ['coupons'] : []),
  ...blocks.flatMap((block) => (block.kind === 'picks' ? block.items.map((card) => `product:${card.id}`) : [])),
];

/** Responses are cached by tag in this process. A class, because one is made for every page. */
export class PageApi {
  readonly tags = new Set<string>();
  readonly unknown = new Set<string>();
  /** Time in ms until which all responses are valid. */
  until = Date.now() + LONGEST_CACHED_S * 1_000;
  readonly #language: Language;
  readonly #site: SiteContext;
  readonly #requestId: Record<string, string>;

  constructor(language: Language, site: SiteContext, requestId?: string) {
    this.#language = language;
    this.#site = site;
    this.#requestId = requestId ? { [REQUEST_ID]: requestId } : {};
  }

  /** @param missing what a mall without this call is taken to answer */
  async #read<S extends CallShape & { data: object }>(
    call: Call<S>,
    sent: Sent<S>,
    tags: Tags<S['data']>,
    missing?: S['data'],
  ): Promise<S['data']> {
    const { data } = this.#site;
    const key = `${this.#language} ${urlOf(call, sent as { query?: object })}`;
    const cached = data.get(key, Date.now());
    if (cached) {
      this.#note(cached);
      return cached.value as S['data'];
    }
    const mark = data.mark();
    const value = await this.#fetch(call, sent).catch((error: unknown) => {
      if (missing && error instanceof ApiError && error.kind === 'missing') return missing;
      throw error;
    });
    const own = typeof tags === 'function' ? tags(value) : tags;
    const expires =
      'freshUntil' in value ? Date.parse(String(value.freshUntil)) : Date.now() + LONGEST_CACHED_S * 1_000;
    const unknown = unknownCodes(value, call.codes ?? {});
    const stored = { value, size: JSON.stringify(value).length, unknown, tags: own, expires };
    data.put(key, stored, mark);
    this.#note(stored);
    return value;
  }

  #fetch<S extends CallShape>(call: Call<S>, sent: Sent<S>): Promise<S['data']> {
    const client = createClient({
      fetch: (url, options) => this.#site.mallFetch(new Request(url, options)),
      origin: 'http://mall',
      headers: () => ({ 'accept-language': this.#language, ...this.#requestId }),
    });
    return client.call(call as Call<{ query: object; data: S['data'] }>, sent as { query: object });
  }

  #note({ tags, expires, unknown }: Pick<CachedData, 'tags' | 'expires' | 'unknown'>): void {
    for (const code of unknown) this.unknown.add(code);
    if (expires < this.until) this.until = expires;
    for (const tag of tags) this.tags.add(tag);
  }

  webConfig() {
    return this.#read(content.viewWebConfig, {}, ['web-config']);
  }
  /** A mall without this call uses the built-in appearance and texts. */
  appearance() {
    return this.#read(viewAppearance, {}, ['web-config'], PLAIN_APPEARANCE);
  }
  footer() {
    return this.#read(content.viewFooter, {}, ['footer']);
  }
  home() {
    return this.#read(content.viewHome, {}, ['home']);
  }
  hotWords() {
    return this.#read(content.listHotWords, {}, ['hot-words']);
  }
  /** A mall without this call has no such entries. */
  menu() {
    return this.#read(content.viewMenu, {}, ['menu'], { entries: [] });
  }
  notices() {
    return this.#read(content.listNewestNotices, {}, ['notices']);
  }
  content(slug: ContentSlug) {
    return this.#read(content.viewContent, { params: { slug } }, [`content:${slug}`]);
  }
  footerEntry(id: string) {
    return this.#read(content.viewFooterEntry, { params: { id } }, ['footer']);
  }
  categories() {
    return this.#read(catalog.listCategories, {}, ['categories']);
  }
  listing(query: URLSearchParams) {
    return this.#read(catalog.listGoods, { query }, ({ items }) => [
      `category:${query.get('category') ?? 'all'}`,
      'categories',
      ...(isByPrice(query) ? ['prices'] : []),
      ...items.map(({ id }) => `product:${id}`),
    ]);
  }
  customCategories() {
    return this.#read(catalog.listCustomCategories, {}, ['categories', 'category:all']);
  }
  search(query: URLSearchParams) {
    return this.#read(searchGoods, { query }, ({ items, shop, readAs }) => [
      'search',
      'category:all',
      'categories',
      ...(shop ? [`shop:${shop.id}`] : []),
      ...(isByPrice(query) || readAs.some(({ kind }) => kind === 'price') ? ['prices'] : []),
      ...items.map(({ id }) => `product:${id}`),
    ]);
  }
  newArrivals(page: string) {
    return this.#read(catalog.listNewArrivals, { query: { page } }, ({ weeks }) => [
      'category:all',
      ...weeks.flatMap(({ items }) => items.map(({ id }) => `product:${id}`)),
    ]);
  }
  product(id: string) {
    return this.#read(catalog.viewProduct, { params: { id } }, productTags);
  }
  reviews(productId: number, query: { filter: ReviewFilter; sort: ReviewSort; page: number }) {
    return this.#read(listProductReviews, { params: { id: productId }, query }, [`product:${productId}`]);
  }
  coupons(productId: number) {
    return this.#read(listCouponOffers, { query: { productId } }, ({ items }) => [
      'coupons',
      'categories',
      ...items.flatMap(({ shop }) => (shop ? [`shop:${shop.id}`] : [])),
    ]);
  }
  mallCoupons() {
    return this.#read(listCouponOffers, { query: { mall: 1 } }, ['coupons', 'categories']);
  }
  flashSale() {
    return this.#read(viewFlashSale, {}, ({ items }) => ['home', ...items.map(({ id }) => `product:${id}`)]);
  }
  flashProduct(id: string) {
    return this.#read(viewFlashProduct, { params: { id } }, ({ product }) => productTags(product));
  }
  pointsProduct(id: string) {
    return this.#read(viewPointsProduct, { params: { id } }, ({ product }) => productTags(product));
  }
  homeGoods() {
    return this.#read(content.viewHomeGoods, {}, ({ floors, newest, shops }) => [
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
    return this.#read(catalog.viewSitemap, {}, ['sitemap']);
  }
  sitemapProducts(file: string) {
    return this.#read(catalog.listSitemapProducts, { params: { file } }, ['sitemap']);
  }
  /** A mall without this call has no shop fronts. */
  shopFront(id: number) {
    const freshUntil = new Date(Date.now() + LONGEST_CACHED_S * 1_000).toISOString();
    return this.#read(
      viewShopFront,
      { params: { id } },
      ({ blocks }) => [`shop-front:${id}`, `shop:${id}`, ...blockTags(blocks)],
      { blocks: [], freshUntil },
    );
  }
  campaign(code: string) {
    return this.#read(viewCampaign, { params: { code } }, ({ blocks }) => [`campaign:${code}`, ...blockTags(blocks)]);
  }
  shop(id: string) {
    return this.#read(catalog.viewShop, { params: { id } }, [`shop:${id}`]);
  }

  // Neither these responses nor pages made of them are cached.
  async previewGoods(id: string, key: string) {
    const preview = await this.#fetch(previews.previewGoods, { params: { id }, query: { key } });
    for (const code of unknownCodes(preview, previews.previewGoods.codes ?? {})) this.unknown.add(code);
    return preview;
  }
  previewContent(slug: string, key: string) {
    return this.#fetch(previews.previewContent, { params: { slug }, query: { key } });
  }
  previewHome(key: string) {
    return this.#fetch(previews.previewHome, { query: { key } });
  }
  previewShopFront(id: number, key: string) {
    return this.#fetch(previews.previewShopFront, { params: { id }, query: { key } });
  }
  previewCampaign(id: string, key: string) {
    return this.#fetch(previews.previewCampaign, { params: { id }, query: { key } });
  }
}
