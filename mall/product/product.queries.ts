import { and, asc, count, eq, inArray, or, sql } from 'drizzle-orm';
import { PUBLISH_STATUS } from '#contract/enums.ts';
import type { ProductDocument } from '#contract/product/schema.ts';
import { cheapest, specKey } from '#contract/product/values.ts';
import { attributeValue, brand, category, NO_BRAND } from '../category/category.tables.ts';
import type { RichPair, TextPair } from '../db/columns.ts';
import type { Db, Tx } from '../db/open.ts';
import { rowsOf } from '../db/rows.ts';
import { FLASH_STATUS, flashItem } from '../flash-sale/flash-sale.tables.ts';
import { returnPlace } from '../refund/refund.tables.ts';
import { shop } from '../store/shop.tables.ts';
import { product, sku } from './product.tables.ts';

type SkuDocument = ProductDocument['skus'][number];
export type Settled = Omit<ProductDocument, 'detail'> & { detail: RichPair };
export type ProductRow = { id: number; shopId: number; code: string; status: number; version: number; value: Settled };

export async function isOf(db: Db | Tx, id: number, shopId: number | null): Promise<boolean> {
  const own = shopId === null ? undefined : eq(product.shopId, shopId);
  return (
    (
      await db
        .select({ id: product.id })
        .from(product)
        .where(and(eq(product.id, id), own))
    ).length > 0
  );
}

export async function products(db: Db | Tx, ids: number[]): Promise<ProductRow[]> {
  if (!ids.length) return [];
  const rows = await db.select().from(product).where(inArray(product.id, ids));
  const skus = await db
    .select()
    .from(sku)
    .where(and(inArray(sku.productId, ids), eq(sku.retired, false)))
    .orderBy(asc(sku.productId), asc(sku.sort));
  return rows.map(({ id, shopId, code, status, version, ...row }) => ({
    id,
    shopId,
    code,
    status,
    version,
    value: documentOf(
      row,
      skus.filter(({ productId }) => productId === id),
    ),
  }));
}

type Parts = Pick<typeof product.$inferSelect, Exclude<keyof ProductDocument, 'skus'>>;
/** What is edited of a product. */
export function documentOf(row: Parts, skus: SkuDocument[]): Settled {
  const { categoryId, brandId, title, selling, detail, facts, pictures, axes, custom, attributeValues } = row;
  const { highlights, features, sizeGuide, questions, seoTitle, seoDescription } = row;
  return {
    categoryId,
    brandId: brandId === NO_BRAND ? null : brandId,
    title,
    selling,
    detail,
    facts,
    ...{ highlights, features, sizeGuide, questions },
    pictures,
    axes,
    custom,
    attributeValues,
    seoTitle,
    seoDescription,
    skus: skus.map(asDocument),
  };
}

function asDocument(row: SkuDocument): SkuDocument {
  const { spec, price, listPrice, picture, barcode, weight, cost, stockAlert } = row;
  return { spec, price, listPrice, picture, barcode, weight, cost, stockAlert };
}

type References = Pick<ProductDocument, 'brandId' | 'categoryId' | 'attributeValues'>;
export async function known(db: Db | Tx, { brandId, categoryId, attributeValues }: References) {
  const brands = await db.$count(brand, eq(brand.id, brandId ?? NO_BRAND));
  const categories = await db.select({ id: category.id }).from(category).where(eq(category.id, categoryId));
  const [values] = attributeValues.length
    ? await db.select({ n: count() }).from(attributeValue).where(inArray(attributeValue.id, attributeValues))
    : [];
  return { brand: brands > 0, category: categories.length > 0, values: values?.n ?? 0 };
}

/** Rows are locked SKU first, product second, everywhere. */
export const lockSkus = (tx: Tx, productId: number) =>
  tx
    .select({ id: sku.id, spec: sku.spec, retired: sku.retired })
    .from(sku)
    .where(eq(sku.productId, productId))
    .orderBy(asc(sku.id))
    .for('update');

/**
 * SKUs keep their ids by their specs, since carts and orders refer to them. Stock is not touched: a new SKU has none.
 * @returns its status and the SKUs that are no longer offered; undefined when `version` is outdated
 */
