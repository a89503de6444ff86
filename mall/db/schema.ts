import { type SQL, sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
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
import type { CleanHtml } from '#contract/rich-text/values.ts';
import { at, falling, fen, id, now } from './columns.ts';

export type TextPair = { zh: string; en: string };
/** Made by `mall/content/clean.ts`. */
export type RichPair = { zh: CleanHtml; en: CleanHtml };
export type SpecAxis = { name: TextPair; values: { code: string; name: TextPair; picture?: string }[] };
export type CustomOption = {
  code: string;
  name: TextPair;
  /** INPUT_MODE of the contract. */
  mode: number;
  choices?: TextPair[];
  maxLength?: number;
  required?: boolean;
};
export type Freight = {
  /** Fen; orders of at least `freeFrom` fen travel free. */
  fee: number;
  freeFrom: number;
  notDelivered: string[];
  /** Provinces that cost something else than `fee`. */
  regions?: { provinces: string[]; fee: number }[];
};

export const shop = pgTable('shop', {
  id: id(),
  code: text('code').notNull().unique(),
  name: jsonb('name').$type<TextPair>().notNull(),
  intro: jsonb('intro').$type<TextPair>().notNull(),
  city: jsonb('city').$type<TextPair>().notNull(),
  logo: text('logo').notNull(),
  banner: text('banner').notNull(),
  /** Hundredths of a star; 0: nobody has scored it. */
  goodsScore: smallint('goods_score').notNull().default(0),
  serviceScore: smallint('service_score').notNull().default(0),
  deliveryScore: smallint('delivery_score').notNull().default(0),
  /** Orders that scored it, and what their scores add up to. */
  scores: integer('scores').notNull().default(0),
  goodsSum: integer('goods_sum').notNull().default(0),
  serviceSum: integer('service_sum').notNull().default(0),
  deliverySum: integer('delivery_sum').notNull().default(0),
  followers: integer('followers').notNull().default(0),
  official: boolean('official').notNull().default(false),
  freight: jsonb('freight').$type<Freight>().notNull(),
  openedOn: text('opened_on').notNull(),
  status: smallint('status').notNull().default(0),
  /** Paid orders go on to be sent by themselves; until the shop has accepted, it can still refuse and refund. */
  autoAccept: boolean('auto_accept').notNull().default(false),
  version: integer('version').notNull().default(1),
});

export const category = pgTable(
  'category',
  {
    id: id(),
    code: text('code').notNull().unique(),
    parentId: integer('parent_id'),
    /** LEVEL of the contract. */
    level: smallint('level').notNull(),
    name: jsonb('name').$type<TextPair>().notNull(),
    icon: text('icon').notNull(),
    sort: integer('sort').notNull(),
    /** Goods of it, and of those below it, are not returned without a reason. */
    noReturns: boolean('no_returns').notNull().default(false),
  },
  (t) => [index('category_parent').on(t.parentId, t.sort)],
);

export const brand = pgTable('brand', {
  id: id(),
  code: text('code').notNull().unique(),
  name: jsonb('name').$type<TextPair>().notNull(),
});

export const attribute = pgTable(
  'attribute',
  {
    id: id(),
    code: text('code').notNull().unique(),
    name: jsonb('name').$type<TextPair>().notNull(),
    sort: integer('sort').notNull(),
    /** Offered to goods of this category and of those below it; null: to all. */
    categoryId: integer('category_id'),
    /** A product may have several of its values. */
    multiple: boolean('multiple').notNull().default(true),
    /** Listings and search are filtered by it. */
    filterable: boolean('filterable').notNull().default(true),
    /** Goods of its categories are not put on sale without a value. */
    required: boolean('required').notNull().default(false),
  },
  (t) => [index('attribute_category').on(t.categoryId)],
);

export const attributeValue = pgTable(
  'attribute_value',
  {
    id: id(),
    attributeId: integer('attribute_id').notNull(),
    code: text('code').notNull(),
    name: jsonb('name').$type<TextPair>().notNull(),
    sort: integer('sort').notNull(),
  },
  (t) => [uniqueIndex('attribute_value_code').on(t.attributeId, t.code)],
);

/**
 * What a product is found by at the desk, in pieces of one and two characters: an index of them serves any part of a code or
 * title, on sale or not. The function is made by the migration.
 */
export const productGrams = sql`mall_grams(code || ' ' || (title ->> 'zh') || ' ' || (title ->> 'en'))`;

/** SPU. Its prices and sales are sums over its SKUs, written with them. */
/** Chinese without English, in columns of pairs; queries say the same, or the index serves them nothing. */
export const noEnglish = (...columns: readonly (AnyPgColumn | SQL)[]): SQL => {
  const each = columns.map((one) => sql`(btrim(${one}->>'zh') <> '' and coalesce(btrim(${one}->>'en'), '') = '')`);
  return sql`(${sql.join(each, sql` or `)})`;
};

export const product = pgTable(
  'product',
  {
    id: id(),
    /** The shop's own. */
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
    /** PUBLISH_STATUS of the contract; only PUT_ON is visible or sold. */
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
    /** Value codes in the order of the product's axes. */
    spec: text('spec').array().notNull(),
    price: fen('price').notNull(),
    listPrice: fen('list_price'),
    stock: integer('stock').notNull(),
    picture: text('picture'),
    sort: integer('sort').notNull(),
    /** No longer offered. The row stays for the carts and orders that name it, and comes back with its spec. */
    retired: boolean('retired').notNull().default(false),
  },
  (t) => [
    index('sku_product').on(t.productId, t.sort),
    check('sku_stock', sql`${t.stock} >= 0`),
    check('sku_price', sql`${t.price} >= 0`),
  ],
);

/**
 * What a listing needs of every product on sale, once per category above it (and once under category 0, the whole mall),
 * so that any page of any category is a short index scan whatever the size of the catalogue. Written with the product.
 */
export const listing = pgTable(
  'listing',
  {
    categoryId: integer('category_id').notNull(),
    productId: integer('product_id').notNull(),
    shopId: integer('shop_id').notNull(),
    brandId: integer('brand_id').notNull(),
    price: fen('price').notNull(),
    sales: integer('sales').notNull(),
    score: smallint('score').notNull(),
    putOnAt: at('put_on_at').notNull(),
    madeToOrder: boolean('made_to_order').notNull(),
    inStock: boolean('in_stock').notNull(),
    /** Attribute values as `listingTerm` numbers, so that one index finds a value within a category. */
    terms: bigint('terms', { mode: 'number' }).array().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.categoryId, t.productId] }),
    index('listing_product').on(t.productId),
    index('listing_sales').on(t.categoryId, falling(t.sales), falling(t.productId)),
    index('listing_price').on(t.categoryId, t.price, t.productId),
    index('listing_new').on(t.categoryId, falling(t.putOnAt), falling(t.productId)),
    index('listing_score').on(t.categoryId, falling(t.score), falling(t.sales), falling(t.productId)),
    index('listing_brand').on(t.categoryId, t.brandId, falling(t.sales), falling(t.productId)),
    index('listing_terms').using('gin', t.terms),
    index('listing_shop').on(t.categoryId, t.shopId, falling(t.sales)),
    index('listing_custom').on(t.categoryId, falling(t.sales), falling(t.productId)).where(sql`made_to_order`),
  ],
);

const TERM_STEP = 2 ** 31;
/** An attribute value within a category as one number. */
export const listingTerm = (categoryId: number, valueId: number): number => categoryId * TERM_STEP + valueId;

/** What a facet row counts. */
export const FACET = { ALL: 0, BRAND: 1, VALUE: 2, MADE_TO_ORDER: 3 } as const;

/** How many products on sale each category has in all, per brand, per attribute value and made to order. Written with the listing rows. */
export const facet = pgTable(
  'facet',
  {
    categoryId: integer('category_id').notNull(),
    /** FACET. */
    kind: smallint('kind').notNull(),
    /** Brand or attribute value; 0 for the other kinds. */
    optionId: integer('option_id').notNull(),
    products: integer('products').notNull(),
  },
  (t) => [primaryKey({ columns: [t.categoryId, t.kind, t.optionId] })],
);
