import { type SQL, sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { LOW_STOCK } from '#contract/limits.ts';
import { at, fen, id, now, type RichPair, type TextPair } from '../db/columns.ts';

export type SpecAxis = { name: TextPair; values: { code: string; name: TextPair; picture?: string }[] };
export type CustomOption = {
  code: string;
  name: TextPair;
  mode: number;
  choices?: TextPair[];
  maxLength?: number;
  required?: boolean;
};

/**
 * Grams of one and two characters for the desk's search: an index finds any part of a code or title, on sale or not. The function is
 * defined in a migration.
 */
export const productGrams = sql`mall_grams(code || ' ' || (title ->> 'zh') || ' ' || (title ->> 'en'))`;

/** Chinese without English. Queries have to repeat the expression exactly, or the index does not serve them. */
export const noEnglish = (...columns: readonly (AnyPgColumn | SQL)[]): SQL => {
  const each = columns.map((one) => sql`(btrim(${one}->>'zh') <> '' and coalesce(btrim(${one}->>'en'), '') = '')`);
  return sql`(${sql.join(each, sql` or `)})`;
};

export const product = pgTable(
  'product',
  {
    id: id(),
    code: text('code').notNull(),
    shopId: integer('shop_id').notNull(),
    categoryId: integer('category_id').notNull(),
    brandId: integer('brand_id').notNull(),
    title: jsonb('title').$type<TextPair>().notNull(),
    selling: jsonb('selling').$type<TextPair>().notNull(),
    detail: jsonb('detail').$type<RichPair>().notNull(),
    facts: jsonb('facts').$type<{ name: TextPair; value: TextPair }[]>().notNull(),
    pictures: jsonb('pictures').$type<string[]>().notNull(),
    /** For search engines; empty: made of the others. */
    seoTitle: jsonb('seo_title').$type<TextPair>().notNull().default({ zh: '', en: '' }),
    seoDescription: jsonb('seo_description').$type<TextPair>().notNull().default({ zh: '', en: '' }),
    highlights: jsonb('highlights').$type<{ value: TextPair; name: TextPair }[]>().notNull().default([]),
    features: jsonb('features').$type<{ title: TextPair; text: TextPair; picture: string }[]>().notNull().default([]),
    sizeGuide: jsonb('size_guide').$type<{ columns: TextPair[]; rows: string[][] }>(),
    questions: jsonb('questions').$type<{ question: TextPair; answer: TextPair }[]>().notNull().default([]),
    axes: jsonb('axes').$type<SpecAxis[]>().notNull(),
    /** Null: not made to order. */
    custom: jsonb('custom').$type<CustomOption[]>(),
    attributeValues: integer('attribute_values').array().notNull().default(sql`'{}'`),
    status: smallint('status').notNull(),
    price: fen('price').notNull(),
    listPrice: fen('list_price'),
    sales: integer('sales').notNull().default(0),
    score: smallint('score').notNull().default(0),
    reviews: integer('reviews').notNull().default(0),
    putOnAt: at('put_on_at').notNull(),
    updatedAt: at('updated_at').notNull().default(now()),
    version: integer('version').notNull().default(1),
  },
  (t) => [
    uniqueIndex('product_code').on(t.shopId, t.code),
    index('product_shop').on(t.shopId, t.status),
    // Deep pages of a shop's list are passed over in it alone.
    index('product_shop_newest').on(t.shopId, t.id),
    index('product_category').on(t.categoryId),
    index('product_brand').on(t.brandId),
    index('product_status').on(t.status, t.id),
    index('product_no_english')
      .on(t.id)
      .where(noEnglish(sql`title`, sql`selling`, sql`detail`)),
    index('product_grams').using('gin', productGrams),
    index('product_attribute_values').using('gin', t.attributeValues),
    check('product_price', sql`${t.price} >= 0`),
  ],
);

export const sku = pgTable(
  'sku',
  {
    id: id(),
    productId: integer('product_id').notNull(),
    spec: text('spec').array().notNull(),
    price: fen('price').notNull(),
    listPrice: fen('list_price'),
    stock: integer('stock').notNull(),
    picture: text('picture'),
    barcode: text('barcode'),
    /** Grams. */
    weight: integer('weight'),
    /** What a piece costs the shop: for the desk alone. */
    cost: fen('cost'),
    /** Stock is low at so many pieces; null: at LOW_STOCK. */
    stockAlert: integer('stock_alert'),
    sort: integer('sort').notNull(),
    /** No longer offered. The row stays for the carts and orders that refer to it, and is used again when its spec comes back. */
    retired: boolean('retired').notNull().default(false),
  },
  (t) => [
    index('sku_product').on(t.productId, t.sort),
    index('sku_barcode').on(t.barcode).where(sql`barcode is not null`),
    check('sku_stock', sql`${t.stock} >= 0`),
    check('sku_price', sql`${t.price} >= 0`),
  ],
);

/** Of a SKU: what the list of products finds and the home counts. A literal, as in partial indexes. */
export const isLow = sql`sku.stock <= coalesce(sku.stock_alert, ${sql.raw(String(LOW_STOCK))})`;

/** Lines of files whose stock was written, so that a file that is sent twice counts once. `file`: a hash of what it holds. */
export const stockFileLine = pgTable(
  'stock_file_line',
  {
    shopId: integer('shop_id').notNull(),
    file: text('file').notNull(),
    line: integer('line').notNull(),
    createdAt: at('created_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.shopId, t.file, t.line] }), index('stock_file_line_age').on(t.createdAt)],
);
