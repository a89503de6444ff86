import type { CheckoutError } from '#contract/checkout/schema.ts';
import type { Db, Tx } from '../db/open.ts';
import type { Good } from './points-mall.queries.ts';
import * as queries from './points-mall.queries.ts';
import { costing, exchangeErrors, mayStillHave } from './points-mall.rules.ts';

export type PointsTerms = {
  good: Good | undefined;
  /** Pieces that this shopper may still have; null: no limit. */
  most: number | null;
  cost: number;
};

export async function pointsTerms(
  db: Db | Tx,
  accountId: number,
  { pointsGoodId, quantity }: { pointsGoodId: number; quantity: number },
): Promise<PointsTerms> {
  const [good, had] = await Promise.all([
    queries.goodById(db, pointsGoodId),
    queries.hadOf(db, accountId, pointsGoodId),
  ]);
  return { good, most: mayStillHave(good?.limitEach ?? null, had), cost: (good?.points ?? 0) * quantity };
}

export const pointsErrors = (terms: PointsTerms | undefined, has: number, now: Date): CheckoutError[] =>
  terms ? exchangeErrors(terms.good, terms.cost, has, now) : [];

export const withPoints = <T extends Parameters<typeof costing>[0]>(priced: T, terms: PointsTerms | undefined): T =>
  terms ? costing(priced, terms.cost) : priced;
