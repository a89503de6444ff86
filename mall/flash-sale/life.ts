import { DAY_MS } from '#contract/time.ts';
import { eachDue } from '../batches.ts';
import { retry } from '../db/errors.ts';
import type { Tx } from '../db/open.ts';
import type { Deps } from '../deps.ts';
import { announce } from '../outbox/outbox.ts';
import { adjustStock, announceStock } from '../stock/stock.ts';
import { nextTimes } from './flash-sale.rules.ts';
import * as queries from './life.queries.ts';

const BATCH = 50;
const AHEAD_MS = DAY_MS;

const UNANSWERED = '场次已结束，未审核 · Session over before it was reviewed';

type Changed = Set<number>;

type Handle = (tx: Tx, id: number, changed: Changed) => Promise<boolean>;

type LifeDeps = Pick<Deps, 'database' | 'clock' | 'log' | 'stopping'>;

type Find = (failed: number[]) => Promise<number[]>;

const each = (deps: LifeDeps, find: Find, handle: Handle): Promise<number> =>
  eachDue(deps, {
    size: BATCH,
    find,
    failed: 'flash session left as it is',
    run: (id) => changeSession(deps, id, handle),
  });

async function changeSession(deps: LifeDeps, id: number, handle: Handle): Promise<boolean> {
  const changed: Changed = new Set();
  return retry(() => {
    changed.clear();
    return deps.database.db.transaction(async (tx) => {
      const done = await handle(tx, id, changed);
      await announceStock(tx, changed);
      return done;
    });
  });
}

export async function closeSessions(deps: LifeDeps): Promise<number> {
  const now = deps.clock();
  const find = (failed: number[]) => queries.overSessions(deps.database.db, now, failed, BATCH);
  return each(deps, find, (tx, id, changed) => close(tx, id, now, changed));
}

async function close(tx: Tx, id: number, now: Date, changed: Changed): Promise<boolean> {
  if (!(await queries.claimOver(tx, id, now))) return false;
  await queries.dropReminders(tx, id);
  await queries.refuseApplied(tx, id, UNANSWERED);
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
 * Creates daily sessions until the newest of each starts more than a day from now. Takes as many pieces from the SKUs as they have.
 * @returns how many it created
 */
export async function repeatSessions(deps: LifeDeps): Promise<number> {
  let added = 0;
  let round: number;
  do {
    round = await repeatOnce(deps);
    added += round;
  } while (round > 0);
  return added;
}

async function repeatOnce(deps: LifeDeps): Promise<number> {
  const now = deps.clock();
  const until = new Date(now.getTime() + AHEAD_MS);
  const find = (failed: number[]) => queries.dueDaily(deps.database.db, until, failed, BATCH);
  return each(deps, find, (tx, id, changed) => repeatDay(tx, id, { now, until }, changed));
}

async function repeatDay(tx: Tx, id: number, { now, until }: { now: Date; until: Date }, changed: Changed) {
  const session = await queries.claimDaily(tx, id, until);
  if (!session) return false;
  const goods = await queries.repeatable(tx, id);
  const sessionId = await queries.addNextDay(tx, session, nextTimes(session, now), now);
  const left = await queries.lockStock(
    tx,
    goods.map(({ skuId }) => skuId),
  );
  const rows = goods.flatMap((row) => {
    const pieces = Math.min(row.planned, left.get(row.skuId) ?? 0);
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
  await announce(tx, ['home']);
  return true;
}
