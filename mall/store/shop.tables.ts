import { boolean, integer, jsonb, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { type Freight, id, type TextPair } from '../db/columns.ts';

export const shop = pgTable('shop', {
  id: id(),
  code: text('code').notNull().unique(),
  name: jsonb('name').$type<TextPair>().notNull(),
  intro: jsonb('intro').$type<TextPair>().notNull(),
  city: jsonb('city').$type<TextPair>().notNull(),
  logo: text('logo').notNull(),
  banner: text('banner').notNull(),
  /** Hundredths of a star; 0: no scores yet. */
  goodsScore: smallint('goods_score').notNull().default(0),
  serviceScore: smallint('service_score').notNull().default(0),
  deliveryScore: smallint('delivery_score').notNull().default(0),
  scores: integer('scores').notNull().default(0),
  goodsSum: integer('goods_sum').notNull().default(0),
  serviceSum: integer('service_sum').notNull().default(0),
  deliverySum: integer('delivery_sum').notNull().default(0),
  followers: integer('followers').notNull().default(0),
  official: boolean('official').notNull().default(false),
  freight: jsonb('freight').$type<Freight>().notNull(),
  openedOn: text('opened_on').notNull(),
  status: smallint('status').notNull().default(0),
  autoAccept: boolean('auto_accept').notNull().default(false),
  instantRefund: boolean('instant_refund').notNull().default(true),
  /** On its invoices; empty: not given. */
  taxNumber: text('tax_number').notNull().default(''),
  /** Basis points; null: as its categories, or the mall, say. */
  commission: smallint('commission'),
  version: integer('version').notNull().default(1),
});
