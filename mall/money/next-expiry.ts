import type { Numbers } from '#contract/settings/numbers.values.ts';
import type { Deps } from '../deps.ts';
import { withoutOver } from './expire.ts';
import { goodSince, nextYear, overdue } from './expiry.rules.ts';
import * as queries from './money.queries.ts';

/** The points that expire next, and when; returned points may have more time. Undefined: none are known to expire. */
export async function nextExpiry(
  { database: { db }, clock }: Deps,
  accountId: number,
  { pointsYears }: Pick<Numbers, 'pointsYears'>,
): Promise<{ points: number; at: Date } | undefined> {
  const [due] = await withoutOver(db, [await queries.bookedWallet(db, accountId)], clock());
  if (!due?.pointsCheckAt || due.points <= 0) return undefined;
  let at = due.pointsCheckAt;
  for (let turn = 0; turn <= pointsYears; turn += 1) {
    const came = await queries.pointsSince(db, [accountId], goodSince(at, pointsYears));
    const points = overdue(due.points, came.get(accountId) ?? 0);
    if (points > 0) return { points, at };
    at = nextYear(at);
  }
  return undefined;
}
