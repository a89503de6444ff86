import type { Tx } from '../db/open.ts';
import type { Deps } from '../deps.ts';
import { notify } from '../message/message.ts';
import { numbers } from '../settings/settings.ts';
import { changing, complete } from './flow.ts';
import type { MovedOrder } from './move.queries.ts';
import * as queries from './move.queries.ts';
import { closeTrade, SYSTEM } from './move.ts';
import type { Changed } from './stock.ts';

/** Looked at per turn; each is a transaction of its own, so that one that fails does not hold up the others. */
const BATCH = 200;

/** Cancels what nobody paid in time. Any number of nodes may do it at once. @returns how many trades it closed */
export async function expireTrades(deps: Deps): Promise<number> {
  const now = deps.clock();
  const due = await queries.expiredTrades(deps.database.db, now, BATCH);
  return each(deps, due, async (tx, id, changed) => {
    if (!(await queries.claimTrade(tx, id))) return false;
    const closed = await closeTrade(tx, id, { move: 'expire', who: SYSTEM, reason: 'expired', now }, changed);
    await notify(tx, 'orderExpired', closed.map(toTold), now);
    return true;
  });
}

/** Counts goods as received that nobody confirmed. @returns how many orders it completed */
export async function receiveOverdue(deps: Deps): Promise<number> {
  const now = deps.clock();
  const { autoReceipt, fenPerPoint } = await numbers(deps);
  const due = await queries.unreceivedOrders(deps.database.db, new Date(now.getTime() - autoReceipt), BATCH);
  return each(deps, due, async (tx, id) => {
    if (!(await queries.claimShipped(tx, id))) return false;
    const ended = await complete(tx, id, { move: 'autoReceive', who: SYSTEM, reason: 'autoReceipt', now, fenPerPoint });
    if (!ended) return false;
    await notify(tx, 'orderReceived', [toTold(ended)], now);
    return true;
  });
}

const toTold = ({ id: order, accountId }: MovedOrder) => ({ accountId, about: order, params: { order } });

type Handle = (tx: Tx, id: string, changed: Changed) => Promise<boolean>;

async function each(deps: Deps, due: { id: string }[], handle: Handle): Promise<number> {
  let done = 0;
  for (const { id } of due) {
    try {
      if (await changing(deps, (tx, changed) => handle(tx, id, changed))) done += 1;
    } catch (error) {
      deps.log.error({ id, err: error }, 'overdue order left as it is');
    }
  }
  return done;
}
