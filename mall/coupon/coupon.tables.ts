import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { CouponTerms } from '#contract/coupon/schema.ts';
import type { TextPair } from '../db/columns.ts';
import { at, falling, fen, id, long, now } from '../db/columns.ts';

/** Domain decisions, sections 4 and 9. */
export const couponTemplate = pgTable(
  'coupon_template',
  {
    id: id(),
    /** Null: of the mall. */
    shopId: integer('shop_id'),
    name: jsonb('name').$type<TextPair>().notNull(),
    terms: jsonb('terms').$type<CouponTerms>().notNull(),
    total: integer('total').notNull(),
    taken: integer('taken').notNull().default(0),
    each: integer('each').notNull(),
    takeFrom: at('take_from').notNull(),
    takeTo: at('take_to').notNull(),
    useFrom: at('use_from'),
    /** Null: `days` from taking it. */
    useTo: at('use_to'),
    days: smallint('days'),
    inCentre: boolean('in_centre').notNull(),
    newcomers: boolean('newcomers').notNull(),
    stopped: boolean('stopped').notNull().default(false),
    createdAt: at('created_at').notNull().default(now()),
    version: integer('version').notNull().default(1),
  },
  (t) => [
    index('coupon_template_centre').on(t.takeTo).where(sql`in_centre and not stopped`),
    check('coupon_template_taken', sql`${t.taken} between 0 and ${t.total}`),
    check('coupon_template_valid', sql`(${t.useTo} is null) <> (${t.days} is null)`),
  ],
);

/** A shopper's coupon, with the terms of the day it was taken. */
export const coupon = pgTable(
  'coupon',
  {
    id: id(),
    templateId: integer('template_id').notNull(),
    accountId: integer('account_id').notNull(),
    nth: integer('nth').notNull(),
    shopId: integer('shop_id'),
    name: jsonb('name').$type<TextPair>().notNull(),
    terms: jsonb('terms').$type<CouponTerms>().notNull(),
    newcomers: boolean('newcomers').notNull().default(false),
    status: smallint('status').notNull().default(10),
    validFrom: at('valid_from').notNull(),
    validTo: at('valid_to').notNull(),
    takenAt: at('taken_at').notNull(),
    /** The trade that it is used for, and what it takes off there, fen; null: unused. */
    tradeId: text('trade_id'),
    saved: fen('saved'),
    usedAt: at('used_at'),
    endToldAt: at('end_told_at'),
  },
  (t) => [
    uniqueIndex('coupon_nth').on(t.templateId, t.accountId, t.nth),
    index('coupon_account').on(t.accountId, t.status, t.validTo),
    index('coupon_newest').on(t.accountId, t.status, falling(t.usedAt), falling(t.validTo)),
    index('coupon_expiry').on(t.validTo).where(sql`status = 10`),
    index('coupon_ending').on(t.validTo).where(sql`status = 10 and end_told_at is null`),
    index('coupon_trade').on(t.tradeId).where(sql`trade_id is not null`),
    check('coupon_used', sql`(${t.status} = 20) = (${t.tradeId} is not null)`),
  ],
);

export const couponCode = pgTable(
  'coupon_code',
  {
    id: long(),
    code: text('code').notNull().unique(),
    templateId: integer('template_id').notNull(),
    batch: integer('batch').notNull(),
    createdAt: at('created_at').notNull(),
    couponId: integer('coupon_id'),
  },
  (t) => [index('coupon_code_template').on(t.templateId, t.batch)],
);
