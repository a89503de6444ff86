import { type SQL, sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
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
    sort: integer('sort').notNull(),
    /** No longer offered. The row stays for the carts and orders that refer to it, and is used again when its spec comes back. */
    retired: boolean('retired').notNull().default(false),
  },
  (t) => [
    index('sku_product').on(t.productId, t.sort),
    check('sku_stock', sql`${t.stock} >= 0`),
    check('sku_price', sql`${t.price} >= 0`),
  ],
);
