import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import type { PaidPlan } from '#contract/member/levels.values.ts';
import { at } from '../db/columns.ts';

/** The membership that an order buys; its period is set when it is paid. */
export const memberPurchase = pgTable(
  'member_purchase',
  {
    orderId: text('order_id').primaryKey(),
    accountId: integer('account_id').notNull(),
    plan: text('plan').$type<PaidPlan>().notNull(),
    months: smallint('months').notNull(),
    createdAt: at('created_at').notNull(),
    paidAt: at('paid_at'),
    startsAt: at('starts_at'),
    endsAt: at('ends_at'),
    refundedAt: at('refunded_at'),
  },
  (t) => [
    index('member_purchase_account').on(t.accountId, t.paidAt),
    index('member_purchase_end').on(t.endsAt).where(sql`ends_at is not null and refunded_at is null`),
    check('member_purchase_months', sql`${t.months} >= 1`),
    check(
      'member_purchase_time',
      sql`(${t.paidAt} is null) = (${t.startsAt} is null) and (${t.paidAt} is null) = (${t.endsAt} is null) and (${t.refundedAt} is null or ${t.paidAt} is not null)`,
    ),
  ],
);
