import { date, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { fen } from '../db/columns.ts';

export const dayFigure = pgTable(
  'day_figure',
  {
    day: date('day').notNull(),
    /** 0: the whole mall, which has a row for every counted day. */
    shopId: integer('shop_id').notNull(),
    orders: integer('orders').notNull(),
    sales: fen('sales').notNull(),
    views: integer('views').notNull(),
    visits: integer('visits').notNull(),
  },
  (t) => [primaryKey({ columns: [t.shopId, t.day] })],
);
