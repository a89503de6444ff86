import { eachDue } from '../batches.ts';
import type { Tx } from '../db/open.ts';
import type { Deps } from '../deps.ts';
import { notify } from '../message/message.ts';
import { numbers } from '../settings/settings.ts';
import type { Changed } from '../stock/stock.ts';
import { changeOrders, completeOrder } from './flow.ts';
import type { MovedOrder } from './move.queries.ts';
import * as queries from './move.queries.ts';
import { closeTrade, SYSTEM } from './move.ts';

const BATCH = 200;

export async function expireTrades(deps: Deps): Promise<number> {
  const now = deps.clock();
  const find = (failed: string[]) => queries.expiredTrades(deps.database.db, now, failed, BATCH);
  return each(deps, find, async (tx, id, changed) => {
    if (!(await queries.claimTrade(tx, id))) return false;
    const closed = await closeTrade(tx, id, { move: 'expire', who: SYSTEM, reason: 'expired', now }, changed);
    await notify(
      tx,
      'orderExpired',
      closed.map(({ id: order, accountId, kind }) => ({ accountId, about: order, params: { order, kind } })),
      now,
    );
    return true;
  });
}

export async function receiveOverdue(deps: Deps): Promise<number> {
  const now = deps.clock();
  const { autoReceipt, fenPerPoint } = await numbers(deps);
  const due = { now, autoReceipt };
  const find = (failed: string[]) => queries.unreceivedOrders(deps.database.db, due, failed, BATCH);
  return each(deps, find, async (tx, id) => {
    if (!(await queries.claimShipped(tx, id, due))) return false;
    const ended = await completeOrder(tx, id, {
      move: 'autoReceive',
      who: SYSTEM,
      reason: 'autoReceipt',
      now,
      fenPerPoint,
    });
    if (!ended) return false;
    await notify(tx, 'orderReceived', [toTold(ended)], now);
    return true;
  });
}

const toTold = ({ id: order, accountId }: MovedOrder) => ({ accountId, about: order, params: { order } });

type Find = (failed: string[]) => Promise<string[]>;
type Handle = (tx: Tx, id: string, changed: Changed) => Promise<boolean>;

const each = (deps: Deps, find: Find, handle: Handle): Promise<number> =>
  eachDue(deps, {
    size: BATCH,
    find,
    failed: 'overdue order left as it is',
    run: (id) => changeOrders(deps, (tx, changed) => handle(tx, id, changed)),
  });
