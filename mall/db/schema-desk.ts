import { sql } from 'drizzle-orm';
import { bigint, date, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { at, fen } from './columns.ts';

/** What was changed at the desk: who, what, before, after. Rows are added and never touched again. */
export const change = pgTable(
  'change',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: at('at').notNull().default(sql`now()`),
    /** Null: the mall itself, by the clock. */
    operatorId: integer('operator_id'),
    /** Null: of the mall. */
    shopId: integer('shop_id'),
    /** What kind of thing: `web`, `footer`, `notice`, `product`, `order` … */
    kind: text('kind').notNull(),
    /** Which one; empty where there is only one. */
    ref: text('ref').notNull(),
    /** What was done: `save`, `restore`, `publish`, `ship` … */
    action: text('action').notNull(),
    /** Of the thing after the change, where it has versions. */
    version: integer('version'),
    before: jsonb('before'),
    after: jsonb('after'),
  },
  (t) => [
    index('change_of').on(t.kind, t.ref, t.id),
    index('change_shop').on(t.shopId, t.id),
    index('change_kind').on(t.kind, t.id),
    index('change_by').on(t.operatorId, t.id),
  ],
);

/** What a day that is over came to; the days since then are counted when somebody asks. */
export const dayFigure = pgTable(
  'day_figure',
  {
    /** In China. */
    day: date('day').notNull(),
    /** 0: the whole mall, which has a row for every day that is counted. */
    shopId: integer('shop_id').notNull(),
    orders: integer('orders').notNull(),
    /** Fen. */
    sales: fen('sales').notNull(),
    views: integer('views').notNull(),
    visits: integer('visits').notNull(),
  },
  (t) => [primaryKey({ columns: [t.shopId, t.day] })],
);
