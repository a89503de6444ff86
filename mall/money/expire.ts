import type { Numbers } from '../../contract/numbers.ts';
import type { Tx } from '../db/open.ts';
import { LEDGER_UNIT } from '../db/schema-money.ts';
import type { Deps } from '../deps.ts';
import { numbers } from '../settings/settings.ts';
import { goodSince, nextYear, overdue, thisYear } from './expiry.rules.ts';
import * as queries from './money.queries.ts';
import { post } from './money.ts';

/** Looked at per turn; each is a transaction of its own, so that one that fails does not hold up the others. */
const BATCH = 200;

/**
 * Takes points whose time is over (domain decisions, section 7) out of the wallets that are due to be looked through. Any
 * number of nodes may do it at once. @returns how many wallets it looked through
 */
export async function expirePoints(deps: Deps): Promise<number> {
  const { db } = deps.database;
  const now = deps.clock();
  const times = await numbers(deps);
  const due = await queries.duePoints(db, now, BATCH);
  let done = 0;
  for (const { accountId } of due) {
    try {
      if (await db.transaction((tx) => expireOf(tx, accountId, now, times))) done += 1;
    } catch (error) {
      deps.log.error({ accountId, err: error }, 'points not looked through');
    }
  }
  return done;
}

type Times = Pick<Numbers, 'pointsYears' | 'pointsBack'>;

async function expireOf(tx: Tx, accountId: number, now: Date, times: Times): Promise<boolean> {
  const held = await queries.claimPoints(tx, accountId, now);
  if (!held) return false;
  const came = await queries.pointsSince(tx, accountId, goodSince(now, times.pointsYears));
  const old = overdue(held.points, came);
  const back = old > 0 ? await cameBack(tx, accountId, now, times.pointsBack) : { sum: 0 };
  const amount = overdue(old, back.sum);
  await queries.setPointsCheck(tx, accountId, held.points > amount ? earlier(nextYear(now), back.until) : null);
  if (amount === 0) return true;
  const at = now.toISOString();
  const entry = { accountId, unit: LEDGER_UNIT.POINTS, amount: -amount, kind: 'expire', businessId: at } as const;
  return post(tx, { ...entry, key: `expired:${accountId}:${at}`, at: now });
}

const earlier = (at: Date, other = at): Date => (other < at ? other : at);

/** Points that came back lately, and until when the first of them are good. */
async function cameBack(tx: Tx, accountId: number, now: Date, time: number): Promise<{ sum: number; until?: Date }> {
  const since = new Date(now.getTime() - time);
  const { sum, first } = await queries.pointsBackSince(tx, accountId, since, thisYear(now));
  return { sum, ...(first ? { until: new Date(first.getTime() + time) } : {}) };
}
