import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { at, falling, fen } from '../db/columns.ts';

/** Requests that are not issued yet are stored with the order. */
export const issuedInvoice = pgTable(
  'issued_invoice',
  {
    orderId: text('order_id').primaryKey(),
    accountId: integer('account_id').notNull(),
    shopId: integer('shop_id').notNull(),
    type: smallint('type').notNull(),
    title: text('title').notNull(),
    taxNumber: text('tax_number').notNull(),
    amount: fen('amount').notNull(),
    number: text('number').notNull(),
    /** The date on it, `2026-11-21`. */
    day: text('day').notNull(),
    file: text('file').notNull(),
    operatorId: integer('operator_id').notNull(),
    issuedAt: at('issued_at').notNull(),
    /** It was red-lettered: all its money was refunded. */
    redAt: at('red_at'),
  },
  (t) => [
    uniqueIndex('issued_invoice_number').on(t.shopId, t.number),
    index('issued_invoice_shop').on(t.shopId, falling(t.issuedAt)),
    index('issued_invoice_newest').on(falling(t.issuedAt)),
    check('issued_invoice_amount', sql`${t.amount} > 0`),
  ],
);
