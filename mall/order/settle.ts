import type { Tx } from '../db/open.ts';
import { payPlaces } from '../group-buy/group-buy.ts';
import { bookOrders } from '../settlement/settlement.ts';
import { activateMembers } from './member-order.ts';
import type { MovedOrder } from './move.queries.ts';
import * as queries from './move.queries.ts';
import { moveOrders, SYSTEM } from './move.ts';
import { TRADE_STATUS } from './order.tables.ts';

type Settled = 'paid' | 'late' | 'already';

/** Of a payment, a cancel and the expiry at the same time, one wins. @throws Error when the sum is not what the trade costs */
export async function settleTrade(
  tx: Tx,
  tradeId: string,
  paid: { balance: number; online: number },
  now: Date,
): Promise<Settled> {
  if (!(await queries.markPaid(tx, tradeId, paid, now))) {
    const trade = await queries.lockTrade(tx, tradeId);
    if (trade?.status === TRADE_STATUS.PAID) return 'already';
    if (trade?.status === TRADE_STATUS.CLOSED) return 'late';
    throw new Error(`trade ${tradeId} does not cost ${paid.balance} + ${paid.online} fen`);
  }
  const orders = await queries.lockOrders(tx, tradeId);
  const ids = orders.map(({ id }) => id);
  const moved = await moveOrders(tx, ids, { move: 'pay', who: SYSTEM, now });
  await bookOrders(tx, ids, { cause: 'paid', now });
  await payPlaces(tx, moved);
  await activateMembers(tx, moved, now);
  await acceptByItself(tx, moved, now);
  return 'paid';
}

export async function acceptByItself(tx: Tx, orders: MovedOrder[], now: Date): Promise<void> {
  const shops = await queries.acceptingShops(tx, [...new Set(orders.map(({ shopId }) => shopId))]);
  const own = orders.filter(({ shopId }) => shops.has(shopId));
  for (const [move, madeToOrder] of [
    ['accept', false],
    ['produce', true],
  ] as const) {
    const ids = own.filter((order) => order.madeToOrder === madeToOrder).map(({ id }) => id);
    await moveOrders(tx, ids, { move, who: SYSTEM, reason: 'autoAccept', now });
  }
}
