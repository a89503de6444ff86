import { sql } from 'drizzle-orm';
import {
  bigint,
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
import type { ReturnAddress } from '#contract/refund/schema.ts';
import { at, falling, fen, long } from '../db/columns.ts';

/** Domain decisions, sections 4 and 12. */
export const refund = pgTable(
  'refund',
  {
    id: text('id').primaryKey(),
    accountId: integer('account_id').notNull(),
    shopId: integer('shop_id').notNull(),
    tradeId: text('trade_id').notNull(),
    orderId: text('order_id').notNull(),
    lineId: bigint('line_id', { mode: 'number' }).notNull(),
    nth: smallint('nth').notNull(),
    kind: smallint('kind').notNull(),
    status: smallint('status').notNull(),
    quantity: integer('quantity').notNull(),
    /** Whether its pieces had left when it was applied for. */
    ofShipped: boolean('of_shipped').notNull().default(false),
    /** Fen of the goods and points spent on them, as they were when it was applied for. */
    amount: fen('amount').notNull(),
    points: integer('points').notNull(),
    /** Set when it is paid: fen of freight, and points earned with the order and taken back. */
    freight: fen('freight').notNull().default(0),
    earned: integer('earned').notNull().default(0),
    /** Given back by the shop; its `quantity` is 0 where it is an amount without pieces. */
    unasked: boolean('unasked').notNull().default(false),
    reason: text('reason').notNull(),
    noReason: boolean('no_reason').notNull().default(false),
    description: text('description').notNull(),
    address: jsonb('address').$type<ReturnAddress>(),
    carrier: text('carrier'),
    number: text('number'),
    restocked: boolean('restocked').notNull().default(false),
    /** The service of the mall has decided. */
    final: boolean('final').notNull().default(false),
    appliedAt: at('applied_at').notNull(),
    answeredAt: at('answered_at'),
    refundedAt: at('refunded_at'),
    dueAt: at('due_at'),
  },
  (t) => [
    index('refund_account').on(t.accountId, falling(t.appliedAt), falling(t.id)),
    index('refund_shop').on(t.shopId, t.status, falling(t.appliedAt)),
    index('refund_status').on(t.status, falling(t.appliedAt)),
    index('refund_newest').on(falling(t.appliedAt), falling(t.id)),
    index('refund_order').on(t.orderId),
    uniqueIndex('refund_line').on(t.lineId, t.nth),
    index('refund_due').on(t.dueAt).where(sql`due_at is not null`),
    uniqueIndex('refund_open').on(t.lineId).where(sql`status in (10, 20, 30, 40, 70)`),
    check(
      'refund_money',
      sql`${t.amount} >= 0 and ${t.points} >= 0 and ${t.freight} >= 0 and ${t.quantity} >= case when ${t.unasked} then 0 else 1 end`,
    ),
    check('refund_paid', sql`(${t.status} = 50) = (${t.refundedAt} is not null)`),
  ],
);

export const refundLog = pgTable(
  'refund_log',
  {
    id: long(),
    refundId: text('refund_id').notNull(),
    /** Null: just applied for. */
    from: smallint('from_status'),
    to: smallint('to_status').notNull(),
    move: text('move').notNull(),
    actor: text('actor').notNull(),
    actorId: integer('actor_id'),
    note: text('note').notNull().default(''),
    pictures: text('pictures').array().notNull().default([]),
    at: at('at').notNull(),
  },
  (t) => [index('refund_log_refund').on(t.refundId)],
);

export const returnPlace = pgTable('return_place', {
  shopId: integer('shop_id').primaryKey(),
  address: jsonb('address').$type<ReturnAddress>().notNull(),
});
