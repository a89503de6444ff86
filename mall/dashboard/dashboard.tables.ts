import { date, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { fen } from '../db/columns.ts';

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
