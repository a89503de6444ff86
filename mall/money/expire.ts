import type { Numbers } from '#contract/settings/numbers.values.ts';
import { untilShort } from '../batches.ts';
import type { Db, Tx } from '../db/open.ts';
import type { Deps } from '../deps.ts';
import { numbers, readNumbers } from '../settings/settings.ts';
import { goodSince, nextYear, overdue, thisYear } from './expiry.rules.ts';
import type { PointsOver, PointsWallet } from './money.queries.ts';
import * as queries from './money.queries.ts';

const BATCH = 500;

/** Domain decisions, section 7. Safe on any number of nodes at once. @returns how many wallets were checked */
export async function expirePoints(deps: Deps): Promise<number> {
  const times = await numbers(deps);
  return untilShort(deps, BATCH, () =>
    deps.database.db.transaction(async (tx) => {
      const now = deps.clock();
      const held = await queries.claimDuePoints(tx, now, BATCH);
      if (held.length) await queries.expireOver(tx, await pointsOver(tx, held, now, times), now);
      return held.length;
    }),
  );
}

type Times = Pick<Numbers, 'pointsYears' | 'pointsBack'>;

export async function pointsOver(
  db: Db | Tx,
  wallets: readonly PointsWallet[],
  now: Date,
  { pointsYears, pointsBack }: Times,
): Promise<PointsOver[]> {
  const ids = wallets.map(({ accountId }) => accountId);
  const came = await queries.pointsSince(db, ids, goodSince(now, pointsYears));
  const old = new Map(wallets.map(({ accountId, points }) => [accountId, overdue(points, came.get(accountId) ?? 0)]));
  const withOld = ids.filter((id) => old.get(id));
  const since = new Date(now.getTime() - pointsBack);
  const back: Map<number, queries.CameBack> = withOld.length
    ? await queries.pointsBackSince(db, withOld, since, thisYear(now))
    : new Map();
  return wallets.map(({ accountId, points }) => {
    const lately = back.get(accountId);
    const amount = overdue(old.get(accountId) ?? 0, lately?.sum ?? 0);
    const until = lately && new Date(lately.first.getTime() + pointsBack);
    return { accountId, amount, nextCheck: points > amount ? earlier(nextYear(now), until) : null };
  });
}

const earlier = (at: Date, other = at): Date => (other < at ? other : at);

const isDue = ({ pointsCheckAt }: PointsWallet, now: Date): boolean => pointsCheckAt !== null && pointsCheckAt <= now;

/** Expires points of a locked wallet, so that nobody spends them before the job runs. */
export async function expireLocked(tx: Tx, wallet: PointsWallet, now: Date): Promise<void> {
  if (!isDue(wallet, now)) return;
  await queries.expireOver(tx, await pointsOver(tx, [wallet], now, await readNumbers(tx)), now);
}

export async function withoutOver<W extends PointsWallet>(
  db: Db | Tx,
  wallets: readonly W[],
  now: Date,
): Promise<readonly W[]> {
  const due = wallets.filter((wallet) => isDue(wallet, now));
  if (!due.length) return wallets;
  const over = new Map(
    (await pointsOver(db, due, now, await readNumbers(db))).map((row) => [row.accountId, row] as const),
  );
  return wallets.map((wallet) => {
    const row = over.get(wallet.accountId);
    return row ? { ...wallet, points: wallet.points - row.amount, pointsCheckAt: row.nextCheck } : wallet;
  });
}
