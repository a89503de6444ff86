import { sql } from 'drizzle-orm';
import { bigint, boolean, index, integer, pgTable, primaryKey, smallint } from 'drizzle-orm/pg-core';
import { at, falling, fen } from '../db/columns.ts';

/**
 * Every product on sale, once per ancestor category and once under category 0 (the whole mall), so that any page of any category is a short
 * index scan whatever the size of the catalogue. Written with the product.
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

export const listingTerm = (categoryId: number, valueId: number): number => categoryId * TERM_STEP + valueId;

export const FACET = { ALL: 0, BRAND: 1, VALUE: 2, MADE_TO_ORDER: 3 } as const;

export const facet = pgTable(
  'facet',
  {
    categoryId: integer('category_id').notNull(),
    kind: smallint('kind').notNull(),
    /** Brand or attribute value; 0 for the other kinds. */
    optionId: integer('option_id').notNull(),
    products: integer('products').notNull(),
  },
  (t) => [primaryKey({ columns: [t.categoryId, t.kind, t.optionId] })],
);
