import { reviewPoints } from '#contract/review/values.ts';
import type { Db, Tx } from '../db/open.ts';
import { LEDGER_UNIT } from '../money/money.tables.ts';
import { post } from '../money/money.ts';
import * as queries from './points.queries.ts';
import { dayStart } from './review.rules.ts';

export type PaidLine = { id: number; payable: number; freight: number; refunded: number };
type Rates = { reviewPoints: number; reviewPointsDay: number };

const paidFor = ({ payable, freight, refunded }: Omit<PaidLine, 'id'>): number => payable - freight - refunded;

export const pointsOfLine = (line: PaidLine, rates: Pick<Rates, 'reviewPoints'>): number =>
  reviewPoints(paidFor(line), rates.reviewPoints);

export async function leftToday(db: Db | Tx, accountId: number, rates: Rates, now: Date): Promise<number> {
  return Math.max(0, rates.reviewPointsDay - (await queries.earnedSince(db, accountId, dayStart(now))));
}

/** Once per review; the caller has locked the member's row. @returns points */
export async function rewardReviews(
  tx: Tx,
  accountId: number,
  lines: readonly PaidLine[],
  rates: Rates,
  at: Date,
): Promise<number> {
  let earned = 0;
  const most = await leftToday(tx, accountId, rates, at);
  for (const line of lines) {
    const amount = Math.min(pointsOfLine(line, rates), most - earned);
    if (amount <= 0) continue;
    const entry = { accountId, unit: LEDGER_UNIT.POINTS, amount, kind: 'review', businessId: String(line.id) } as const;
    await post(tx, { ...entry, key: `review:${line.id}`, at });
    earned += amount;
  }
  return earned;
}

export async function reviewPointsLoss(db: Db | Tx, accountId: number, lines: readonly PaidLine[]): Promise<number> {
  if (!lines.length) return 0;
  const earned = await queries.pointsOfReviews(
    db,
    accountId,
    lines.map(({ id }) => id),
  );
  return lines.reduce((sum, line) => {
    const had = earned.get(line.id) ?? 0;
    return sum + had - reviewPoints(paidFor(line), had);
  }, 0);
}

type Refunded = { accountId: number; line: PaidLine; refundId: string; at: Date };

export async function takeBackReviewPoints(tx: Tx, { accountId, line, refundId, at }: Refunded): Promise<number> {
  const loss = await reviewPointsLoss(tx, accountId, [line]);
  const own = { accountId, unit: LEDGER_UNIT.POINTS, kind: 'takeBack', businessId: String(line.id) } as const;
  if (loss > 0) await post(tx, { ...own, amount: -loss, key: `takeBack:review:${refundId}`, at });
  return loss;
}
