import { and, asc, count, desc, eq, gt, inArray, lt, or, type SQL, sql } from 'drizzle-orm';
import { STATUS } from '#contract/enums.ts';
import type { StockState } from '#contract/product/sheet.values.ts';
import { attribute, attributeValue, brand, category, NO_BRAND } from '../category/category.tables.ts';
import type { Db, Tx } from '../db/open.ts';
import { shop } from '../store/shop.tables.ts';
import { isLow, product, productGrams, sku } from './product.tables.ts';

export type GoodsFilter = {
  shopId: number | null;
  words: string[];
  /** Products with this very barcode, found beforehand, count as having the words. */
  byBarcode?: readonly number[];
  categories: number[] | undefined;
  status: number | undefined;
  stock: StockState | undefined;
  brandId?: number | undefined;
  codes?: readonly string[] | undefined;
};

const offered = sql`select 1 from sku where sku.product_id = product.id and not sku.retired`;
const STOCK: Record<StockState, SQL> = {
  in: sql`exists (${offered} and sku.stock > 0)`,
  low: sql`exists (${offered} and ${isLow})`,
  out: sql`not exists (${offered} and sku.stock > 0)`,
};

/** The index finds rows with all grams of the word in any order; the second condition checks the word itself. */
const hasWord = (word: string): SQL =>
  sql`${productGrams} @> mall_grams(${word}) and position(lower(${word}) in lower(code || ' ' || (title ->> 'zh') || ' ' || (title ->> 'en'))) > 0`;

const matching = ({
  shopId,
  words,
  byBarcode = [],
  categories,
  status,
  stock,
  brandId,
  codes,
}: GoodsFilter): SQL | undefined =>
  and(
    shopId === null ? undefined : eq(product.shopId, shopId),
    status === undefined ? undefined : eq(product.status, status),
    categories && inArray(product.categoryId, categories),
    brandId === undefined ? undefined : eq(product.brandId, brandId),
    codes && inArray(product.code, [...codes]),
    byBarcode.length ? or(inArray(product.id, [...byBarcode]), and(...words.map(hasWord))) : and(...words.map(hasWord)),
    stock && STOCK[stock],
  );

const MOST_OF_BARCODE = 100;
/** Products of the shop, or of all, that have a SKU with the barcode. */
export async function productsWithBarcode(db: Db, shopId: number | null, barcode: string): Promise<number[]> {
  const rows = await db
    .selectDistinct({ id: product.id })
    .from(sku)
    .innerJoin(product, eq(product.id, sku.productId))
    .where(
      and(eq(sku.barcode, barcode), eq(sku.retired, false), shopId === null ? undefined : eq(product.shopId, shopId)),
    )
    .orderBy(desc(product.id))
    .limit(MOST_OF_BARCODE);
  return rows.map(({ id }) => id);
}

export const goodsIds = (db: Db, filter: GoodsFilter, limit: number, offset: number) =>
  db
    .select({ id: product.id })
    .from(product)
    .where(matching(filter))
    .orderBy(desc(product.id))
    .limit(limit)
    .offset(offset);

/** Newest first. */
export const namedGoods = (db: Db, filter: GoodsFilter, limit: number) =>
  db
    .select({
      id: product.id,
      title: product.title,
      picture: sql<string>`coalesce(${product.pictures} ->> 0, '')`,
    })
    .from(product)
    .where(matching(filter))
    .orderBy(desc(product.id))
    .limit(limit);

export async function codesOf(db: Db, filter: GoodsFilter): Promise<string[]> {
  const rows = await db.selectDistinct({ code: product.code }).from(product).where(matching(filter));
  return rows.map(({ code }) => code);
}

export async function countGoods(db: Db, filter: GoodsFilter): Promise<number> {
  const [row] = await db.select({ n: count() }).from(product).where(matching(filter));
  return row?.n ?? 0;
}

export async function countByStatus(db: Db, shopId: number | null): Promise<Record<string, number>> {
  const rows = await db
    .select({ status: product.status, n: count() })
    .from(product)
    .where(shopId === null ? undefined : eq(product.shopId, shopId))
    .groupBy(product.status);
  return Object.fromEntries(rows.map(({ status, n }) => [status, n]));
}

