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
    /** The record that it was encrypted for; null: the shop. */
    sealedOf: text('sealed_of'),
  },
  (t) => [index('shop_receiver_shop').on(t.shopId, falling(t.id))],
);

/** Of who applies for a store, encrypted likewise; it becomes the shop's when that is opened. */
export const applicantReceiver = pgTable('applicant_receiver', {
  accountId: integer('account_id').primaryKey(),
  kind: text('kind').$type<ReceiverKind>().notNull(),
  tail: text('tail').notNull(),
  keyName: text('key_name').notNull(),
  sealed: text('sealed').notNull(),
  at: at('at').notNull(),
});

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
    /** Who carries it out, decided with the run's approval; empty: a person, with the bank. */
    provider: text('provider').notNull().default(''),
    /** Ours, for the provider: it never gets another one. */
    number: text('number'),
    tries: smallint('tries').notNull().default(0),
    /** When to ask the provider about it; null: never. */
    askAt: at('ask_at'),
    /** The other amount that the provider says it has paid: a person has to look. */
    saidAmount: fen('said_amount'),
    decidedBy: integer('decided_by'),
    decidedAt: at('decided_at'),
  },
  (t) => [
    index('payout_run_rows').on(t.runId, t.id),
    uniqueIndex('payout_waiting').on(t.shopId).where(sql`status = 10`),
    uniqueIndex('payout_number').on(t.number),
    index('payout_due').on(t.askAt).where(sql`status = 10 and ask_at is not null`),
    check('payout_amount', sql`${t.amount} > 0`),
    check('payout_decided', sql`(${t.status} = 10) = (${t.decidedAt} is null)`),
  ],
);
