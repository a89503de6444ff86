import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { LedgerKind } from '#contract/payment/values.ts';
import { at, falling, fen, long } from '../db/columns.ts';

/** Each counter always equals the sum of its ledger. */
export const wallet = pgTable(
  'wallet',
  {
    accountId: integer('account_id').primaryKey(),
    balance: fen('balance').notNull().default(0),
    /** Below zero: the shopper owes points of refunded orders that were spent. */
    points: integer('points').notNull().default(0),
    /** When points may expire; null while there are none. */
    pointsCheckAt: at('points_check_at'),
  },
  (t) => [
    index('wallet_points_check').on(t.pointsCheckAt).where(sql`points_check_at is not null`),
    check('wallet_balance', sql`${t.balance} >= 0`),
  ],
);

export const LEDGER_UNIT = { BALANCE: 10, POINTS: 20 } as const;

export const ledger = pgTable(
  'ledger',
  {
    id: long(),
    accountId: integer('account_id').notNull(),
    unit: smallint('unit').notNull(),
    amount: fen('amount').notNull(),
    after: fen('after').notNull(),
    kind: text('kind').$type<LedgerKind>().notNull(),
    businessId: text('business_id').notNull(),
    key: text('key').notNull(),
    at: at('at').notNull(),
  },
  (t) => [uniqueIndex('ledger_key').on(t.unit, t.key), index('ledger_account').on(t.accountId, t.unit, falling(t.id))],
);
