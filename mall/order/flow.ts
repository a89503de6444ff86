import type { CartMerged } from '#contract/cart/schema.ts';
import type { Language } from '#contract/language.ts';
import { mayBuyAgain, mayDelete } from '#contract/order/standing.rules.ts';
import { addMany } from '../cart/cart.ts';
import { checkChoice } from '../content/content.ts';
import { retry } from '../db/errors.ts';
import type { Tx } from '../db/open.ts';
import type { Deps } from '../deps.ts';
import { MallError, notFound } from '../error.ts';
import { growBy } from '../member/member.ts';
import { searchIndex } from '../ports/search-index.ts';
import { numbers } from '../settings/settings.ts';
import { announceStock, type Changed } from '../stock/stock.ts';
import type { Owner } from './list.queries.ts';
import * as lists from './list.queries.ts';
import type { MovedOrder } from './move.queries.ts';
import * as queries from './move.queries.ts';
import { cancelPaidOrder, closeTrade, moveOrders, type Who } from './move.ts';
import { TRADE_STATUS } from './order.tables.ts';

type Shopper = { accountId: number; language: Language };

export const movedMeanwhile = () => new MallError('message', 'orderMoved');

export const moveError = async (tx: Tx, id: string) =>
  (await lists.isRefunding(tx, id)) ? new MallError('message', 'orderRefunding') : movedMeanwhile();

export async function changeOrders<T>(deps: Deps, run: (tx: Tx, changed: Changed) => Promise<T>): Promise<T> {
  const changed: Changed = new Set();
  return retry(() => {
    changed.clear();
    return deps.database.db.transaction(async (tx) => {
      const result = await run(tx, changed);
      await announceStock(tx, changed);
      return result;
    });
  });
}

export async function lockTradeOf(tx: Tx, owner: Owner, id: string) {
  const tradeId = await lists.tradeOf(tx, owner, id);
  const trade = tradeId && (await queries.lockTrade(tx, tradeId));
  if (!trade) throw notFound();
  return trade;
}

/**
 * Cancels a shopper's order. A trade that is still to be paid ends whole, because it is paid whole; a paid order that no
 * shop has accepted ends alone and its money goes back.
 * @returns the orders that ended
 * @throws MallError when it has gone on meanwhile, or the reason is no longer offered
 */
export async function cancelOrder(deps: Deps, accountId: number, id: string, reason: string): Promise<string[]> {
  await checkChoice(deps.database.db, 'cancel_reason', 'reason', reason);
  const end = { who: { by: 'buyer', id: accountId } as Who, reason, now: deps.clock() };
  return changeOrders(deps, async (tx, changed) => {
    const trade = await lockTradeOf(tx, { accountId }, id);
    if (trade.status === TRADE_STATUS.TO_PAY)
      return (await closeTrade(tx, trade.id, { ...end, move: 'cancel' }, changed)).map((order) => order.id);
    if (!(await cancelPaidOrder(tx, id, { ...end, move: 'cancelPaid' }, changed))) throw await moveError(tx, id);
    return [id];
  });
}

export async function buyAgain(deps: Deps, shopper: Shopper, id: string, key: string): Promise<CartMerged> {
  const { db } = deps.database;
  const found = await lists.orderOf(db, { accountId: shopper.accountId }, id);
  if (!found) throw notFound();
  if (!mayBuyAgain(found.order)) throw movedMeanwhile();
  const lines = await lists.linesOf(db, [id]);
  const inputs = lines.map(({ skuId, quantity, custom }) => ({
    skuId,
    quantity,
    ...(custom.length ? { custom: Object.fromEntries(custom.map(({ code, text }) => [code, text])) } : {}),
  }));
  return addMany(deps, shopper, inputs, { key, call: `order/buyAgain/${id}` });
}

export async function receiveOrder(deps: Deps, accountId: number, id: string): Promise<void> {
  const who: Who = { by: 'buyer', id: accountId };
  const { fenPerPoint } = await numbers(deps);
  return changeOrders(deps, async (tx) => {
    if (!(await lists.tradeOf(tx, { accountId }, id))) throw notFound();
    if (!(await completeOrder(tx, id, { move: 'receive', who, now: deps.clock(), fenPerPoint })))
      throw await moveError(tx, id);
  });
}

type Receipt = { move: 'receive' | 'autoReceive'; who: Who; reason?: string; now: Date; fenPerPoint: number };

export async function completeOrder(tx: Tx, id: string, receipt: Receipt): Promise<MovedOrder | undefined> {
  const [moved] = await moveOrders(tx, [id], receipt);
  if (!moved) return undefined;
  const { accountId } = moved;
  const { fenPerPoint, now: at } = receipt;
  await growBy(tx, { orderId: id, accountId, payable: moved.payable - moved.refunded, fenPerPoint, at });
  await searchIndex.touch(tx, await queries.countSales(tx, [id]));
  return moved;
}

export function deleteOrder(deps: Deps, accountId: number, id: string): Promise<void> {
  return changeOrders(deps, async (tx) => {
    await lockTradeOf(tx, { accountId }, id);
    const found = await lists.orderOf(tx, { accountId }, id);
    if (!found || !mayDelete(found.order)) throw await moveError(tx, id);
    await lists.hideOrder(tx, accountId, id, deps.clock());
  });
}
