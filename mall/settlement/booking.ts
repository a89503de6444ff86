import type { Tx } from '../db/open.ts';
import { allocate } from '../pricing/allocate.rules.ts';
import { readNumbers } from '../settings/settings.ts';
import * as queries from './booking.queries.ts';
import { type BookedLine, entriesOf, freezeLine, pointsWorth } from './settlement.rules.ts';

type Cause = {
  /** Names what happened; each effect of it on a line is booked once. */
  cause: 'paid' | 'canceled' | 'refund' | 'late' | 'recount';
  /** Of the refund; of the order otherwise. */
  refundId?: string;
  now: Date;
};

/**
 * Books what the lines of orders say now and the ledgers of their shops do not say yet. Orders that are unpaid or of no shop are left out.
 * Locks nothing but rows that it writes, and no counter: `countEntries` does that afterwards, so that the buyers of one shop do not wait
 * for each other. The caller has locked the orders.
 */
export async function bookOrders(tx: Tx, orderIds: readonly string[], { cause, refundId, now }: Cause): Promise<void> {
  if (!orderIds.length) return;
  const lines = await frozenLines(tx, orderIds);
  if (!lines.length) return;
  const unbooked = lines.some(({ bookedAt }) => bookedAt === null);
  const before = lines.every(({ bookedAt }) => bookedAt === null) ? new Map() : await queries.bookedOf(tx, orderIds);
  const rows = lines.flatMap((line) =>
    entriesOf(line, line.bookedAt === null ? undefined : (before.get(line.id) ?? NOTHING_BOOKED)).map(
      ({ kind, amount }) => ({
        shopId: line.shopId,
        kind,
        amount,
        orderId: line.orderId,
        lineId: line.id,
        refundId: refundId ?? null,
        key: `${cause}:${refundId ?? line.orderId}/${line.id}/${kind}`,
        at: now,
        late: line.bookedAt === null && cause !== 'paid',
        availableAt: line.availableAt && now,
      }),
    ),
  );
  await queries.addEntries(tx, rows);
  if (unbooked) await queries.markBooked(tx, orderIds, now);
}

const NOTHING_BOOKED = { shopper: 0, subsidy: 0, commission: 0 };

type Line = BookedLine & Pick<queries.LineToBook, 'id' | 'orderId' | 'shopId' | 'bookedAt' | 'availableAt'>;

async function frozenLines(tx: Tx, orderIds: readonly string[]): Promise<Line[]> {
  const lines = await queries.linesToBook(tx, orderIds);
  if (lines.some(({ commission }) => commission === null)) {
    await freezeOld(tx, [...new Set(lines.flatMap((line) => (line.commission === null ? line.orderId : [])))]);
    return frozenLines(tx, orderIds);
  }
  return lines.map(({ commission, subsidy, memberFreight, ...line }) => ({
    ...line,
    commission: commission ?? 0,
    subsidy: subsidy ?? 0,
    memberFreight: memberFreight ?? 0,
  }));
}

/** Lines that were submitted before there was settlement get the rate of now. */
async function freezeOld(tx: Tx, orderIds: readonly string[]): Promise<void> {
  const lines = await queries.linesToFreeze(tx, orderIds);
  const { commission, pointsPerYuan } = await readNumbers(tx);
  const rows = [...Map.groupBy(lines, ({ orderId }) => orderId).values()].flatMap((own) => {
    const freight = allocate(
      own[0]?.memberFreightOfOrder ?? 0,
      own.map(({ id, payable }) => ({ key: String(id), weight: payable })),
    );
    return own.map((line, at) => ({
      id: line.id,
      ...freezeLine(
        { ...line, memberFreight: freight[at] as number },
        {
          rate: line.official ? 0 : (line.rate ?? commission),
          mallBears: line.mallBears,
          pointsWorth: line.pointsGoodId === null ? 0 : pointsWorth(line.points, pointsPerYuan),
        },
      ),
    }));
  });
  await queries.freezeLines(tx, rows);
}
