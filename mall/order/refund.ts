import { ORDER_STATUS } from '#contract/enums.ts';
import { piecesToShip } from '#contract/order/pieces.rules.ts';
import { isToShip, REFUNDED_MOVES } from '#contract/order/values.ts';
import { giveBackCoupons } from '../coupon/coupon.ts';
import type { Tx } from '../db/open.ts';
import { redLetter } from '../invoice/invoice.ts';
import { lockMember, takeBackEarned } from '../member/member.ts';
import { LEDGER_UNIT } from '../money/money.tables.ts';
import { post, refundPaid } from '../money/money.ts';
import { takeBackReviewPoints } from '../review/review.ts';
import { bookOrders } from '../settlement/settlement.ts';
import type { Changed } from '../stock/stock.ts';
import { completeOrder } from './flow.ts';
import * as moves from './move.queries.ts';
import { moveOrders, SYSTEM } from './move.ts';
import { setDelivered } from './parcel.queries.ts';
import { releaseLines } from './pieces.ts';
import * as queries from './refund.queries.ts';
import { allRefundable } from './refund-share.rules.ts';

/** Every function here requires that the trade's row is locked first. */

type HeldOrder = Awaited<ReturnType<typeof moves.lockOrders>>[number];

export async function lockForRefund(tx: Tx, tradeId: string, orderId: string) {
  await moves.lockTrade(tx, tradeId);
  const order = (await moves.lockOrders(tx, tradeId)).find(({ id }) => id === orderId);
  return order && { order, lines: await queries.linesOf(tx, orderId) };
}

export const openRefund = (tx: Tx, orderId: string, of: { shipped: number; unshipped: number }): Promise<boolean> =>
  queries.addOpen(tx, orderId, of);

export async function stopRefund(tx: Tx, orderId: string, ofShipped: boolean): Promise<void> {
  if (!(await queries.endOpen(tx, orderId, { money: 0, points: 0, ofShipped })).length)
    throw new Error(`no refund of order ${orderId} is open`);
}

type RefundedLine = {
  refundId: string;
  orderId: string;
  lineId: number;
  pieces: number;
  /** Whether the pieces had left. */
  ofShipped: boolean;
  amount: number;
  points: number;
  restock: boolean;
  reason: string;
  now: Date;
  fenPerPoint: number;
};

/**
 * Counts the refunded pieces, returns stock, money and points, takes back points that the order earned, and ends an order that was refunded
 * whole. Rows are locked in the order that holds everywhere.
 * @param held the order; the caller has locked its trade
 * @returns fen of freight refunded with it, and points taken back
 */
export async function refundLine(
  tx: Tx,
  held: HeldOrder,
  input: RefundedLine,
  changed: Changed,
): Promise<{ freight: number; earned: number }> {
  const { orderId, lineId, pieces, ofShipped, amount, points, restock, now } = input;
  const restocked = restock ? pieces : 0;
  const line = await queries.countPieces(tx, { id: lineId, orderId, pieces, ofShipped, amount, restocked });
  if (!line) throw new Error(`refund ${input.refundId} is for more than there is`);
  const lines = await queries.linesOf(tx, orderId);
  const none = allRefundable(lines, new Map());
  const begun = lines.some(({ shippedPieces }) => shippedPieces > 0);
  const freight = none && isToShip(held.status) && !begun ? held.freight : 0;
  const money = amount + freight;
  await queries.endOpen(tx, orderId, { money, points, ofShipped });
  await lockMember(tx, held.accountId, now);
  if (restock) await releaseLines(tx, held.accountId, [{ ...line, n: pieces }], changed);
  const key = `refund:${input.refundId}`;
  await refundPaid(tx, { tradeId: held.tradeId, orderId, amount: money, reason: input.reason, key, at: now });
  const entry = { accountId: held.accountId, unit: LEDGER_UNIT.POINTS, businessId: orderId, key, at: now } as const;
  if (points > 0) await post(tx, { ...entry, amount: points, kind: 'refund' });
  const { accountId } = held;
  const owner = { orderId, accountId };
  const back = await takeBackEarned(tx, { ...owner, refundedFen: money, key: input.refundId, at: now });
  const reviewed = await takeBackReviewPoints(tx, { accountId, line, refundId: input.refundId, at: now });
  const nothingToShip = begun && isToShip(held.status) && lines.every((one) => piecesToShip(held.status, one) === 0);
  if (nothingToShip) {
    await moveOrders(tx, [orderId], { move: 'shipRest', who: SYSTEM, reason: 'restRefunded', now });
    // What has left may have arrived by now.
    await setDelivered(tx, orderId);
  }
  if (none) {
    await endRefundedOrder(tx, nothingToShip ? { ...held, status: ORDER_STATUS.TO_RECEIPT } : held, input);
    await giveBackCoupons(tx, held.tradeId);
    await redLetter(tx, orderId, now);
  }
  await bookOrders(tx, [orderId], { cause: 'refund', refundId: input.refundId, now });
  return { freight, earned: back.points + reviewed };
}

/** An order that was not shipped is canceled; a shipped one is completed, since nobody will confirm it. */
async function endRefundedOrder(tx: Tx, { id, status }: HeldOrder, { now, fenPerPoint }: RefundedLine): Promise<void> {
  const end = { who: SYSTEM, reason: 'refunded', now };
  if (status === ORDER_STATUS.TO_RECEIPT) await completeOrder(tx, id, { ...end, move: 'autoReceive', fenPerPoint });
  if (isToShip(status))
    for (const move of REFUNDED_MOVES) if ((await moveOrders(tx, [id], { ...end, move })).length) return;
}
