import { and, eq, sql } from 'drizzle-orm';
import type { Db, Tx } from '../db/open.ts';
import { statement } from '../db/statement.ts';
import { order, orderLine, TRADE_STATUS, trade } from './order.tables.ts';
import type { UnpaidPieces } from './unpaid.rules.ts';

const ofAccount = sql.placeholder('accountId');

const unpaidRows = statement((db) =>
  db
    .select({ tradeId: trade.id, skuId: orderLine.skuId, n: sql`sum(${orderLine.quantity})`.mapWith(Number) })
    .from(trade)
    .innerJoin(order, eq(order.tradeId, trade.id))
    .innerJoin(orderLine, eq(orderLine.orderId, order.id))
    .where(and(eq(trade.accountId, ofAccount), sql`${trade.status} = ${sql.raw(String(TRADE_STATUS.TO_PAY))}`))
    .groupBy(trade.id, orderLine.skuId),
);

export const unpaidOf = (db: Db | Tx, accountId: number): Promise<UnpaidPieces[]> => unpaidRows(db, { accountId });
