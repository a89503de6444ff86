import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { ReceiverKind } from '#contract/payout/values.ts';
import { at, falling, fen, id } from '../db/columns.ts';

/** Where a shop is paid; the newest that counts is used. Holder, bank and number are encrypted. */
export const shopReceiver = pgTable(
  'shop_receiver',
  {
    id: id(),
    shopId: integer('shop_id').notNull(),
    kind: text('kind').$type<ReceiverKind>().notNull(),
    tail: text('tail').notNull(),
    keyName: text('key_name').notNull(),
    /** Base64. */
    sealed: text('sealed').notNull(),
    operatorId: integer('operator_id').notNull(),
    at: at('at').notNull(),
    countsFrom: at('counts_from').notNull(),
  },
  (t) => [index('shop_receiver_shop').on(t.shopId, falling(t.id))],
);

export const payoutRun = pgTable(
  'payout_run',
  {
    id: id(),
    status: smallint('status').notNull(),
    drawnBy: integer('drawn_by').notNull(),
    drawnAt: at('drawn_at').notNull(),
    /** Who approved or discarded it. */
    decidedBy: integer('decided_by'),
    decidedAt: at('decided_at'),
  },
  (t) => [check('payout_run_decided', sql`(${t.status} = 10) = (${t.decidedAt} is null)`)],
);

export const payout = pgTable(
  'payout',
  {
    id: id(),
    runId: integer('run_id').notNull(),
    shopId: integer('shop_id').notNull(),
    statementId: integer('statement_id').notNull(),
    receiverId: integer('receiver_id').notNull(),
    amount: fen('amount').notNull(),
    status: smallint('status').notNull(),
    reference: text('reference').notNull().default(''),
    reason: text('reason').notNull().default(''),
    decidedBy: integer('decided_by'),
    decidedAt: at('decided_at'),
  },
  (t) => [
    index('payout_run_rows').on(t.runId, t.id),
    uniqueIndex('payout_waiting').on(t.shopId).where(sql`status = 10`),
    check('payout_amount', sql`${t.amount} > 0`),
    check('payout_decided', sql`(${t.status} = 10) = (${t.decidedAt} is null)`),
  ],
);
