import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import type { SkuPrices, WeeklyHours } from '#contract/promotion/schema.ts';
import { at, falling, id, now, type TextPair } from '../db/columns.ts';

export const discountActivity = pgTable(
  'discount_activity',
  {
    id: id(),
    /** Null: of the mall. */
    shopId: integer('shop_id'),
    name: jsonb('name').$type<TextPair>().notNull(),
    rule: jsonb('rule').$type<TextPair>().notNull(),
    /** Below `/media/`; empty: none. */
    banner: text('banner').notNull().default(''),
    /** Basis points off every SKU; null: a price per SKU. */
    off: smallint('off'),
    startsAt: at('starts_at').notNull(),
    endsAt: at('ends_at').notNull(),
    /** Null: all the time. */
    weekly: jsonb('weekly').$type<WeeklyHours>(),
    /** Pieces of a SKU that one shopper may buy in all; null: any. */
    limitEach: integer('limit_each'),
    stopped: boolean('stopped').notNull().default(false),
    createdAt: at('created_at').notNull().default(now()),
    version: integer('version').notNull().default(1),
  },
  (t) => [
    index('discount_activity_end').on(t.endsAt).where(sql`not stopped`),
    index('discount_activity_start').on(t.startsAt).where(sql`not stopped`),
    index('discount_activity_shop').on(t.shopId, falling(t.createdAt)),
    check('discount_activity_time', sql`${t.startsAt} < ${t.endsAt}`),
    check('discount_activity_off', sql`${t.off} is null or ${t.off} between 1 and 9999`),
  ],
);

export const discountProduct = pgTable(
  'discount_product',
  {
    activityId: integer('activity_id').notNull(),
    productId: integer('product_id').notNull(),
    prices: jsonb('prices').$type<SkuPrices>(),
    sort: integer('sort').notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.activityId, t.productId] }), index('discount_product_product').on(t.productId)],
);

export const discountPurchase = pgTable(
  'discount_purchase',
  {
    activityId: integer('activity_id').notNull(),
    skuId: integer('sku_id').notNull(),
    accountId: integer('account_id').notNull(),
    quantity: integer('quantity').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.activityId, t.skuId, t.accountId] }),
    index('discount_purchase_account').on(t.accountId),
    check('discount_purchase_quantity', sql`${t.quantity} >= 0`),
  ],
);
