import { retry } from '../db/fault.ts';
import type { Tx } from '../db/open.ts';
import type { Deps } from '../deps.ts';
import { adjustStock, announceStock } from '../order/order.ts';
import { TAGS_TOPIC } from '../ports/bus.ts';
import { nextTimes } from './flash-sale.rules.ts';
import * as queries from './life.queries.ts';

/** What the clock does to flash sales: sessions end, and daily ones come again. */

/** Looked at per turn; each is a transaction of its own. */
const BATCH = 50;
/** A daily session is put up so long before it starts. */
const AHEAD_MS = 86_400_000;

/** Products whose pages are out of date once the transaction is over. */
type Changed = Set<number>;

async function changing(deps: Deps, run: (tx: Tx, changed: Changed) => Promise<boolean>): Promise<boolean> {
  const changed: Changed = new Set();
  const done = await retry(() => {
    changed.clear();
    return deps.database.db.transaction((tx) => run(tx, changed));
  });
  announceStock(deps.bus, changed);
  return done;
}

/** Ends sessions whose time is over: what was not sold goes back to the SKUs. @returns how many it ended */
export async function closeSessions(deps: Deps): Promise<number> {
  const now = deps.clock();
  let closed = 0;
  for (const { id } of await queries.overSessions(deps.database.db, now, BATCH))
    if (await changing(deps, (tx, changed) => close(tx, id, now, changed))) closed += 1;
  return closed;
}

async function close(tx: Tx, id: number, now: Date, changed: Changed): Promise<boolean> {
  if (!(await queries.claimOver(tx, id, now))) return false;
  await queries.dropReminders(tx, id);
  const left = (await queries.endItems(tx, id)).filter(({ stock, sold }) => stock > sold);
  if (left.length)
    await adjustStock(
      tx,
      left.map(({ skuId, stock, sold }) => ({ id: skuId, n: stock - sold })),
      changed,
    );
  return true;
}

/**
 * Puts daily sessions up for another day, until the newest of each starts more than a day from now. Pieces are taken from
 * the SKUs as far as they have them. @returns how many it put up
 */
export async function repeatSessions(deps: Deps): Promise<number> {
  let added = 0;
  let round: number;
  do {
    round = await repeatOnce(deps);
    added += round;
  } while (round > 0);
  if (added) deps.bus.publish(TAGS_TOPIC, ['home']);
  return added;
}

async function repeatOnce(deps: Deps): Promise<number> {
  const now = deps.clock();
  const until = new Date(now.getTime() + AHEAD_MS);
  let added = 0;
  for (const { id } of await queries.dueDaily(deps.database.db, until, BATCH))
    if (await changing(deps, (tx, changed) => repeatDay(tx, id, { now, until }, changed))) added += 1;
  return added;
}

async function repeatDay(tx: Tx, id: number, { now, until }: { now: Date; until: Date }, changed: Changed) {
  const session = await queries.claimDaily(tx, id, until);
  if (!session) return false;
  const goods = await queries.repeatable(tx, id);
  const sessionId = await queries.addNextDay(tx, session, nextTimes(session, now), now);
  const left = await queries.holdStock(
    tx,
    goods.map(({ skuId }) => skuId),
  );
  const rows = goods.flatMap(({ stock, ...row }) => {
    const pieces = Math.min(stock, left.get(row.skuId) ?? 0);
    return pieces > 0 ? [{ ...row, sessionId, stock: pieces, createdAt: now }] : [];
  });
  if (rows.length) {
    await queries.addItems(tx, rows);
    await adjustStock(
      tx,
      rows.map(({ skuId, stock }) => ({ id: skuId, n: -stock })),
      changed,
    );
    // Their prices change when it starts.
    for (const { productId } of rows) changed.add(productId);
  }
  return true;
}
