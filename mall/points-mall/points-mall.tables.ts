import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { at, falling, fen, id, now } from '../db/columns.ts';

/** `stock` pieces are taken out of the SKU's when they are moved here. */
export const pointsGood = pgTable(
  'points_good',
  {
    id: id(),
    shopId: integer('shop_id').notNull(),
    productId: integer('product_id').notNull(),
    skuId: integer('sku_id').notNull(),
    points: integer('points').notNull(),
    money: fen('money').notNull(),
    stock: integer('stock').notNull().default(0),
    /** Pieces that one shopper may have in all; null: any. */
    limitEach: integer('limit_each'),
    startsAt: at('starts_at').notNull(),
    endsAt: at('ends_at').notNull(),
    stopped: boolean('stopped').notNull().default(false),
    sort: integer('sort').notNull().default(0),
    createdAt: at('created_at').notNull().default(now()),
    version: integer('version').notNull().default(1),
  },
  (t) => [
    index('points_good_shown').on(t.sort, t.id).where(sql`not stopped`),
    index('points_good_shop').on(t.shopId, falling(t.id)),
    index('points_good_product').on(t.productId),
    index('points_good_sku').on(t.skuId),
    check('points_good_price', sql`${t.points} >= 1 and ${t.money} >= 0`),
    check('points_good_stock', sql`${t.stock} >= 0`),
    check('points_good_time', sql`${t.startsAt} < ${t.endsAt}`),
  ],
);

export const pointsPurchase = pgTable(
  'points_purchase',
  {
    pointsGoodId: integer('points_good_id').notNull(),
    accountId: integer('account_id').notNull(),
    quantity: integer('quantity').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.pointsGoodId, t.accountId] }),
    index('points_purchase_account').on(t.accountId),
    check('points_purchase_quantity', sql`${t.quantity} >= 0`),
  ],
);
