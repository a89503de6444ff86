import type { OrderActor, OrderMove, ShopCancel } from '#contract/order/values.ts';
import { ORDER_MOVES } from '#contract/order/values.ts';
import { giveBackCoupons } from '../coupon/coupon.ts';
import type { Tx } from '../db/open.ts';
import { leavePlaces } from '../group-buy/group-buy.ts';
import { LEDGER_UNIT } from '../money/money.tables.ts';
import { post, refundPaid } from '../money/money.ts';
import { bookOrders } from '../settlement/settlement.ts';
import type { Changed } from '../stock/stock.ts';
import type { MovedOrder } from './move.queries.ts';
import * as queries from './move.queries.ts';
import { releaseStock } from './pieces.ts';

export type Who = { by: OrderActor; id: number | null };
export const SYSTEM: Who = { by: 'system', id: null };

type Move = { move: OrderMove; who: Who; reason?: string; now: Date };

/**
 * The only way in which orders change their status, each with a row in the log. Orders in another status than the move's start stay as they
 * are.
 * @returns the moved ones
 */
export async function moveOrders(tx: Tx, ids: string[], { move, who, reason = '', now }: Move): Promise<MovedOrder[]> {
  const { from, to, by } = ORDER_MOVES[move];
  if (!ids.length || !by.includes(who.by)) return [];
  const moved = await queries.setStatus(tx, ids, move, now);
  if (moved.length)
    await queries.addLogs(
      tx,
      moved.map(({ id }) => ({ orderId: id, from, to, actor: who.by, actorId: who.id, reason, at: now })),
    );
  return moved;
}

export async function closeTrade(
  tx: Tx,
  tradeId: string,
  end: Omit<Move, 'move'> & { move: 'cancel' | 'expire' },
  changed: Changed,
): Promise<MovedOrder[]> {
  if (!(await queries.markClosed(tx, tradeId))) return [];
  const orders = await queries.lockOrders(tx, tradeId);
  const moved = await moveOrders(
    tx,
    orders.map(({ id }) => id),
    end,
  );
  await undo(tx, moved, end.now, changed);
  return moved;
}

/**
 * Pays back what refunds of its lines have not paid back yet. The caller has locked the trade's row.
 * @returns undefined when it has moved on since it was read
 */
export async function cancelPaidOrder(
  tx: Tx,
  orderId: string,
  end: Omit<Move, 'move'> & { move: 'cancelPaid' | 'refuse' | 'groupFailed' | ShopCancel },
  changed: Changed,
): Promise<MovedOrder | undefined> {
  const [ended] = await moveOrders(tx, [orderId], end);
  if (!ended) return undefined;
  const { tradeId, payable, refunded } = ended;
  await undo(tx, [ended], end.now, changed);
  const reason = end.reason ?? '';
  await refundPaid(tx, {
    tradeId,
    orderId,
    amount: payable - refunded,
    reason,
    key: `${end.move}:${orderId}`,
    at: end.now,
  });
  await bookOrders(tx, [orderId], { cause: 'canceled', now: end.now });
  return ended;
}

/** Locks rows in the order that holds everywhere: groups, stock, points; then coupons. */
async function undo(tx: Tx, orders: readonly MovedOrder[], at: Date, changed: Changed): Promise<void> {
  const [any] = orders;
  if (!any) return;
  await leavePlaces(tx, orders, at);
  await releaseStock(
    tx,
    any.accountId,
    orders.map(({ id }) => id),
    changed,
  );
  for (const { id, accountId, points, refundedPoints } of orders) {
    if (points === refundedPoints) continue;
    const amount = points - refundedPoints;
    const entry = { accountId, unit: LEDGER_UNIT.POINTS, amount, kind: 'refund', businessId: id } as const;
    await post(tx, { ...entry, key: `canceled:${id}`, at });
  }
  await giveBackCoupons(tx, any.tradeId);
}
