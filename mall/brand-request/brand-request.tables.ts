import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { BrandRequestState } from '#contract/brand-request/values.ts';
import { at, id } from '../db/columns.ts';

const isOpen = sql`state = 'open'`;

export const brandRequest = pgTable(
  'brand_request',
  {
    id: id(),
    shopId: integer('shop_id').notNull(),
    name: text('name').notNull(),
    /** By which names are the same. */
    key: text('key').notNull(),
    note: text('note').notNull(),
    state: text('state').$type<BrandRequestState>().notNull().default('open'),
    reason: text('reason').notNull().default(''),
    brandId: integer('brand_id'),
    operatorId: integer('operator_id').notNull(),
    askedAt: at('asked_at').notNull(),
    decidedBy: integer('decided_by'),
    decidedAt: at('decided_at'),
  },
  (t) => [
    uniqueIndex('brand_request_once').on(t.shopId, t.key).where(isOpen),
    index('brand_request_open').on(t.askedAt, t.id).where(isOpen),
    index('brand_request_shop').on(t.shopId, t.id),
  ],
);
