import { index, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { at, fen } from '../db/columns.ts';

export const SANDBOX_STATUS = { WAITING: 10, PAID: 20, CLOSED: 30 } as const;

/** The sandbox's books. It plays another company, so it never reads the mall's tables. */
export const sandboxCharge = pgTable('sandbox_charge', {
  id: text('id').primaryKey(),
  token: text('token').notNull().unique(),
  way: text('way').notNull(),
  title: text('title').notNull(),
  amount: fen('amount').notNull(),
  status: smallint('status').notNull(),
  returnPath: text('return_path').notNull(),
  leavePath: text('leave_path').notNull(),
  createdAt: at('created_at').notNull(),
  expiresAt: at('expires_at').notNull(),
});

export const sandboxReceipt = pgTable(
  'sandbox_receipt',
  {
    transactionId: text('transaction_id').primaryKey(),
    chargeId: text('charge_id').notNull(),
    amount: fen('amount').notNull(),
    paidAt: at('paid_at').notNull(),
  },
  (t) => [index('sandbox_receipt_charge').on(t.chargeId)],
);

export const sandboxRefund = pgTable(
  'sandbox_refund',
  {
    id: text('id').primaryKey(),
    transactionId: text('transaction_id').notNull(),
    amount: fen('amount').notNull(),
    createdAt: at('created_at').notNull(),
  },
  (t) => [index('sandbox_refund_transaction').on(t.transactionId)],
);

/** Of payouts. */
export const sandboxTransfer = pgTable('sandbox_transfer', {
  number: text('number').primaryKey(),
  amount: fen('amount').notNull(),
  /** Empty: it is paid, from `paidAt` on. */
  reason: text('reason').notNull(),
  paidAt: at('paid_at').notNull(),
});
