import { sql } from 'drizzle-orm';
import {
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
import type { TextPair } from '../db/columns.ts';
import { at, falling, fen, id, now } from '../db/columns.ts';

/** Domain decisions, section 10. */
export const flashSession = pgTable(
  'flash_session',
  {
    id: id(),
    title: jsonb('title').$type<TextPair>().notNull(),
    startsAt: at('starts_at').notNull(),
    endsAt: at('ends_at').notNull(),
    daily: boolean('daily').notNull().default(false),
    /** It is over, and its unsold pieces were returned to the SKUs. */
    closed: boolean('closed').notNull().default(false),
    createdAt: at('created_at').notNull().default(now()),
    version: integer('version').notNull().default(1),
  },
  (t) => [
    index('flash_session_start').on(t.startsAt),
    index('flash_session_end').on(t.endsAt),
    index('flash_session_open').on(t.endsAt).where(sql`not closed`),
    index('flash_session_daily').on(t.startsAt).where(sql`daily`),
    check('flash_session_time', sql`${t.startsAt} < ${t.endsAt}`),
  ],
);

export const FLASH_STATUS = { APPLIED: 10, ON: 20, OVER: 30, REFUSED: 40, WITHDRAWN: 50 } as const;

/** `stock` pieces are taken out of the SKU's when it is put on. */
export const flashItem = pgTable(
  'flash_item',
  {
    id: id(),
    sessionId: integer('session_id').notNull(),
    shopId: integer('shop_id').notNull(),
    productId: integer('product_id').notNull(),
    skuId: integer('sku_id').notNull(),
    price: fen('price').notNull(),
    stock: integer('stock').notNull(),
    sold: integer('sold').notNull().default(0),
    /** Pieces that a daily session takes each day; null: `stock`. */
    planned: integer('planned'),
    /** Limits per order, and per shopper in all; null: none. */
    limitOrder: integer('limit_order'),
    limitEach: integer('limit_each'),
    /** Whether member discount and coupons apply as well. */
    discounts: boolean('discounts').notNull().default(false),
    /** Put on by the mall without the shop's application: the mall bears what it takes off. */
    mallBears: boolean('mall_bears').notNull().default(false),
    status: smallint('status').notNull().default(20),
    reason: text('reason').notNull().default(''),
    sort: integer('sort').notNull().default(0),
    createdAt: at('created_at').notNull().default(now()),
  },
  (t) => [
    index('flash_item_session').on(t.sessionId, t.sort),
    index('flash_item_product').on(t.productId).where(sql`status = 20`),
    index('flash_item_sku').on(t.skuId).where(sql`status = 20`),
    index('flash_item_shop').on(t.shopId, falling(t.createdAt)),
    uniqueIndex('flash_item_once').on(t.sessionId, t.skuId).where(sql`status in (10, 20)`),
    check('flash_item_sold', sql`${t.sold} between 0 and ${t.stock}`),
  ],
);

export const flashPurchase = pgTable(
  'flash_purchase',
  {
    flashItemId: integer('flash_item_id').notNull(),
    accountId: integer('account_id').notNull(),
    quantity: integer('quantity').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.flashItemId, t.accountId] }),
    index('flash_purchase_account').on(t.accountId),
    check('flash_purchase_quantity', sql`${t.quantity} >= 0`),
  ],
);

export const flashReminder = pgTable(
  'flash_reminder',
  {
    flashItemId: integer('flash_item_id').notNull(),
    accountId: integer('account_id').notNull(),
    dueAt: at('due_at').notNull(),
    sentAt: at('sent_at'),
  },
  (t) => [
    primaryKey({ columns: [t.flashItemId, t.accountId] }),
    index('flash_reminder_account').on(t.accountId),
    index('flash_reminder_due').on(t.dueAt).where(sql`sent_at is null`),
  ],
);
