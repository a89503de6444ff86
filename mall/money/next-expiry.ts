import type { Numbers } from '../../contract/numbers.ts';
import type { Deps } from '../deps.ts';
import { goodSince, nextYear, overdue } from './expiry.rules.ts';
import * as queries from './money.queries.ts';

/** Points that are over next, and when; what came back lately may have more time. Undefined: none are, as far as one can see. */
export async function nextExpiry(
  { database: { db }, clock }: Deps,
  accountId: number,
  { pointsYears }: Pick<Numbers, 'pointsYears'>,
): Promise<{ points: number; at: Date } | undefined> {
  const due = await queries.pointsDue(db, accountId);
  if (!due?.at || due.points <= 0) return undefined;
  const now = clock();
  let at = later(due.at, now);
  for (let turn = 0; turn <= pointsYears; turn += 1) {
    const points = overdue(due.points, await queries.pointsSince(db, accountId, goodSince(at, pointsYears)));
    if (points > 0) return { points, at };
    at = nextYear(at);
  }
  return undefined;
}

const later = (one: Date, other: Date): Date => new Date(Math.max(one.getTime(), other.getTime()));
