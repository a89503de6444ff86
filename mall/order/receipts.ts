import type { DeskReceipt } from '#contract/order/desk.schema.ts';
import type { Db } from '../db/open.ts';
import * as queries from './receipts.queries.ts';

export async function receiptsOf(db: Db, tradeIds: string[]): Promise<Map<string, DeskReceipt[]>> {
  const rows = tradeIds.length ? await queries.receiptsOf(db, tradeIds) : [];
  const byTrade = Map.groupBy(rows, ({ tradeId }) => tradeId ?? '');
  return new Map(
    [...byTrade].map(([tradeId, of]) => [
      tradeId,
      of.map(({ tradeId: _, providerId, ...row }) => ({ ...row, providerId: providerId ?? '' })),
    ]),
  );
}
