import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, primaryKey, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { GrowthKind, PaidPlan } from '#contract/member/levels.values.ts';
import type { MemberTask } from '#contract/member/schema.ts';
import { at, falling, fen, long } from '../db/columns.ts';

/** Domain decisions, section 11. A shopper without a row is on the first level. */
export const member = pgTable(
  'member',
  {
    accountId: integer('account_id').primaryKey(),
    level: smallint('level').notNull().default(1),
    growth: integer('growth').notNull().default(0),
    reviewedAt: at('reviewed_at').notNull(),
    paidPlan: text('paid_plan').$type<PaidPlan>(),
    paidUntil: at('paid_until'),
    /** Day of the month in China that the plan renews on; shorter months end it earlier. */
    paidDay: smallint('paid_day'),
    couponsAt: at('coupons_at'),
  },
  (t) => [
    index('member_review').on(t.reviewedAt),
    index('member_coupons').on(t.couponsAt.asc().nullsFirst()),
    index('member_level').on(t.level),
    index('member_paid_until').on(t.paidUntil).where(sql`paid_until is not null`),
    check('member_paid', sql`(${t.paidPlan} is null) = (${t.paidUntil} is null)`),
    check('member_level_from', sql`${t.level} >= 1`),
  ],
);

/** Append-only. Each entry counts for twelve months. */
export const memberGrowth = pgTable(
  'member_growth',
  {
    id: long(),
    accountId: integer('account_id').notNull(),
    kind: text('kind').$type<GrowthKind>().notNull(),
    amount: integer('amount').notNull(),
    fen: fen('fen').notNull().default(0),
    businessId: text('business_id').notNull(),
    key: text('key').notNull(),
    at: at('at').notNull(),
    until: at('until').notNull(),
  },
  (t) => [
    uniqueIndex('member_growth_key').on(t.key),
    index('member_growth_account').on(t.accountId, t.until),
    index('member_growth_business').on(t.businessId),
  ],
);

export const memberSignIn = pgTable(
  'member_sign_in',
  {
    accountId: integer('account_id').notNull(),
    day: date('day').notNull(),
    streak: integer('streak').notNull(),
    points: integer('points').notNull(),
    at: at('at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.accountId, t.day] }),
    index('member_sign_in_day').on(falling(t.day)),
    check('member_sign_in_streak', sql`${t.streak} >= 1`),
  ],
);

export const memberTask = pgTable(
  'member_task',
  {
    accountId: integer('account_id').notNull(),
    task: text('task').$type<MemberTask>().notNull(),
    points: integer('points').notNull(),
    at: at('at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.accountId, t.task] })],
);
