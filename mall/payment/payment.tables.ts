import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { at, falling, fen, now } from '../db/columns.ts';

export const payment = pgTable(
  'payment',
  {
    id: text('id').primaryKey(),
    accountId: integer('account_id').notNull(),
    /** Null: a top-up. */
    tradeId: text('trade_id'),
    way: text('way').notNull(),
    provider: text('provider').notNull(),
    status: smallint('status').notNull(),
    amount: fen('amount').notNull(),
    /** Fen of the balance, taken when the online part is received, in the transaction that settles the trade. */
    balance: fen('balance').notNull().default(0),
    code: text('code'),
    redirect: text('redirect'),
    providerId: text('provider_id'),
    createdAt: at('created_at').notNull(),
    expiresAt: at('expires_at').notNull(),
    paidAt: at('paid_at'),
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

export const providerRefund = pgTable(
  'money_back',
  {
    id: text('id').primaryKey(),
    accountId: integer('account_id').notNull(),
    /** Null: a stray payment that serves no order. */
    orderId: text('order_id'),
    /** Null: back to the balance. */
    paymentId: text('payment_id'),
    amount: fen('amount').notNull(),
    reason: text('reason').notNull(),
    key: text('key').notNull().unique(),
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
