import type { DeskCoupon } from '#contract/coupon/desk.schema.ts';
import { couponSaves } from '#contract/coupon/saves.rules.ts';
import type { CouponTerms, TakeError } from '#contract/coupon/schema.ts';
import { DAY_MS } from '#contract/time.ts';

export type Offered = {
  total: number;
  taken: number;
  each: number;
  newcomers: boolean;
  takeFrom: Date;
  takeTo: Date;
  stopped: boolean;
};

export function takeError(
  { total, taken, each, newcomers, takeFrom, takeTo, stopped }: Offered,
  { mine, newcomer, now }: { mine: number; newcomer: boolean; now: Date },
): TakeError | null {
  if (stopped || now >= takeTo) return 'over';
  if (mine >= each) return 'mine';
  if (taken >= total) return 'gone';
  if (now < takeFrom) return 'notYet';
  return newcomers && !newcomer ? 'newcomers' : null;
}

export function couponState(
  { total, taken, takeFrom, takeTo, stopped }: Pick<Offered, 'total' | 'taken' | 'takeFrom' | 'takeTo' | 'stopped'>,
  now: Date,
): DeskCoupon['state'] {
  if (stopped) return 'stopped';
  if (now >= takeTo) return 'over';
  if (taken >= total) return 'gone';
  return now < takeFrom ? 'coming' : 'running';
}

export function validFor(
  { useFrom, useTo, days }: { useFrom: Date | null; useTo: Date | null; days: number | null },
  now: Date,
): { from: Date; to: Date } {
  const from = useFrom && useFrom > now ? useFrom : now;
  return { from, to: useTo ?? new Date(from.getTime() + (days ?? 0) * DAY_MS) };
}

/** The price of ordinary goods in fen, at which coupons without a threshold are compared. */
const ORDINARY = 10_000;
const worth = (terms: CouponTerms): number => couponSaves(terms, Math.max(terms.threshold, ORDINARY));
export const byWorth = (one: { terms: CouponTerms; id: number }, other: { terms: CouponTerms; id: number }): number =>
  worth(other.terms) - worth(one.terms) || one.id - other.id;
