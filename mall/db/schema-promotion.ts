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
import type { SkuPrices, WeeklyHours } from '#contract/promotion/schema.ts';
import { at, falling, fen, id, now } from './columns.ts';
import type { TextPair } from './schema.ts';

/** A flash sale of one time (domain decisions, section 10). */
export const flashSession = pgTable(
  'flash_session',
  {
    id: id(),
    title: jsonb('title').$type<TextPair>().notNull(),
    startsAt: at('starts_at').notNull(),
    endsAt: at('ends_at').notNull(),
    /** Comes again the next day at the same time, with the same goods. */
    daily: boolean('daily').notNull().default(false),
    /** It is over, and what was not sold went back to the SKUs. */
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

/** FLASH_STATUS. */
export const FLASH_STATUS = { APPLIED: 10, ON: 20, OVER: 30, REFUSED: 40, WITHDRAWN: 50 } as const;

/** A SKU in a flash sale: `stock` pieces were taken out of the SKU's when it was put on. */
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
    /** Pieces that a daily session wants of it each day; null: `stock`. */
    planned: integer('planned'),
    /** Pieces in one order, and that one shopper may buy in all; null: as many as there are. */
    limitOrder: integer('limit_order'),
    limitEach: integer('limit_each'),
    /** Whether member discount and coupons apply as well. */
    discounts: boolean('discounts').notNull().default(false),
    /** FLASH_STATUS. */
    status: smallint('status').notNull().default(20),
    /** Why it was refused. */
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

/** Pieces of a flash sale that a shopper has bought, which its limit counts. */
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

/** Shoppers who want a message before a flash sale starts. */
export const flashReminder = pgTable(
  'flash_reminder',
  {
    flashItemId: integer('flash_item_id').notNull(),
    accountId: integer('account_id').notNull(),
    /** Five minutes before the session. */
    dueAt: at('due_at').notNull(),
    sentAt: at('sent_at'),
  },
  (t) => [
    primaryKey({ columns: [t.flashItemId, t.accountId] }),
    index('flash_reminder_account').on(t.accountId),
    index('flash_reminder_due').on(t.dueAt).where(sql`sent_at is null`),
  ],
);

/** A timed discount of the mall or of a shop. */
export const discountActivity = pgTable(
  'discount_activity',
  {
    id: id(),
    /** Null: of the mall. */
    shopId: integer('shop_id'),
    name: jsonb('name').$type<TextPair>().notNull(),
    /** Shown on its page. */
    rule: jsonb('rule').$type<TextPair>().notNull(),
    /** Below `/media/`; empty: none. */
    banner: text('banner').notNull().default(''),
    /** Basis points off every SKU; null: a price per SKU. */
    off: smallint('off'),
    startsAt: at('starts_at').notNull(),
    endsAt: at('ends_at').notNull(),
    /** Only at these hours; null: all the time. */
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
    /** Null: by percentage. */
    prices: jsonb('prices').$type<SkuPrices>(),
    sort: integer('sort').notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.activityId, t.productId] }), index('discount_product_product').on(t.productId)],
);

/** Pieces of a SKU that a shopper has bought in a timed discount with a limit. */
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

/** A product that costs less for those who buy it together. */
export const groupActivity = pgTable(
  'group_activity',
  {
    id: id(),
    shopId: integer('shop_id').notNull(),
    productId: integer('product_id').notNull(),
    /** Shoppers that fill a group. */
    size: smallint('size').notNull(),
    /** Time to fill it. */
    hours: smallint('hours').notNull(),
    prices: jsonb('prices').$type<SkuPrices>().notNull(),
    startsAt: at('starts_at').notNull(),
    endsAt: at('ends_at').notNull(),
    /** Pieces in one order; null: any. */
    limitOrder: integer('limit_order'),
    /** Whether member discount and coupons apply as well. */
    discounts: boolean('discounts').notNull().default(false),
    stopped: boolean('stopped').notNull().default(false),
    sort: integer('sort').notNull().default(0),
    createdAt: at('created_at').notNull().default(now()),
    version: integer('version').notNull().default(1),
  },
  (t) => [
    index('group_activity_end').on(t.endsAt).where(sql`not stopped`),
    index('group_activity_product').on(t.productId),
    index('group_activity_shop').on(t.shopId, falling(t.createdAt)),
    check('group_activity_time', sql`${t.startsAt} < ${t.endsAt}`),
    check('group_activity_size', sql`${t.size} between 2 and 20`),
  ],
);

/** GROUP_STATUS. `UNPAID`: its opener has not paid, and others do not see it. */
export const GROUP_STATUS = { UNPAID: 10, OPEN: 20, FULL: 30, FAILED: 40 } as const;

/** Shoppers who buy together. */
export const buyGroup = pgTable(
  'buy_group',
  {
    /** Not guessable: who has it may look at the group and join. */
    id: text('id').primaryKey(),
    activityId: integer('activity_id').notNull(),
    openerId: integer('opener_id').notNull(),
    /** GROUP_STATUS. */
    status: smallint('status').notNull(),
    size: smallint('size').notNull(),
    /** Places taken by orders that are paid or still may be; `paid` of them are paid. */
    places: smallint('places').notNull(),
    paid: smallint('paid').notNull().default(0),
    openedAt: at('opened_at').notNull(),
    endsAt: at('ends_at').notNull(),
    endedAt: at('ended_at'),
  },
  (t) => [
    index('buy_group_activity').on(t.activityId, t.status, t.endsAt),
    index('buy_group_end').on(t.endsAt).where(sql`status in (10, 20)`),
    index('buy_group_ending').on(t.endsAt).where(sql`status in (30, 40) and ended_at is null`),
    check('buy_group_places', sql`${t.paid} between 0 and ${t.places} and ${t.places} <= ${t.size}`),
  ],
);

/** MEMBER_STATUS. */
export const MEMBER_STATUS = { HELD: 10, PAID: 20, LEFT: 30 } as const;

export const groupMember = pgTable(
  'group_member',
  {
    groupId: text('group_id').notNull(),
    accountId: integer('account_id').notNull(),
    orderId: text('order_id').notNull(),
    /** MEMBER_STATUS. */
    status: smallint('status').notNull(),
    joinedAt: at('joined_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.groupId, t.orderId] }),
    uniqueIndex('group_member_once').on(t.groupId, t.accountId).where(sql`status in (10, 20)`),
    index('group_member_account').on(t.accountId, falling(t.joinedAt)),
    uniqueIndex('group_member_order').on(t.orderId),
  ],
);
