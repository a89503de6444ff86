import { sql } from 'drizzle-orm';
import {
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
import type { Invoice } from '#contract/checkout/schema.ts';
import type { TrackingState } from '#contract/order/tracking.values.ts';
import type { OrderKind, TradeSource } from '#contract/order/values.ts';
import type { TextPair } from '../db/columns.ts';
import { at, falling, fen, id, long, tsvector } from '../db/columns.ts';

export type OrderAddress = {
  recipient: string;
  mobile: string;
  region: string[];
  regionNames: TextPair;
  detail: string;
};

export const TRADE_STATUS = { TO_PAY: 10, PAID: 20, CLOSED: 30 } as const;

/** What is paid at once: the orders of one checkout, one per shop. */
export const trade = pgTable(
  'trade',
  {
    id: text('id').primaryKey(),
    accountId: integer('account_id').notNull(),
    /** Null: of before this was written down. */
    source: text('source').$type<TradeSource>(),
    status: smallint('status').notNull(),
    payable: fen('payable').notNull(),
    paidBalance: fen('paid_balance').notNull().default(0),
    paidOnline: fen('paid_online').notNull().default(0),
    createdAt: at('created_at').notNull(),
    expiresAt: at('expires_at').notNull(),
    paidAt: at('paid_at'),
  },
  (t) => [
    index('trade_account').on(t.accountId),
    index('trade_unpaid').on(t.accountId).where(sql`status = 10`),
    index('trade_expiry').on(t.expiresAt).where(sql`status = 10`),
    check(
      'trade_money',
      sql`${t.payable} >= 0 and ${t.paidBalance} >= 0 and ${t.paidOnline} >= 0 and ${t.paidBalance} + ${t.paidOnline} <= ${t.payable}`,
    ),
  ],
);

export const order = pgTable(
  'shop_order',
  {
    id: text('id').primaryKey(),
    tradeId: text('trade_id').notNull(),
    accountId: integer('account_id').notNull(),
    /** 0: the mall itself, which sells memberships. */
    shopId: integer('shop_id').notNull(),
    status: smallint('status').notNull(),
    kind: text('kind').$type<OrderKind>().notNull().default('goods'),
    madeToOrder: boolean('made_to_order').notNull(),
    /** Fen. `goods` at list price; the discounts as positive amounts, each the sum of its lines' shares. */
    goods: fen('goods').notNull(),
    promotion: fen('promotion').notNull(),
    memberDiscount: fen('member_discount').notNull(),
    shopCoupon: fen('shop_coupon').notNull(),
    mallCoupon: fen('mall_coupon').notNull(),
    pointsDiscount: fen('points_discount').notNull(),
    points: integer('points').notNull(),
    freight: fen('freight').notNull(),
    memberFreight: fen('member_freight').notNull().default(0),
    /** What the desk took off while it was unpaid, by who bears it: the shop, or the mall. */
    shopReduction: fen('shop_reduction').notNull().default(0),
    mallReduction: fen('mall_reduction').notNull().default(0),
    payable: fen('payable').notNull(),
    address: jsonb('address').$type<OrderAddress>().notNull(),
    remark: text('remark').notNull().default(''),
    invoice: jsonb('invoice').$type<Invoice>(),
    /** When it was last asked for or changed after checkout. */
    invoiceAt: at('invoice_at'),
    words: text('words').notNull(),
    createdAt: at('created_at').notNull(),
    paidAt: at('paid_at'),
    shippedAt: at('shipped_at'),
    completedAt: at('completed_at'),
    canceledAt: at('canceled_at'),
    hiddenAt: at('hidden_at'),
    reviewedAt: at('reviewed_at'),
    groupId: text('group_id'),
    groupOpen: boolean('group_open').notNull().default(false),
    /** How many refunds are open; meanwhile some moves are blocked. */
    refunding: integer('refunding').notNull().default(0),
    /** Of them, those of pieces that have left. */
    refundingShipped: integer('refunding_shipped').notNull().default(0),
    /** Fen and points that refunds of its lines gave back. */
    refunded: fen('refunded').notNull().default(0),
    refundedPoints: integer('refunded_points').notNull().default(0),
    invoiced: boolean('invoiced').notNull().default(false),
    /** When the shopper asked last to ship it, and when to have longer to receive it. */
    urgedAt: at('urged_at'),
    prolongedAt: at('prolonged_at'),
    /** When its last parcel was delivered, and not before all had left. */
    deliveredAt: at('delivered_at'),
    tags: text('tags').array().notNull().default([]),
    /** When its shop's due was booked, and when that became available (mall/settlement). */
    bookedAt: at('booked_at'),
    availableAt: at('available_at'),
  },
  (t) => [
    index('order_account').on(t.accountId, falling(t.createdAt)),
    index('order_account_status').on(t.accountId, t.status, falling(t.createdAt)),
    index('order_trade').on(t.tradeId),
    index('order_group').on(t.groupId).where(sql`group_id is not null`),
    index('order_shop').on(t.shopId, t.status, falling(t.createdAt)),
    index('order_newest').on(falling(t.createdAt)),
    index('order_shop_newest').on(t.shopId, falling(t.createdAt)),
    index('order_status').on(t.status, falling(t.createdAt)),
    index('order_paid').on(t.paidAt).where(sql`paid_at is not null`),
    index('order_shop_paid').on(t.shopId, t.paidAt).where(sql`paid_at is not null`),
    index('order_to_review').on(t.accountId, t.completedAt).where(sql`status = 60 and reviewed_at is null`),
    index('order_receipt').on(t.shippedAt).where(sql`status = 50`),
    check('order_kind', sql`${t.kind} in ('goods', 'points', 'member') and (${t.kind} = 'member') = (${t.shopId} = 0)`),
    index('order_to_invoice')
      .on(t.shopId, t.completedAt)
      .where(sql`status = 60 and invoice is not null and not invoiced`),
    index('order_to_book').on(t.paidAt).where(sql`paid_at is not null and booked_at is null and shop_id <> 0`),
    index('order_to_release')
      .on(t.status, t.completedAt)
      .where(sql`booked_at is not null and available_at is null and status in (60, 70)`),
    index('order_urged').on(t.urgedAt).where(sql`urged_at is not null and status in (20, 30, 40)`),
    index('order_tags').using('gin', t.tags).where(sql`tags <> '{}'`),
    index('order_delivered').on(t.deliveredAt).where(sql`status = 50 and delivered_at is not null`),
    check('order_money', sql`${t.payable} >= 0`),
    check(
      'order_refunded',
      sql`${t.refunded} between 0 and ${t.payable} and ${t.refundedPoints} between 0 and ${t.points} and ${t.refunding} >= 0`,
    ),
  ],
);

/** The search index of the desk. A table of its own, because it never changes and the order does. */
export const orderFind = pgTable(
  'order_find',
  {
    orderId: text('order_id').primaryKey(),
    shopId: integer('shop_id').notNull(),
    createdAt: at('created_at').notNull(),
    words: tsvector('words').notNull(),
  },
  (t) => [index('order_find_words').using('gin', t.words)],
);

export const orderLine = pgTable(
  'order_line',
  {
    id: long(),
    orderId: text('order_id').notNull(),
    productId: integer('product_id').notNull(),
    skuId: integer('sku_id').notNull(),
    title: jsonb('title').$type<TextPair>().notNull(),
    spec: jsonb('spec').$type<TextPair[]>().notNull(),
    picture: text('picture').notNull(),
    custom: jsonb('custom').$type<{ code: string; name: TextPair; text: string; choice?: TextPair }[]>().notNull(),
    quantity: integer('quantity').notNull(),
    /** Fen per piece: before promotions, and with the one that applied. */
    listPrice: fen('list_price').notNull(),
    price: fen('price').notNull(),
    /** Fen of the whole line: its shares of every discount and of the freight; a refund reads them (domain decisions, section 2). */
    memberDiscount: fen('member_discount').notNull(),
    shopCoupon: fen('shop_coupon').notNull(),
    mallCoupon: fen('mall_coupon').notNull(),
    pointsDiscount: fen('points_discount').notNull(),
    shopReduction: fen('shop_reduction').notNull().default(0),
    mallReduction: fen('mall_reduction').notNull().default(0),
    freight: fen('freight').notNull(),
    payable: fen('payable').notNull(),
    flashItemId: integer('flash_item_id'),
    discountId: integer('discount_id'),
    /** Pieces and fen of goods that refunds gave back, and how many of the pieces were put back in stock. */
    refundedPieces: integer('refunded_pieces').notNull().default(0),
    refunded: fen('refunded').notNull().default(0),
    restocked: integer('restocked').notNull().default(0),
    /** Pieces in parcels, and of the refunded pieces those that had left. */
    shippedPieces: integer('shipped_pieces').notNull().default(0),
    refundedShipped: integer('refunded_shipped').notNull().default(0),
    /** Sold without a return that needs no reason: made to order, or of a category marked so. */
    noReturns: boolean('no_returns').notNull().default(false),
    pointsGoodId: integer('points_good_id'),
    /**
     * Frozen at submit (domain decisions, section 18); null: of before settlement. Basis points, then fen of the whole line: the mall's
     * commission, and what the mall bears of the goods and of the freight.
     */
    commissionRate: smallint('commission_rate'),
    commission: fen('commission'),
    subsidy: fen('subsidy'),
    memberFreight: fen('member_freight'),
  },
  (t) => [
    index('order_line_order').on(t.orderId),
    index('order_line_sku').on(t.skuId),
    index('order_line_points').on(t.pointsGoodId).where(sql`points_good_id is not null`),
    check('order_line_money', sql`${t.payable} >= 0 and ${t.quantity} >= 1`),
    check(
      'order_line_refunded',
      sql`${t.refunded} between 0 and ${t.payable} - ${t.freight} and ${t.refundedPieces} between 0 and ${t.quantity} and ${t.restocked} between 0 and ${t.refundedPieces}`,
    ),
  ],
);

export const orderLog = pgTable(
  'order_log',
  {
    id: long(),
    orderId: text('order_id').notNull(),
    /** Null: just created. */
    from: smallint('from_status'),
    to: smallint('to_status').notNull(),
    actor: text('actor').notNull(),
    actorId: integer('actor_id'),
    reason: text('reason').notNull().default(''),
    at: at('at').notNull(),
  },
  (t) => [index('order_log_order').on(t.orderId)],
);

export const parcel = pgTable(
  'parcel',
  {
    id: id(),
    /** An order's, or else of the goods of a refund that go back. */
    orderId: text('order_id'),
    refundId: text('refund_id'),
    carrier: text('carrier').notNull(),
    number: text('number').notNull(),
    shippedAt: at('shipped_at').notNull(),
    /** What a provider of tracking knows of it; `askAt`: when it is asked next. */
    state: text('state').$type<TrackingState>(),
    deliveredAt: at('delivered_at'),
    courier: jsonb('courier').$type<{ name: string; mobile: string }>(),
    subscribedAt: at('subscribed_at'),
    askAt: at('ask_at'),
    asks: smallint('asks').notNull().default(0),
    trail: jsonb('trail').$type<{ at: string; text: TextPair }[]>().notNull().default([]),
  },
  (t) => [
    index('parcel_order').on(t.orderId),
    uniqueIndex('parcel_refund').on(t.refundId).where(sql`refund_id is not null`),
    index('parcel_number').on(t.number),
    index('parcel_ask').on(t.askAt).where(sql`ask_at is not null`),
    check('parcel_of', sql`num_nonnulls(${t.orderId}, ${t.refundId}) = 1`),
  ],
);

/** What is in a parcel. A parcel without rows here carries the whole order. */
export const parcelLine = pgTable(
  'parcel_line',
  {
    parcelId: integer('parcel_id').notNull(),
    lineId: bigint('line_id', { mode: 'number' }).notNull(),
    pieces: integer('pieces').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.parcelId, t.lineId] }),
    index('parcel_line_line').on(t.lineId),
    check('parcel_line_pieces', sql`${t.pieces} >= 1`),
  ],
);

/** What the desk notes for itself. */
export const orderNote = pgTable(
  'order_note',
  {
    id: long(),
    orderId: text('order_id').notNull(),
    operatorId: integer('operator_id').notNull(),
    text: text('text').notNull(),
    at: at('at').notNull(),
  },
  (t) => [index('order_note_order').on(t.orderId)],
);

/** What happened to a parcel on its way, each once. */
export const parcelEvent = pgTable(
  'parcel_event',
  {
    id: long(),
    parcelId: integer('parcel_id').notNull(),
    at: at('at').notNull(),
    state: text('state').$type<TrackingState>().notNull(),
    text: text('text').notNull(),
  },
  (t) => [uniqueIndex('parcel_event_once').on(t.parcelId, t.at, t.state, t.text)],
);
