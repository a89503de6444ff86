import type { Card, Category, ProductView, ShopCard } from '#contract/catalog/schema.ts';
import { inLanguage } from '#contract/in-language.ts';
import type { Language } from '#contract/language.ts';
import { noReasonExclusion } from '#contract/refund/no-reason.values.ts';
import { NO_BRAND } from '../category/category.tables.ts';
import type { Db, Tx } from '../db/open.ts';
import { notFound } from '../error.ts';
import { groupOffer } from '../group-buy/group-buy.ts';
import { freshUntil, promotionsOf, toSkuPromotion } from '../promotion/promotion.ts';
import * as queries from './catalog.queries.ts';
import { categoryPath, categoryTree, factsIn, pageParts, seoOf } from './catalog.rules.ts';

export { createPricesNow } from '../promotion/promotion.ts';
export { categoryBranch, categoryPath } from './catalog.rules.ts';

const RELATED = 5;
const COMPARED = 3;

export type Viewer = { db: Db | Tx; language: Language; now: Date };

export const categoryRows = (db: Db | Tx) => queries.allCategories(db);

export async function listCategories({ db, language }: Viewer): Promise<Category[]> {
  return categoryTree(await queries.allCategories(db), language);
}

export async function cards({ db, language, now }: Viewer, ids: number[]): Promise<Card[]> {
  if (!ids.length) return [];
  const [found, promotions] = await Promise.all([queries.cardsById(db, ids), promotionsOf(db, now, ids)]);
  const rows = new Map(found.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = rows.get(id);
    if (!row) return [];
    const { title, selling, shopName, pictures, custom, inStock, onlySkuId, putOnAt, ...same } = row;
    const lowest = promotions.lowestOf(id);
    const promotion = lowest && lowest.price < row.price ? lowest : undefined;
    return {
      ...same,
      title: inLanguage(title, language),
      selling: inLanguage(selling, language),
      shopName: inLanguage(shopName, language),
      picture: pictures[0] ?? '',
      secondPicture: pictures[1] ?? null,
      promotionPrice: promotion?.price ?? null,
      promotion: promotion?.kind ?? null,
      soldOut: !inStock,
      madeToOrder: custom !== null,
      onlySkuId: custom === null && inStock ? onlySkuId : null,
      putOnAt: putOnAt.toISOString(),
    };
  });
}

export async function viewProduct(viewer: Viewer, id: number): Promise<ProductView> {
  const [found, skus] = await Promise.all([queries.productOnSale(viewer.db, id), queries.skusOf(viewer.db, id)]);
  if (!found) throw notFound();
  return productPage(viewer, { ...found, skus });
}

type Shown = NonNullable<Awaited<ReturnType<typeof queries.productOnSale>>> & {
  skus: Awaited<ReturnType<typeof queries.skusOf>>;
};

export async function productPage(viewer: Viewer, { product, brand, shop, skus }: Shown): Promise<ProductView> {
  const { db, language, now } = viewer;
  const { id } = product;
  const [promotions, { path, related, comparison }, favourites, products, until, group] = await Promise.all([
    promotionsOf(db, now, [id]),
    around(viewer, product),
    queries.countFavourites(db, id),
    queries.countOnSale(db, shop.id),
    freshUntil(db, now),
    groupOffer(db, id, now),
  ]);
  return {
    id,
    title: inLanguage(product.title, language),
    selling: inLanguage(product.selling, language),
    seo: seoOf(product, language),
    detail: inLanguage(product.detail, language),
    facts: factsIn(product.facts, language),
    ...pageParts(product, language),
    ...(comparison.length ? { comparison } : {}),
    pictures: product.pictures,
    axes: product.axes.map((axis) => ({
      name: inLanguage(axis.name, language),
      values: axis.values.map(({ code, name, picture }) => ({
        code,
        name: inLanguage(name, language),
        picture: picture ?? null,
      })),
    })),
    // Named one by one: a SKU has what only its shop may see, such as its cost.
    skus: skus.map((sku) => {
      const { id, spec, price, listPrice, picture } = sku;
      const promotion = promotions.of(id);
      return {
        ...{ id, spec, price, listPrice, picture },
        stock: promotions.stockOf(sku),
        promotion: promotion ? toSkuPromotion(promotion) : null,
      };
    }),
    noReason: noReasonExclusion({
      madeToOrder: product.custom !== null,
      noReturns: path.some(({ noReturns }) => noReturns),
    }),
    custom:
      product.custom?.map(({ code, name, mode, choices, maxLength, required }) => ({
        code,
        name: inLanguage(name, language),
        mode,
        choices: (choices ?? []).map((choice) => inLanguage(choice, language)),
        maxLength: maxLength ?? null,
        required: required ?? false,
      })) ?? null,
    price: product.price,
    listPrice: product.listPrice,
    sales: product.sales,
    score: product.score,
    reviews: product.reviews,
    favourites,
    brand: brand.id === NO_BRAND ? null : { id: brand.id, name: inLanguage(brand.name, language) },
    path: path.map(({ code, name }) => ({ code, name: inLanguage(name, language) })),
    shop: shopCard(shop, language, products),
    freight: { ...shop.freight, regions: shop.freight.regions ?? [] },
    putOnAt: product.putOnAt.toISOString(),
    related,
    group: group.offer,
    freshUntil: [until, ...(group.until ? [group.until.toISOString()] : [])].sort()[0] ?? until,
  };
}

async function around(viewer: Viewer, { id, categoryId }: { id: number; categoryId: number }) {
  const path = categoryPath(await queries.allCategories(viewer.db), categoryId);
  const best = await queries.bestOfCategories(
    viewer.db,
    path.map(({ code }) => code),
    RELATED + 1,
  );
  const nearest = path.toReversed().flatMap(({ code }) => best.filter(({ of }) => of === code));
  const others = new Set(nearest.map((row) => row.id));
  others.delete(id);
  const related = [...others].slice(0, RELATED);
  const alike = new Set(best.filter(({ of }) => of === path.at(-1)?.code).map((row) => row.id));
  const [shown, facts] = await Promise.all([
    cards(viewer, related),
    queries.factsOf(viewer.db, related.filter((one) => alike.has(one)).slice(0, COMPARED)),
  ]);
  const comparison = facts.map((row) => ({ id: row.id, facts: factsIn(row.facts, viewer.language) }));
  return { path, related: shown, comparison };
}

type ShopRow = NonNullable<Awaited<ReturnType<typeof queries.shopWithCount>>>;

export function shopBrief(row: ShopRow, language: Language): Omit<ShopCard, 'products'> {
  const { id, code, logo, banner, official, goodsScore, serviceScore, deliveryScore, followers, openedOn } = row;
  return {
    id,
    code,
    logo,
    banner,
    official,
    goodsScore,
    serviceScore,
    deliveryScore,
    followers,
    openedOn,
    name: inLanguage(row.name, language),
    intro: inLanguage(row.intro, language),
    city: inLanguage(row.city, language),
  };
}

const shopCard = (row: ShopRow, language: Language, products: number): ShopCard => ({
  ...shopBrief(row, language),
  products,
});

export async function viewShop({ db, language }: Viewer, id: number): Promise<ShopCard> {
  const row = await queries.shopWithCount(db, id);
  if (!row) throw notFound();
  return shopCard(row, language, await queries.countOnSale(db, id));
}

export async function shopCards({ db, language }: Viewer, ids: number[]): Promise<ShopCard[]> {
  if (!ids.length) return [];
  const rows = await queries.shopsById(db, ids);
  return Promise.all(rows.map(async (row) => shopCard(row, language, await queries.countOnSale(db, row.id))));
}
