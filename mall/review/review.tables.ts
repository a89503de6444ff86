import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { Language } from '#contract/language.ts';
import type { TextPair } from '../db/columns.ts';
import { at, falling, id } from '../db/columns.ts';

export const review = pgTable(
  'review',
  {
    id: id(),
    /** Null: imported with a catalogue. */
    lineId: bigint('line_id', { mode: 'number' }),
    orderId: text('order_id'),
    productId: integer('product_id').notNull(),
    shopId: integer('shop_id').notNull(),
    accountId: integer('account_id').notNull(),
    spec: jsonb('spec').$type<TextPair[]>().notNull(),
    score: smallint('score').notNull(),
    text: text('text').notNull(),
    language: text('language').$type<Language>().notNull(),
    pictures: text('pictures').array().notNull(),
    anonymous: boolean('anonymous').notNull(),
    createdAt: at('created_at').notNull(),
    addedText: text('added_text'),
    addedPictures: text('added_pictures').array().notNull().default([]),
    addedAt: at('added_at'),
    answer: text('answer'),
    answeredAt: at('answered_at'),
    hiddenAt: at('hidden_at'),
    hiddenReason: text('hidden_reason'),
  },
  (t) => [
    uniqueIndex('review_line').on(t.lineId),
    index('review_product').on(t.productId, falling(t.createdAt)).where(sql`hidden_at is null`),
    index('review_account').on(t.accountId, falling(t.createdAt)),
    index('review_of_shop').on(t.shopId, falling(t.createdAt), falling(t.id)),
    index('review_latest').on(falling(t.createdAt), falling(t.id)),
    check('review_score', sql`${t.score} between 1 and 5`),
  ],
);

export const reviewFigures = pgTable(
  'review_figures',
  {
    productId: integer('product_id').primaryKey(),
    stars1: integer('stars1').notNull().default(0),
    stars2: integer('stars2').notNull().default(0),
    stars3: integer('stars3').notNull().default(0),
    stars4: integer('stars4').notNull().default(0),
    stars5: integer('stars5').notNull().default(0),
    pictured: integer('pictured').notNull().default(0),
    added: integer('added').notNull().default(0),
  },
  (t) => [
    check(
      'review_figures_counts',
      sql`least(${t.stars1}, ${t.stars2}, ${t.stars3}, ${t.stars4}, ${t.stars5}, ${t.pictured}, ${t.added}) >= 0`,
    ),
  ],
);

export const shopScore = pgTable(
  'shop_score',
  {
    id: id(),
    orderId: text('order_id'),
    shopId: integer('shop_id').notNull(),
    accountId: integer('account_id').notNull(),
    description: smallint('description').notNull(),
    service: smallint('service').notNull(),
    delivery: smallint('delivery').notNull(),
    createdAt: at('created_at').notNull(),
  },
  (t) => [
    uniqueIndex('shop_score_order').on(t.orderId),
    index('shop_score_shop').on(t.shopId),
    check(
      'shop_score_scores',
      sql`least(${t.description}, ${t.service}, ${t.delivery}) >= 1 and greatest(${t.description}, ${t.service}, ${t.delivery}) <= 5`,
    ),
  ],
);
