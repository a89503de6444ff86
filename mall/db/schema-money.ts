import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { LedgerKind } from '#contract/payment/values.ts';
import { at, falling, fen, long, now } from './columns.ts';

/** A shopper's balance and points as counters; each always equals the sum of its ledger. */
export const wallet = pgTable(
  'wallet',
  {
    accountId: integer('account_id').primaryKey(),
    /** Fen. */
    balance: fen('balance').notNull().default(0),
    /** Below zero: points of refunded orders that had been spent, which are owed. */
    points: integer('points').notNull().default(0),
    /** When points may be over; null while there are none. */
    pointsCheckAt: at('points_check_at'),
  },
  (t) => [
    index('wallet_points_check').on(t.pointsCheckAt).where(sql`points_check_at is not null`),
    check('wallet_balance', sql`${t.balance} >= 0`),
  ],
);

export const LEDGER_UNIT = { BALANCE: 10, POINTS: 20 } as const;

/** Append-only. */
export const ledger = pgTable(
  'ledger',
  {
    id: long(),
    accountId: integer('account_id').notNull(),
    /** LEDGER_UNIT: fen, or points. */
    unit: smallint('unit').notNull(),
    amount: fen('amount').notNull(),
    after: fen('after').notNull(),
    /** LEDGER_KINDS of the contract. */
    kind: text('kind').$type<LedgerKind>().notNull(),
    businessId: text('business_id').notNull(),
    /** One entry each: the same thing is never booked twice. */
    key: text('key').notNull(),
    at: at('at').notNull(),
  },
  (t) => [uniqueIndex('ledger_key').on(t.unit, t.key), index('ledger_account').on(t.accountId, t.unit, falling(t.id))],
);

/** Money on its way in from outside. */
export const payment = pgTable(
  'payment',
  {
    id: text('id').primaryKey(),
    accountId: integer('account_id').notNull(),
    /** Null: a top-up. */
    tradeId: text('trade_id'),
    /** PAY_WAYS of the contract. */
    way: text('way').notNull(),
    /** Who takes the money: `sandbox`, `wechat`. */
    provider: text('provider').notNull(),
    /** PAYMENT_STATUS of the contract. */
    status: smallint('status').notNull(),
    amount: fen('amount').notNull(),
    /** Fen out of the balance, taken when the online part has come, in the transaction that settles the trade. */
    balance: fen('balance').notNull().default(0),
    /** What the QR code says, or where the shopper goes to pay. */
    code: text('code'),
    redirect: text('redirect'),
    /** The provider's own number, once it is paid. */
    providerId: text('provider_id'),
    createdAt: at('created_at').notNull(),
    expiresAt: at('expires_at').notNull(),
    paidAt: at('paid_at'),
    /** While it waits: when the provider is asked next, and how often it was. */
    checkAt: at('check_at').notNull().default(now()),
    checks: integer('checks').notNull().default(0),
  },
  (t) => [
    index('payment_trade').on(t.tradeId),
    index('payment_account').on(t.accountId),
    index('payment_waiting').on(t.checkAt).where(sql`status = 10`),
    uniqueIndex('payment_provider').on(t.provider, t.providerId),
    index('payment_provider_id').on(t.providerId).where(sql`provider_id is not null`),
    index('payment_paid').on(falling(t.paidAt), falling(t.id)).where(sql`paid_at is not null`),
    index('payment_closed').on(t.createdAt).where(sql`status = 30 and paid_at is null`),
    check('payment_amount', sql`${t.amount} > 0 and ${t.balance} >= 0`),
  ],
);

export const MONEY_BACK_STATUS = { WAITING: 10, DONE: 20, FAILED: 30 } as const;

/** Money on its way back: to the balance at once, online by a job that asks the provider. */
export const providerRefund = pgTable(
  'money_back',
  {
    id: text('id').primaryKey(),
    accountId: integer('account_id').notNull(),
    /** Null: money that came for no order any more. */
    orderId: text('order_id'),
    /** Null: back to the balance. */
    paymentId: text('payment_id'),
    amount: fen('amount').notNull(),
    reason: text('reason').notNull(),
    /** One each: the same thing is never given back twice. */
    key: text('key').notNull().unique(),
    /** MONEY_BACK_STATUS. */
    status: smallint('status').notNull(),
    tries: integer('tries').notNull().default(0),
    nextTryAt: at('next_try_at').notNull(),
    createdAt: at('created_at').notNull(),
    doneAt: at('done_at'),
  },
  (t) => [
    index('money_back_order').on(t.orderId),
    index('money_back_payment').on(t.paymentId),
    index('money_back_account').on(t.accountId),
    index('money_back_waiting').on(t.nextTryAt).where(sql`status = 10`),
    check('money_back_amount', sql`${t.amount} > 0`),
  ],
);
