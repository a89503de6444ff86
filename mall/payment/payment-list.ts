import type { Db } from '../db/open.ts';
import type { PaidRow, ReceivedFilter, ReceivedPlace } from './payment-list.queries.ts';
import * as queries from './payment-list.queries.ts';

export type ReceivedRow = PaidRow & {
  orderIds: string[];
  refunded: number;
  refunding: number;
  refundTries: number;
  refundedAt: Date | null;
};
export type ReceivedInput = Omit<ReceivedFilter, 'tradeId'>;

const CHUNK = 500;

async function filterOf(db: Db, { number, ...time }: ReceivedInput): Promise<ReceivedFilter> {
  return number === undefined ? time : { ...time, number, tradeId: await queries.tradeOfOrder(db, number) };
}

async function whole(db: Db, rows: PaidRow[]): Promise<ReceivedRow[]> {
  if (!rows.length) return [];
  const trades = rows.flatMap(({ tradeId }) => tradeId ?? []);
  const [refunds, orders] = await Promise.all([
    queries.refundsOf(
      db,
      rows.map(({ id }) => id),
    ),
    trades.length ? queries.ordersOfTrades(db, trades) : [],
  ]);
  const refundOf = new Map(refunds.map((back) => [back.paymentId, back]));
  return rows.map((row) => {
    const { refunded = 0, refunding = 0, refundTries = 0, refundedAt = null } = refundOf.get(row.id) ?? {};
    const orderIds = orders.filter(({ tradeId }) => tradeId === row.tradeId).map(({ id }) => id);
    return { ...row, orderIds, refunded, refunding, refundTries, refundedAt };
  });
}

export async function listReceived(db: Db, input: ReceivedInput, page: number, size: number, counted: number) {
  const filter = await filterOf(db, input);
  const [rows, total] = await Promise.all([
    queries.receivedPage(db, filter, size, (page - 1) * size),
    queries.countReceived(db, filter, counted),
  ]);
  return { rows: await whole(db, rows), total };
}

export async function* allReceived(db: Db, input: ReceivedInput): AsyncGenerator<ReceivedRow[]> {
  const filter = await filterOf(db, input);
  let place: ReceivedPlace | undefined;
  do {
    const rows = await queries.receivedAfter(db, filter, place, CHUNK);
    if (rows.length) yield await whole(db, rows);
    const last = rows.length === CHUNK ? rows.at(-1) : undefined;
    place = last?.paidAt ? { id: last.id, paidAt: last.paidAt } : undefined;
  } while (place);
}
