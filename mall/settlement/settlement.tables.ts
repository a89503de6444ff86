import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { ShopEntryKind, StatementPeriod } from '#contract/settlement/values.ts';
import { at, falling, fen, id, long } from '../db/columns.ts';

/** A shop without a row has no entry that was counted yet. Each counter equals the sum of the counted entries. */
export const shopAccount = pgTable('shop_account', {
  shopId: integer('shop_id').primaryKey(),
  /** Of orders that can still be returned; may be below zero for a moment, as all of them. */
  pending: fen('pending').notNull().default(0),
  available: fen('available').notNull().default(0),
  inPayout: fen('in_payout').notNull().default(0),
  period: text('period').$type<StatementPeriod>().notNull().default('month'),
});

/** Append-only. An entry is marked three times, each once: when it was counted, became available, and was put into a statement. */
export const shopEntry = pgTable(
  'shop_entry',
  {
    id: long(),
    shopId: integer('shop_id').notNull(),
    kind: text('kind').$type<ShopEntryKind>().notNull(),
    amount: fen('amount').notNull(),
    /** Null: an entry of the shop, not of an order. */
    orderId: text('order_id'),
    lineId: bigint('line_id', { mode: 'number' }),
    refundId: text('refund_id'),
    note: text('note').notNull().default(''),
    key: text('key').notNull(),
    at: at('at').notNull(),
    /** Booked after the fact, at the rate of that time: the order is older than settlement. */
    late: boolean('late').notNull().default(false),
    counted: boolean('counted').notNull().default(false),
    /** Null: pending. */
    availableAt: at('available_at'),
    statementId: integer('statement_id'),
  },
  (t) => [
    uniqueIndex('shop_entry_key').on(t.key),
    index('shop_entry_shop').on(t.shopId, falling(t.id)),
    index('shop_entry_order').on(t.orderId).where(sql`order_id is not null`),
    index('shop_entry_time').on(t.at, t.shopId),
    index('shop_entry_uncounted').on(t.shopId, t.id).where(sql`not counted`),
    index('shop_entry_pending').on(t.shopId, t.orderId).where(sql`available_at is null`),
    index('shop_entry_unstated')
      .on(t.shopId, t.availableAt)
      .where(sql`available_at is not null and statement_id is null`),
    index('shop_entry_statement').on(t.statementId, t.id).where(sql`statement_id is not null`),
    check('shop_entry_amount', sql`${t.amount} <> 0`),
  ],
);

export const shopStatement = pgTable(
  'shop_statement',
  {
    id: id(),
    shopId: integer('shop_id').notNull(),
    period: text('period').$type<StatementPeriod>().notNull(),
    /** Days in China: the first, and the one after the last. */
    from: date('from_day').notNull(),
    to: date('to_day').notNull(),
    opening: fen('opening').notNull(),
    closing: fen('closing').notNull(),
    entries: integer('entries').notNull(),
    status: smallint('status').notNull(),
    closedAt: at('closed_at').notNull(),
    confirmUntil: at('confirm_until').notNull(),
    confirmedAt: at('confirmed_at'),
    /** Null: silence. */
    confirmedBy: integer('confirmed_by'),
  },
  (t) => [
    uniqueIndex('shop_statement_once').on(t.shopId, t.from),
    index('shop_statement_shop').on(t.shopId, falling(t.id)),
    index('shop_statement_status').on(t.status, falling(t.id)),
    index('shop_statement_due').on(t.confirmUntil).where(sql`status = 10`),
    check('shop_statement_days', sql`${t.from} < ${t.to}`),
    check('shop_statement_confirmed', sql`(${t.status} = 30) = (${t.confirmedAt} is not null)`),
  ],
);

export const statementDispute = pgTable(
  'statement_dispute',
  {
    id: id(),
    statementId: integer('statement_id').notNull(),
    entryId: bigint('entry_id', { mode: 'number' }).notNull(),
    status: smallint('status').notNull(),
    reason: text('reason').notNull(),
    operatorId: integer('operator_id').notNull(),
    at: at('at').notNull(),
    answer: text('answer').notNull().default(''),
    answeredBy: integer('answered_by'),
    answeredAt: at('answered_at'),
    /** The entry that corrects it, when it was accepted. */
    adjustmentId: integer('adjustment_id'),
  },
  (t) => [
    uniqueIndex('statement_dispute_entry').on(t.entryId),
    index('statement_dispute_statement').on(t.statementId),
    check('statement_dispute_answered', sql`(${t.status} = 10) = (${t.answeredAt} is null)`),
  ],
);

export const shopAdjustment = pgTable(
  'shop_adjustment',
  {
    id: id(),
    shopId: integer('shop_id').notNull(),
    /** The order behind it; null: it is of the shop. */
    orderId: text('order_id'),
    amount: fen('amount').notNull(),
    reason: text('reason').notNull(),
    status: smallint('status').notNull(),
    operatorId: integer('operator_id').notNull(),
    at: at('at').notNull(),
    decidedBy: integer('decided_by'),
    decidedAt: at('decided_at'),
  },
  (t) => [
    index('shop_adjustment_shop').on(t.shopId, falling(t.id)),
    index('shop_adjustment_order').on(t.orderId).where(sql`order_id is not null`),
    check('shop_adjustment_amount', sql`${t.amount} <> 0`),
    check('shop_adjustment_decided', sql`(${t.status} = 10) = (${t.decidedAt} is null)`),
    check('shop_adjustment_second', sql`${t.decidedBy} is null or ${t.decidedBy} <> ${t.operatorId}`),
  ],
);