export async function writeProduct(tx: Tx, id: number, value: Settled, version: number, now: Date) {
  const held = await lockSkus(tx, id);
  const { skus, ...parts } = { ...value, brandId: value.brandId ?? NO_BRAND };
  const [written] = await tx
    .update(product)
    .set({ ...parts, ...cheapest(skus), version: sql`${product.version} + 1`, updatedAt: now })
    .where(and(eq(product.id, id), eq(product.version, version)))
    .returning({ status: product.status });
  if (!written) return undefined;
  const ids = new Map(held.map((row) => [specKey(row.spec), row.id]));
  const rows = skus.map((one, sort) => ({ ...one, sort, id: ids.get(specKey(one.spec)) }));
  await changeSkus(
    tx,
    rows.filter((row) => row.id !== undefined),
  );
  const added = rows.filter((row) => row.id === undefined);
  if (added.length)
    await tx.insert(sku).values(added.map(({ id: _, ...row }) => ({ ...row, productId: id, stock: 0 })));
  const remaining = new Set(rows.map((row) => row.id));
  const gone = held.filter((row) => !row.retired && !remaining.has(row.id)).map((row) => row.id);
  if (gone.length) await tx.update(sku).set({ retired: true }).where(inArray(sku.id, gone));
  return { status: written.status, gone };
}

type SkuChange = SkuDocument & { id: number | undefined; sort: number };
const changeSkus = async (tx: Tx, rows: SkuChange[]): Promise<void> => {
  if (!rows.length) return;
  const given = rows.map(({ listPrice, stockAlert, ...row }) => ({
    ...{ ...row, list_price: listPrice, stock_alert: stockAlert },
  }));
  await rowsOf(
    tx,
    sql`update sku set price = w.price, list_price = w.list_price, picture = w.picture, barcode = w.barcode, weight = w.weight,
      cost = w.cost, stock_alert = w.stock_alert, sort = w.sort, retired = false
      from json_to_recordset(${JSON.stringify(given)}::json) as w
        (id int, price bigint, list_price bigint, picture text, barcode text, weight int, cost bigint, stock_alert int, sort int)
      where sku.id = w.id`,
  );
};

export const inFlashSale = async (tx: Tx, skuIds: number[]): Promise<boolean> =>
  skuIds.length > 0 &&
  (
    await tx
      .select({ id: flashItem.id })
      .from(flashItem)
      .where(and(eq(flashItem.status, FLASH_STATUS.ON), inArray(flashItem.skuId, skuIds)))
      .limit(1)
  ).length > 0;

export async function lockProduct(tx: Tx, id: number, shopId: number | null) {
  const own = shopId === null ? undefined : eq(product.shopId, shopId);
  const [row] = await tx
    .select({ status: product.status, version: product.version })
    .from(product)
    .where(and(eq(product.id, id), own))
    .for('update');
  return row;
}

export async function shopName(tx: Tx, id: number): Promise<TextPair> {
  const [row] = await tx.select({ name: shop.name }).from(shop).where(eq(shop.id, id));
  return row?.name ?? { zh: '', en: '' };
}

export const setStatus = (tx: Tx, id: number, status: number, now: Date, putOnAt?: Date) =>
  tx
    .update(product)
    .set({ status, updatedAt: now, ...(putOnAt ? { putOnAt } : {}) })
    .where(eq(product.id, id));

export type NewProduct = Pick<typeof product.$inferInsert, 'shopId' | 'code' | 'title' | 'categoryId'> &
  Pick<ProductDocument, 'brandId'> &
  Partial<
    Pick<typeof product.$inferInsert, 'selling' | 'price' | 'listPrice' | 'pictures' | 'seoTitle' | 'seoDescription'>
  > &
  Partial<Pick<SkuDocument, 'barcode' | 'weight' | 'cost' | 'stockAlert'>>;

export async function addProduct(tx: Tx, given: NewProduct, now: Date): Promise<number | undefined> {
  const empty = { zh: '', en: '' };
  const { barcode = null, weight = null, cost = null, stockAlert = null, ...shared } = given;
  const { price = 0, listPrice = null } = shared;
  const row = {
    selling: empty,
    detail: empty as RichPair,
    facts: [],
    pictures: [],
    axes: [],
    ...{ ...shared, brandId: shared.brandId ?? NO_BRAND },
    price,
    listPrice,
    status: PUBLISH_STATUS.TO_PUBLISH,
    putOnAt: now,
    updatedAt: now,
  };
  const [added] = await tx.insert(product).values(row).onConflictDoNothing().returning({ id: product.id });
  const only = { spec: [], price, listPrice, barcode, weight, cost, stockAlert, stock: 0, sort: 0 };
  if (added) await tx.insert(sku).values({ productId: added.id, ...only });
  return added?.id;
}

export async function shopExists(db: Db | Tx, id: number): Promise<boolean> {
  return (await db.select({ id: shop.id }).from(shop).where(eq(shop.id, id))).length > 0;
}

export async function hasReturnPlace(db: Db | Tx, shopId: number): Promise<boolean> {
  const official = sql`exists (select 1 from shop where shop.id = ${shopId} and shop.official)`;
  const own = or(eq(returnPlace.shopId, shopId), and(eq(returnPlace.shopId, 0), official));
  return (await db.$count(returnPlace, own)) > 0;
}