export const goodsRows = (db: Db, ids: number[]) =>
  db
    .select({
      id: product.id,
      code: product.code,
      title: product.title,
      picture: sql<string>`coalesce(${product.pictures} ->> 0, '')`,
      category: category.name,
      shopId: product.shopId,
      shop: shop.name,
      status: product.status,
      price: product.price,
      priceTo: sql<string>`coalesce(max(${sku.price}), ${product.price})`,
      skus: count(sku.id),
      stock: sql<number>`coalesce(sum(${sku.stock}), 0)::int`,
      least: sql<number>`coalesce(min(${sku.stock}), 0)::int`,
      low: sql<boolean>`coalesce(bool_or(${isLow}), false)`,
      sales: product.sales,
      updatedAt: product.updatedAt,
    })
    .from(product)
    .innerJoin(shop, eq(shop.id, product.shopId))
    .innerJoin(category, eq(category.id, product.categoryId))
    .leftJoin(sku, and(eq(sku.productId, product.id), eq(sku.retired, false)))
    .where(inArray(product.id, ids))
    .groupBy(product.id, shop.id, category.id);

type SheetPlace = { productId: number; sort: number; skuId: number };

const behind = ({ productId, sort, skuId }: SheetPlace) =>
  or(
    lt(product.id, productId),
    and(eq(product.id, productId), or(gt(sku.sort, sort), and(eq(sku.sort, sort), gt(sku.id, skuId)))),
  );

export const sheetRows = (db: Db, filter: GoodsFilter, after: SheetPlace | undefined, limit: number) =>
  db
    .select({
      code: product.code,
      spec: sku.spec,
      title: product.title,
      selling: product.selling,
      seoTitle: product.seoTitle,
      seoDescription: product.seoDescription,
      category: category.code,
      categoryId: category.id,
      brand: brand.code,
      brandName: brand.name,
      price: sku.price,
      listPrice: sku.listPrice,
      barcode: sku.barcode,
      weight: sku.weight,
      cost: sku.cost,
      stockAlert: sku.stockAlert,
      pictures: product.pictures,
      stock: sku.stock,
      status: product.status,
      productId: product.id,
      sort: sku.sort,
      skuId: sku.id,
    })
    .from(product)
    .innerJoin(category, eq(category.id, product.categoryId))
    .innerJoin(brand, eq(brand.id, product.brandId))
    .innerJoin(sku, and(eq(sku.productId, product.id), eq(sku.retired, false)))
    .where(
      and(
        inArray(product.id, db.select({ id: product.id }).from(product).where(matching(filter))),
        after && behind(after),
      ),
    )
    .orderBy(desc(product.id), asc(sku.sort), asc(sku.id))
    .limit(limit);

export const productsByCode = (db: Db, shopId: number, codes: string[]) =>
  db
    .select({ id: product.id, code: product.code })
    .from(product)
    .where(and(eq(product.shopId, shopId), inArray(product.code, codes)));

export const piecesOf = (db: Db, productIds: number[]) =>
  db
    .select({ productId: sku.productId, spec: sku.spec, stock: sku.stock })
    .from(sku)
    .where(and(inArray(sku.productId, productIds), eq(sku.retired, false)));

export const brands = (db: Db | Tx) => db.select().from(brand).where(gt(brand.id, NO_BRAND)).orderBy(asc(brand.id));
export const attributes = (db: Db) => db.select().from(attribute).orderBy(asc(attribute.sort));
export const attributeValues = (db: Db) => db.select().from(attributeValue).orderBy(asc(attributeValue.sort));
export const shops = (db: Db, shopId: number | null) =>
  db
    .select({ id: shop.id, code: shop.code, name: shop.name })
    .from(shop)
    .where(and(eq(shop.status, STATUS.NORMAL), shopId === null ? undefined : eq(shop.id, shopId)))
    .orderBy(asc(shop.id));
