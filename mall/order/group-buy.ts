import { ORDER_STATUS } from '#contract/enums.ts';
import { eachDue, untilShort } from '../batches.ts';
import type { Tx } from '../db/open.ts';
import type { Deps } from '../deps.ts';
import { GROUP_STATUS } from '../group-buy/group-buy.tables.ts';
import { endingGroups, failOverdue, markEnded } from '../group-buy/group-buy.ts';
import { notify } from '../message/message.ts';
import type { Changed } from '../stock/stock.ts';
import { changeOrders } from './flow.ts';
import * as queries from './move.queries.ts';
import { cancelPaidOrder, closeTrade, SYSTEM } from './move.ts';
import { TRADE_STATUS } from './order.tables.ts';
import { acceptByItself } from './settle.ts';

const BATCH = 100;

export async function endGroups(deps: Deps): Promise<number> {
  const { db } = deps.database;
  await untilShort(deps, BATCH, () => failOverdue(db, deps.clock(), BATCH));
  const statusOf = new Map<string, number>();
  return eachDue<string>(deps, {
    size: BATCH,
    failed: 'group left as it is',
    find: async (failed) => {
      const groups = await endingGroups(db, failed, BATCH);
      for (const { id, status } of groups) statusOf.set(id, status);
      return groups.map(({ id }) => id);
    },
    run: (id) => finishGroup(deps, id, statusOf.get(id) === GROUP_STATUS.FULL),
  });
}

async function finishGroup(deps: Deps, id: string, full: boolean): Promise<boolean> {
  const now = deps.clock();
  for (const order of await queries.waitingOrders(deps.database.db, id))
    await changeOrders(deps, (tx, changed) => (full ? release(tx, order, now) : end(tx, order, now, changed)));
  await markEnded(deps.database.db, id, now);
  return true;
}

type Waiting = { id: string; tradeId: string };

async function release(tx: Tx, { id, tradeId }: Waiting, now: Date): Promise<void> {
  await queries.lockTrade(tx, tradeId);
  const released = await queries.releaseOrder(tx, id);
  if (released?.status !== ORDER_STATUS.TO_ACCEPT_ORDER) return;
  await acceptByItself(tx, [released], now);
  await notify(tx, 'groupFull', [{ accountId: released.accountId, about: id, params: { order: id } }], now);
}

async function end(tx: Tx, { id, tradeId }: Waiting, now: Date, changed: Changed): Promise<void> {
  const trade = await queries.lockTrade(tx, tradeId);
  const by = { who: SYSTEM, reason: 'groupFailed', now };
  const isPaid = trade?.status !== TRADE_STATUS.TO_PAY;
  const ended = isPaid
    ? [await cancelPaidOrder(tx, id, { ...by, move: 'groupFailed' }, changed)]
    : await closeTrade(tx, tradeId, { ...by, move: 'expire' }, changed);
  const told = ended
    .flatMap((order) => order ?? [])
    .map(({ id: order, accountId, payable }) => ({
      accountId,
      about: order,
      params: { order, amount: isPaid ? payable : 0 },
    }));
  await notify(tx, 'groupFailed', told, now);
}
