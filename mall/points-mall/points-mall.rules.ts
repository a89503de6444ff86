import type { CheckoutError } from '#contract/checkout/schema.ts';
import type { PointsState } from '#contract/points-mall/schema.ts';

type Offer = { stopped: boolean; startsAt: Date; endsAt: Date };

/** @param good `stock`: what is left of it */
export function pointsState(good: Offer & { stock: number }, now: Date): PointsState {
  if (good.stopped || now >= good.endsAt) return 'over';
  if (now < good.startsAt) return 'coming';
  return good.stock > 0 ? 'running' : 'soldOut';
}

export const mayStillHave = (limitEach: number | null, had: number): number | null =>
  limitEach === null ? null : Math.max(0, limitEach - had);

export function exchangeErrors(good: Offer | undefined, cost: number, has: number, now: Date): CheckoutError[] {
  if (!good || good.stopped || now < good.startsAt || now >= good.endsAt) return ['pointsOver'];
  return cost > has ? ['points'] : [];
}

type Priced = { points: { most: number; used: number; saves: number }; shops: readonly { points: number }[] };

/** The points are a price here, not a discount; there is only one shop. */
export const costing = <T extends Priced>(priced: T, cost: number): T => ({
  ...priced,
  points: { most: 0, used: cost, saves: 0 },
  shops: priced.shops.map((shop) => ({ ...shop, points: cost })),
});
