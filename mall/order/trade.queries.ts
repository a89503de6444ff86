import { sql } from 'drizzle-orm';
import type { Tx } from '../db/open.ts';
import { insertRows, rowsOf } from '../db/rows.ts';
import { order, orderFind, orderLine, orderLog, trade } from './order.tables.ts';

export type OrderDraft = {
  row: typeof order.$inferInsert;
  lines: (typeof orderLine.$inferInsert)[];
  log: typeof orderLog.$inferInsert;
  find: typeof orderFind.$inferInsert;
};

/** One statement, so one round trip to the database instead of five. */
export async function addTrade(tx: Tx, row: typeof trade.$inferInsert, drafts: OrderDraft[]): Promise<void> {
  const trades = insertRows(trade, [row]);
  const orders = insertRows(
    order,
    drafts.map((draft) => draft.row),
  );
  const lines = insertRows(
    orderLine,
    drafts.flatMap((draft) => draft.lines),
  );
  const finds = insertRows(
    orderFind,
    drafts.map(({ find }) => find),
  );
  const logs = insertRows(
    orderLog,
    drafts.map(({ log }) => log),
  );
  await rowsOf(
    tx,
    sql`with trades as (${trades}), orders as (${orders}), lines as (${lines}), finds as (${finds}) ${logs}`,
  );
}
